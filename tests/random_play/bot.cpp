#include "bot.hpp"

#include <algorithm>
#include <stdexcept>

namespace random_play {
using namespace riffle;

namespace {

template <class Asked>
std::vector<Choice> choices_for(Dice& dice, const Asked& decision) {
  if (decision.kind == DecisionKind::number && decision.options.empty())
    return {Choice::number(static_cast<std::int32_t>(decision.min + dice.below(decision.max - decision.min + 1)))};
  std::vector<Choice> choices;
  for (const Target& option : decision.options) choices.push_back(option.what);
  const auto all = static_cast<std::uint32_t>(choices.size());
  const std::uint32_t most = std::min(decision.max, all), least = std::min(decision.min, most);
  const std::uint32_t count = least + dice.below(most - least + 1);
  for (std::uint32_t i = 0; i < count; ++i) std::swap(choices[i], choices[i + dice.below(all - i)]);
  choices.resize(count);
  return choices;
}

}  // namespace

std::vector<Choice> random_choices(Dice& dice, const OpenDecision& decision) { return choices_for(dice, decision); }
std::vector<Choice> random_choices(Dice& dice, const Question& question) { return choices_for(dice, question); }

Status PureBot::answer(const View& view, SeatId, const Question& question, std::vector<Choice>& chosen) {
  Dice dice{question.options.size() * 31 + view.count(ZoneId{0}) + question.max};
  if (dice.once_in(20)) throw std::runtime_error("a bot that throws");
  if (question.may_back_out != 0 && dice.once_in(5)) return Status::declined;
  chosen = random_choices(dice, question);
  if (dice.once_in(10)) chosen.push_back(Choice::pass());  // mostly wrong: then another is taken
  return done;
}

}  // namespace random_play
