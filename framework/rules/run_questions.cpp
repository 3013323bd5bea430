// A question is looked at when it is asked: whether it can be answered at all, and whether what it offers is there.
#include "rules/run.hpp"

#include <algorithm>

namespace riffle {
namespace {

constexpr std::uint32_t most_number = (1U << 28U) - 1;  // that a Choice can be

}  // namespace

bool Run::good_question(const Decision& decision) {
  const bool known_seats =
      decision.seat == SeatSet{chance} || (decision.seat.bits & ~all_seats(view.seat_count).bits) == 0;
  const bool known_kind = decision.kind <= DecisionKind::blockers && decision.kind != DecisionKind::divide;
  const bool too_large = decision.kind == DecisionKind::number && decision.max > most_number;
  if (decision.seat.bits != 0 && known_seats && known_kind && decision.min <= decision.max && !too_large) return true;
  (void)fault_of_acting(wrong_question(decision));
  return false;
}

std::string Run::wrong_question(const Decision& decision) const {
  if (decision.seat.bits == 0) return "asked nobody: the question names no seat";
  if (decision.min > decision.max)
    return "asked for at least " + std::to_string(decision.min) + " and at most " + std::to_string(decision.max);
  if (decision.kind == DecisionKind::number && decision.max > most_number)
    return "asked for a number up to " + std::to_string(decision.max) + "; choices end at " +
           std::to_string(most_number);
  if (decision.kind > DecisionKind::blockers || decision.kind == DecisionKind::divide)
    return "asked a question of a kind that cannot be answered";
  return "asked a seat that does not exist";
}

// What is offered is looked at as it lies: an answer on record, or of chance, needs no copy of it.
std::optional<std::uint64_t> Run::fingerprint(const Decision& decision) {
  Fingerprint print;
  const CardId* const cards = decision.options.cards();
  if (!(cards != nullptr ? add_cards({cards, decision.options.size()}, print) : add_options(decision.options, print)))
    return std::nullopt;
  if (decision.prompt) print.add(scope_.registry.symbols().key(decision.prompt));
  print.add((std::uint64_t{decision.seat.bits} << 32U) | static_cast<std::uint32_t>(decision.kind));
  return print.sum();
}

// Four at a time, which do not wait for each other.
bool Run::add_cards(std::span<const CardId> cards, Fingerprint& print) {
  const std::uint32_t known = view.card_count;
  const auto strange = [=](CardId card) { return card.index >= known; };
  const auto bits = [](CardId card) { return Choice{card}.bits(); };
  Fingerprint sum = print;  // one of its own, so that it stays in a register
  const CardId* card = cards.data();
  const CardId* const end = card + cards.size();
  for (; end - card >= 4 && !strange(card[0]) && !strange(card[1]) && !strange(card[2]) && !strange(card[3]); card += 4)
    sum.add(bits(card[0]), bits(card[1]), bits(card[2]), bits(card[3]));
  for (; card != end; ++card) {
    if (strange(*card)) return good_choice(*card, "offered");
    sum.add(bits(*card));
  }
  print = sum;
  return true;
}

bool Run::add_options(const Options& options, Fingerprint& print) {
  Fingerprint sum = print;
  for (std::uint32_t i = 0; i < options.size(); ++i) {
    const Choice choice = options[i];
    const CardId card = choice.card();  // most are; the rest is looked at kind by kind
    if (card ? !view.has(card) : !exists(choice)) return good_choice(choice, "offered");
    sum.add(choice.kind() == ChoiceKind::symbol ? scope_.registry.symbols().key(choice.symbol()) : choice.bits());
  }
  print = sum;
  return true;
}

// Copies what is asked, with the generations of the cards that are offered.
void Run::open(const Decision& decision, std::uint64_t print, OpenDecision& question) const {
  question.kind = decision.kind;
  question.seats = decision.seat;
  question.prompt = decision.prompt;
  question.min = decision.min;
  question.max = decision.max;
  question.amount = decision.amount;
  question.may_back_out = decision.may_back_out != 0;
  question.commands = false;
  question.hint = decision.hint;
  question.fingerprint = print;
  question.options.resize(decision.options.size(), boost::container::default_init);
  const Options from = decision.options;
  Target* const to = question.options.data();
  for (std::uint32_t i = 0; i < from.size(); ++i) to[i] = stamped(from[i]);
}

}  // namespace riffle
