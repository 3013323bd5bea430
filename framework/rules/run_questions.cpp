// Whether a question can be answered at all, looked at when it is asked.
#include "rules/run.hpp"

namespace riffle {

bool Run::good_choice(const Choice& choice, const char* what) {
  bool exists = true;
  const char* kind = "nothing";
  switch (choice.kind()) {
    case ChoiceKind::card:
      exists = view.has(choice.card()), kind = "a card";
      break;
    case ChoiceKind::zone:
      exists = view.has(choice.zone()), kind = "a zone";
      break;
    case ChoiceKind::seat:
      exists = choice.seat().index < view.seat_count, kind = "a seat";
      break;
    case ChoiceKind::symbol:
      exists = choice.symbol().index < scope_.registry.symbols().size(), kind = "a symbol";
      break;
    case ChoiceKind::number:
    case ChoiceKind::pass:
      break;
    case ChoiceKind::none:
      exists = false;
      break;
  }
  if (!exists) (void)fault(std::string{acting_id()} + " " + what + " " + kind + " that does not exist");
  return exists;
}

std::string Run::wrong_question(const Decision& decision) const {
  const std::string who{acting_id()};
  const std::uint32_t players = all_seats(view.seat_count).bits;
  if (decision.seat.bits == 0) return who + " asked nobody: the question names no seat";
  if (decision.seat != SeatSet{chance} && (decision.seat.bits & ~players) != 0)
    return who + " asked a seat that does not exist";
  if (decision.min > decision.max)
    return who + " asked for at least " + std::to_string(decision.min) + " and at most " + std::to_string(decision.max);
  if (decision.kind > DecisionKind::blockers || decision.kind == DecisionKind::divide)
    return who + " asked a question of a kind that cannot be answered";
  return {};
}

}  // namespace riffle
