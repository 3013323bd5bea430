// Questions that are answered inside the run: by what a log recorded, by chance, by a bot.
#include "base/chance.hpp"
#include "registry/guard.hpp"
#include "rules/checks.hpp"
#include "rules/run.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace riffle {
namespace {

std::vector<Choice> choices_of(const std::vector<Target>& targets) {
  std::vector<Choice> choices;
  for (const Target& target : targets) choices.push_back(target.what);
  return choices;
}

bool answers(const OpenDecision& question, const Answer& answer) {
  if (answer.kind == Answer::Kind::declined) return question.may_back_out;
  return answer.kind == Answer::Kind::choices && wrong_choices(question, choices_of(answer.choices)).empty();
}

Answer with_options(SeatId seat, const OpenDecision& question, std::uint32_t first) {
  Answer answer;
  answer.seat = seat;
  const auto options = static_cast<std::uint32_t>(question.options.size());
  for (std::uint32_t i = 0; i < question.min && options > 0; ++i)
    answer.choices.push_back(question.options[(first + i) % options]);
  if (options == 0 && question.kind == DecisionKind::number)
    answer.choices.push_back({Choice::number(static_cast<std::int32_t>(question.min)), 0});
  return answer;
}

}  // namespace

bool Run::answer_inside(const Decision& decision, const OpenDecision& question, Answer& answer) {
  const bool by_chance = question.seats.contains(chance);
  if (!by_chance && (std::popcount(question.seats.bits) != 1 || question.kind == DecisionKind::table)) return false;
  if (!scope_.given.empty() && question.seats.contains(scope_.given.front().seat)) {
    answer = std::move(scope_.given.front());
    scope_.given.pop_front();
    for (Target& chosen : answer.choices)
      if (chosen.card() && chosen.card().index < view.card_count) chosen = view.target(chosen.card());
    if (answers(question, answer)) return true;
    complaints_.emplace_back("", "an answer on record does not fit the question; it was answered anew");
  }
  if (by_chance) {
    answer = draw(decision, question);
    return true;
  }
  const SeatId seat{static_cast<std::uint32_t>(std::countr_zero(question.seats.bits))};
  Bot* bot = scope_.bots[seat.index];
  const bool stalled = question.quiet() && question.options.size() < question.min;
  if (bot == nullptr || stalled) return false;
  answer = ask_bot(*bot, seat, decision, question);
  return true;
}

Answer Run::draw(const Decision& decision, const OpenDecision& question) const {
  ChanceStream stream{scope_.seed, scope_.registry.symbols().key(decision.stream),
                      editor_.stream_position(decision.stream)};
  Answer answer;
  answer.seat = chance;
  if (question.options.empty()) {
    const std::uint32_t drawn = question.min + stream.below(question.max - question.min + 1);
    answer.choices.push_back({Choice::number(static_cast<std::int32_t>(drawn)), 0});
    return answer;
  }
  std::vector<Target> pool = question.options;
  for (std::uint32_t i = 0; i < question.min; ++i) {
    const auto left = static_cast<std::uint32_t>(pool.size()) - i;
    std::swap(pool[i], pool[i + stream.below(left)]);
  }
  pool.resize(question.min);
  answer.choices = std::move(pool);
  return answer;
}

// A bot whose answer was refused gets the fallback, then other options in turn: so a run always comes to an end.
Answer Run::ask_bot(Bot& bot, SeatId seat, const Decision& decision, const OpenDecision& question) const {
  Answer answer;
  if (refusals_ == 0) {
    Question asked;
    asked.seats = question.seats;
    asked.prompt = question.prompt;
    asked.kind = question.kind;
    asked.options = question.options;
    asked.min = question.min;
    asked.max = question.max;
    asked.amount = question.amount;
    asked.may_back_out = question.may_back_out ? 1 : 0;
    asked.hint = question.hint;
    std::vector<Choice> chosen;
    Status status = done;
    const auto thrown = guarded([&] { status = bot.answer(view, seat, asked, chosen); });
    answer.seat = seat;
    if (status == Status::declined) answer.kind = Answer::Kind::declined;
    for (const Choice& choice : chosen) answer.choices.push_back(stamped(choice));
    if (!thrown && answers(question, answer)) return answer;
  }
  if (refusals_ <= 1 && decision.fallback.size() > 0) {
    answer = {};
    answer.seat = seat;
    for (std::uint32_t i = 0; i < decision.fallback.size(); ++i) {
      const Choice choice = decision.fallback[i];
      answer.choices.push_back(stamped(choice));
    }
    if (answers(question, answer)) return answer;
  }
  return with_options(seat, question, refusals_ == 0 ? 0 : refusals_ - 1);
}

}  // namespace riffle
