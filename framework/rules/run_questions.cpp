// A question is looked at when it is asked: whether it can be answered at all, and whether what it offers is there.
#include "rules/run.hpp"

#include <algorithm>
#include <bit>

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
  question.options.resize(decision.options.size(), boost::container::default_init);
  Fingerprint print;
  const CardId* const cards = decision.options.cards();
  if (!(cards != nullptr ? copy_cards(cards, question.options, print)
                         : copy_options(decision.options, question.options, print)))
    return false;
  if (decision.prompt) print.add(scope_.registry.symbols().key(decision.prompt));
  print.add((std::uint64_t{decision.seat.bits} << 32U) | static_cast<std::uint32_t>(decision.kind));
  question.fingerprint = print.sum();
  return true;
}

// What the loop reads is kept in variables of its own, which nothing that it writes can be a part of.
bool Run::copy_cards(const CardId* cards, std::span<Target> options, Fingerprint& print) {
  const std::uint32_t* const generations = view.generations;
  Target* const to = options.data();
  const auto copy = [=](std::size_t i) {
    const std::uint64_t words = std::uint64_t{generations[cards[i].index]} << 32U | Choice{cards[i]}.bits();
    to[i] = std::bit_cast<Target>(words);  // one store instead of two
    return words;
  };
  const std::size_t count = options.size();
  const std::uint32_t known = view.card_count;
  Fingerprint sum = print;
  for (std::size_t i = 0; i < count; i += 2) {
    const std::size_t next = std::min(i + 1, count - 1);
    if (cards[i].index >= known || cards[next].index >= known)
      return good_choice(cards[cards[i].index < known ? next : i], "offered");
    const std::uint64_t first = copy(i);
    if (next == i) {
      sum.add(first);
    } else {
      sum.add(first, copy(next));
    }
  }
  print = sum;
  return true;
}

bool Run::copy_options(const Options& from, std::span<Target> options, Fingerprint& print) {
  Fingerprint sum = print;
  for (std::uint32_t i = 0; i < options.size(); ++i) {
    const Choice choice = from[i];
    const CardId card = choice.card();
    if (card ? !view.has(card) : !exists(choice)) return good_choice(choice, "offered");
    const std::uint64_t words = std::uint64_t{card ? view.generations[card.index] : 0} << 32U | choice.bits();
    options[i] = std::bit_cast<Target>(words);
    sum.add(choice.kind() == ChoiceKind::symbol ? scope_.registry.symbols().key(choice.symbol()) : words);
  }
  print = sum;
  return true;
}

}  // namespace riffle
