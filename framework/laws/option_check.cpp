#include "laws/option_check.hpp"

#include "laws/random_number.hpp"

#include <algorithm>

namespace riffle {
namespace {

std::vector<Choice> choices_of(const OpenDecision& open, std::uint32_t most, ChanceStream& dice) {
  std::vector<Choice> all;
  if (open.commands || open.min > 1 || open.max < 1) return all;
  for (const Target& option : open.options) all.push_back(option.what);
  const std::uint32_t count = std::min(most, static_cast<std::uint32_t>(all.size()));
  for (std::uint32_t i = 0; i < count; ++i)
    std::swap(all[i], all[i + dice.below(static_cast<std::uint32_t>(all.size()) - i)]);
  all.resize(count);
  return all;
}

std::vector<Choice> numbers_of(const OpenDecision& open, std::uint32_t most, ChanceStream& dice) {
  std::vector<Choice> all;
  const bool few = open.max - open.min < most;
  for (std::uint32_t i = 0; i < (few ? open.max - open.min + 1 : most); ++i)
    all.push_back(Choice::number(few ? static_cast<std::int32_t>(open.min + i) : random_number(open, dice)));
  return all;
}

/// Whether an answer is one option of the question: of a course that is being shrunk, some answer other questions.
bool is_offered(const OpenDecision& open, const Answer& answer) {
  if (answer.kind != Answer::Kind::choices || answer.choices.size() != 1 || open.min > 1 || open.max < 1) return false;
  const Choice choice = answer.choices.front().what;
  const auto number = static_cast<std::int64_t>(choice.as_number());
  if (open.ranged()) return choice.kind() == ChoiceKind::number && number >= open.min && number <= open.max;
  return std::any_of(open.options.begin(), open.options.end(),
                     [&](const Target& option) { return option.what == choice; });
}

}  // namespace

void OptionCheck::before(Play& play, const Move& move) {
  offered_ = is_offered(*play.decision(move.answer.seat), move.answer);
  if (!due(sampling_.options)) return;
  const OpenDecision& open = *play.decision(move.answer.seat);
  const std::uint32_t most = sampling_.tried;
  for (const Choice choice : open.ranged() ? numbers_of(open, most, dice_) : choices_of(open, most, dice_))
    if (!try_on_clone(play, move.answer.seat, choice)) return;
}

bool OptionCheck::try_on_clone(Play& play, SeatId seat, Choice choice) {
  const std::unique_ptr<Play> clone = play.clone();
  std::string at_fault, culprit;
  clone->bus().on_fault([&](std::string_view plugin, std::string_view text) {
    culprit = plugin;
    at_fault = text;
  });
  Answer answer;
  answer.seat = seat;
  answer.choices.push_back({choice, 0});
  const bool taken = expect(clone->answer(answer), "an option that was offered was not accepted");
  const bool held = expect(at_fault.empty(), "an option that was offered led to a fault", "no fault", at_fault);
  blame(culprit);
  return taken && held;
}

void OptionCheck::after(Play&, const Move& move) {
  if (!offered_) return;
  expect(move.verdict, "an option that was offered was not accepted");
}

}  // namespace riffle
