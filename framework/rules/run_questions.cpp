// A question is looked at when it is asked: whether it can be answered at all, and whether what it offers is there.
#include "rules/checks.hpp"
#include "rules/run.hpp"

namespace riffle {

bool Run::exists(const Choice& choice) const {
  switch (choice.kind()) {
    case ChoiceKind::card:
      return view.has(choice.card());
    case ChoiceKind::zone:
      return view.has(choice.zone());
    case ChoiceKind::seat:
      return choice.seat().index < view.seat_count;
    case ChoiceKind::symbol:
      return choice.symbol().index < scope_.registry.symbols().size();
    case ChoiceKind::number:
    case ChoiceKind::pass:
      return true;
    case ChoiceKind::none:
      break;
  }
  return false;
}

bool Run::good_choice(const Choice& choice, const char* what) {
  if (exists(choice)) return true;
  constexpr const char* names[] = {"nothing", "a card", "a seat", "a zone", "a number", "a symbol", "a pass"};
  const auto kind = static_cast<std::size_t>(choice.kind());
  (void)fault_of_acting(std::string{what} + " " + (kind < std::size(names) ? names[kind] : "a choice of a kind") +
                        " that does not exist");
  return false;
}

bool Run::good_question(const Decision& decision) {
  const bool known_seats =
      decision.seat == SeatSet{chance} || (decision.seat.bits & ~all_seats(view.seat_count).bits) == 0;
  const bool known_kind = decision.kind <= DecisionKind::blockers && decision.kind != DecisionKind::divide;
  if (decision.seat.bits != 0 && known_seats && known_kind && decision.min <= decision.max) return true;
  (void)fault_of_acting(wrong_question(decision));
  return false;
}

std::string Run::wrong_question(const Decision& decision) const {
  if (decision.seat.bits == 0) return "asked nobody: the question names no seat";
  if (decision.min > decision.max)
    return "asked for at least " + std::to_string(decision.min) + " and at most " + std::to_string(decision.max);
  if (decision.kind > DecisionKind::blockers || decision.kind == DecisionKind::divide)
    return "asked a question of a kind that cannot be answered";
  return "asked a seat that does not exist";
}

// Copies what is asked, with the generations of the cards that are offered.
bool Run::open(const Decision& decision, OpenDecision& question) {
  question.kind = decision.kind;
  question.seats = decision.seat;
  question.prompt = decision.prompt;
  question.min = decision.min;
  question.max = decision.max;
  question.amount = decision.amount;
  question.may_back_out = decision.may_back_out != 0;
  question.hint = decision.hint;
  const std::uint32_t count = decision.options.size();
  question.options.resize(count);
  for (std::uint32_t i = 0; i < count; ++i) {
    const Choice choice = decision.options[i];
    if (!exists(choice)) return good_choice(choice, "offered");
    question.options[i] = stamped(choice);
  }
  question.fingerprint = fingerprint(scope_.registry.symbols(), question);
  return true;
}

}  // namespace riffle
