// Questions that are answered inside the run: by what a log recorded, by chance, by a bot.
#include "base/chance.hpp"
#include "registry/guard.hpp"
#include "rules/checks.hpp"
#include "rules/run.hpp"

#include <algorithm>
#include <bit>

namespace riffle {
namespace {

bool answers(const OpenDecision& question, const Answer& answer) {
  if (answer.kind == Answer::Kind::declined) return question.may_back_out;
  if (answer.choices.size() == 1 && is_one_of(question, answer.choices[0])) return true;
  return answer.kind == Answer::Kind::choices && wrong_choices(question, Options{answer.choices}).empty();
}

void take_options(const OpenDecision& question, std::uint32_t first, Answer& answer) {
  answer.kind = Answer::Kind::choices;
  answer.choices.clear();
  const auto options = static_cast<std::uint32_t>(question.options.size());
  for (std::uint32_t i = 0; i < question.min && options > 0; ++i)
    answer.choices.push_back(question.options[(first + i) % options]);
  if (options == 0 && question.kind == DecisionKind::number)
    answer.choices.push_back({Choice::number(static_cast<std::int32_t>(question.min)), 0});
}

}  // namespace

bool Run::answer_inside(const Decision& decision, const OpenDecision& question, Answer& answer) {
  const bool by_chance = question.seats.contains(chance);
  const bool for_people = question.commands || question.kind == DecisionKind::table;  // no bot gives commands
  if (!by_chance && (!question.seats.single() || for_people)) return false;
  if (!scope_.given.empty() && question.seats.contains(scope_.given.front().seat) && take_given(question, answer))
    return true;
  if (by_chance) {
    draw(decision, answer);
    return true;
  }
  const SeatId seat{static_cast<std::uint32_t>(std::countr_zero(question.seats.bits))};
  Bot* bot = scope_.bots[seat.index];
  const bool stalled = question.quiet() && question.options.size() < question.min;
  if (bot == nullptr || stalled) return false;
  ask_bot(*bot, seat, decision, question, answer);
  return true;
}

bool Run::take_given(const OpenDecision& question, Answer& answer) {
  answer = std::move(scope_.given.front());
  scope_.given.pop_front();
  for (Target& chosen : answer.choices)
    if (chosen.card() && chosen.card().index < view.card_count) chosen = view.target(chosen.card());
  if (answers(question, answer)) return true;
  buffers_.complaints.emplace_back("", "an answer on record does not fit the question; it was answered anew");
  answer = {};
  return false;
}

// Whether chance will answer, whatever a log or an earlier answer says: then nobody needs a copy of what is offered.
bool Run::drawn_at_once(const Decision& decision) const {
  return decision.seat == SeatSet{chance} && scope_.asking && scope_.given.empty() && !is_quiet(decision.kind);
}

void Run::draw(const Decision& decision, Answer& answer) {
  ChanceStream stream{scope_.seed, scope_.registry.symbols().key(decision.stream),
                      editor_.stream_position(decision.stream)};
  answer.seat = chance;
  const std::uint32_t options = decision.options.size();
  if (options == 0) {
    const std::uint32_t drawn = decision.min + stream.below(decision.max - decision.min + 1);
    answer.choices.push_back({Choice::number(static_cast<std::int32_t>(drawn)), 0});
  } else if (decision.min == 1) {
    answer.choices.push_back(stamped(decision.options[stream.below(options)]));
  } else {
    std::vector<Choice>& pool = buffers_.choices;
    pool.clear();
    for (std::uint32_t i = 0; i < options; ++i) pool.push_back(decision.options[i]);
    for (std::uint32_t i = 0; i < decision.min; ++i) {
      std::swap(pool[i], pool[i + stream.below(options - i)]);
      answer.choices.push_back(stamped(pool[i]));
    }
  }
}

// A bot whose answer was refused gets the fallback, then other options in turn: so a run always comes to an end.
void Run::ask_bot(Bot& bot, SeatId seat, const Decision& decision, const OpenDecision& question, Answer& answer) {
  answer.seat = seat;
  if (refusals_ == 0 && reply_of(bot, seat, question, answer)) return;
  if (refusals_ <= 1 && decision.fallback.size() > 0) {
    answer.kind = Answer::Kind::choices;
    answer.choices.clear();
    for (std::uint32_t i = 0; i < decision.fallback.size(); ++i)
      answer.choices.push_back(stamped(decision.fallback[i]));
    if (answers(question, answer)) return;
  }
  take_options(question, refusals_ == 0 ? 0 : refusals_ - 1, answer);
}

bool Run::reply_of(Bot& bot, SeatId seat, const OpenDecision& question, Answer& answer) {
  buffers_.choices.clear();
  Status status = done;
  const auto thrown = guarded([&] { status = bot.answer(view, seat, question.asked(), buffers_.choices); });
  if (thrown)
    buffers_.complaints.emplace_back("", "the bot of seat " + std::to_string(seat.index + 1) + " threw: " + *thrown);
  if (status == Status::declined)
    answer.kind = Answer::Kind::declined;
  else
    for (const Choice& choice : buffers_.choices) answer.choices.push_back(stamped(choice));
  return !thrown && (status == Status::done || status == Status::declined) && answers(question, answer);
}

}  // namespace riffle
