#include "rules/acting.hpp"

#include "rules/checks.hpp"

namespace riffle {

Status Acting::stop(Status status, std::string_view reason) {
  if (stopped()) return ended_;
  ended_ = status;
  buffers_.reason = reason;
  if (acting_ != nullptr && acting_->owner != no_plugin)
    buffers_.culprit = scope_.registry.plugins()[acting_->owner].id;
  return status;
}

Status Acting::fault_of_acting(std::string_view reason) { return fault(acting_->id + " " + std::string{reason}); }

bool Acting::exists(const Choice& choice) const {
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

bool Acting::good_choice(const Choice& choice, const char* what) {
  if (exists(choice)) return true;
  constexpr const char* names[] = {"nothing", "a card", "a seat", "a zone", "a number", "a symbol", "a pass"};
  const auto kind = static_cast<std::size_t>(choice.kind());
  (void)fault_of_acting(std::string{what} + " " + (kind < std::size(names) ? names[kind] : "a choice of a kind") +
                        " that does not exist");
  return false;
}

// A run that edits without end would eat all memory before anybody could stop it.
bool Acting::must_not_edit() {
  (void)fault_of_acting(replacing_ ? "edited instead of saying what the event becomes"
                                   : "made more than two million edits in one run");
  return false;
}

// Whoever kept the Context may use it while others are told what the run did: once is enough to name the plugin.
bool Acting::edits_too_late() {
  if (!std::exchange(over_, false)) return false;
  const std::string plugin = acting_->owner == no_plugin ? "" : scope_.registry.plugins()[acting_->owner].id;
  buffers_.complaints.emplace_back(plugin,
                                   acting_->id + " left its Context to be used after its run: an edit was refused");
  return false;
}

bool Acting::good_card(CardId card) {
  if (!may_edit()) return false;
  if (card.index < view.card_count) return true;
  (void)fault("edited a card that does not exist");
  return false;
}

bool Acting::good_seat(SeatId seat, const char* what) {
  if (seat.index < view.seat_count) return true;
  (void)fault(std::string{what} + " a seat that does not exist");
  return false;
}

bool Acting::good_value(Value value, ValueKind kind, bool may_be_absent) {
  if (value.kind == kind && (kind == ValueKind::number || kind == ValueKind::flag || exists(value))) return true;
  if (may_be_absent && !value.present()) return true;
  (void)fault(value.kind == kind ? "set a property to what does not exist"
                                 : "set a property to a value of another kind than it holds");
  return false;
}

// No card, no seat and the like can be set always.
bool Acting::exists(Value value) const {
  if (value.bits == Symbol{}.index) return true;
  return value.kind == ValueKind::symbol ? value.bits < scope_.registry.symbols().size() : riffle::exists(view, value);
}

bool Acting::good_built_in(PropertyId property, Value value) {
  if (property == property::shown || property == property::controller) {
    const bool known =
        property == property::shown ? view.has(value.as_form()) : value.as_seat().index < view.seat_count;
    if (known || (property == property::controller && !value.present())) return true;
    (void)fault(property == property::shown ? "made a card show a form that does not exist"
                                            : "gave the control of a card to a seat that does not exist");
    return false;
  }
  if (property == property::face) return good_value(value, ValueKind::flag, false);
  if (property == property::highlight) return good_value(value, ValueKind::symbol, true);
  if (!good_value(value, ValueKind::number, false)) return false;
  const std::int32_t number = value.as_number();
  if (property != property::orientation || (number >= 0 && number < 360 && number % 90 == 0)) return true;
  (void)fault("turned a card to " + std::to_string(number) + " degrees; 0, 90, 180 and 270 are possible");
  return false;
}

}  // namespace riffle
