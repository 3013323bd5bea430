// What a run may change. Ids come from plugins, so each is looked at before it reaches the editor.
#include "base/text.hpp"
#include "rules/checks.hpp"
#include "rules/run.hpp"

#include <algorithm>

namespace riffle {
namespace {

bool has_slot(Slot slot) { return slot >= 0; }

Slot slot_in(const std::vector<Slot>& slots, PropertyId property) {
  return property.index < slots.size() ? slots[property.index] : no_slot;
}

/// Of a stored property of cards; markers are numbers.
ValueKind kind_of(const Layout& layout, Slot slot) {
  const auto column = static_cast<std::size_t>(slot);
  return column < layout.card_columns.size() ? layout.card_columns[column].initial.kind : ValueKind::number;
}

bool same_cards(std::vector<CardId> a, std::span<const CardId> cards) {
  std::vector<CardId> b{cards.begin(), cards.end()};
  std::sort(a.begin(), a.end());
  std::sort(b.begin(), b.end());
  return a == b;
}

}  // namespace

void Run::place(CardId card, ZoneId zone, std::uint32_t position) {
  if (!good_card(card)) return;
  if (zone.index >= view.zone_count)
    (void)fault("placed a card in a zone that does not exist");
  else
    editor_.place(card, zone, position);
}

void Run::set(CardId card, PropertyId property, Value value) {
  if (!good_card(card)) return;
  const Slot slot = slot_in(editor_.state().card_slots, property);
  if (!has_slot(slot))
    (void)fault("set a property that cards of this game print or do not have: " +
                std::string{scope_.registry.property_name(property)});
  else if (property.index < property::built_in ? good_built_in(property, value)
                                               : good_value(value, kind_of(editor_.layout(), slot), false))
    editor_.set(card, slot, value);
}

void Run::set(SeatId seat, PropertyId property, Value value) {
  if (!may_edit()) return;
  const Slot slot = slot_in(editor_.layout().seat_slots, property);
  if (seat.index >= view.seat_count || !has_slot(slot))
    (void)fault("set a property that seats of this game do not have");
  else if (good_value(value, view.value(seat, property).kind, false))
    editor_.set(seat, slot, value);
}

[[gnu::flatten]] void Run::set(PropertyId property, Value value) {
  if (!may_edit()) return;
  const Slot slot = slot_in(editor_.layout().game_slots, property);
  if (!has_slot(slot))
    (void)fault("set a property that this game does not have");
  else if (property == property::result && value == Value::symbol({}))
    (void)fault("ended the game without saying how");
  else if (property == property::result ? good_value(value, ValueKind::symbol, false)
                                        : good_value(value, view.value(property).kind, false))
    editor_.set(slot, value);
}

CardId Run::create(FormId printed, ZoneId zone, SeatId owner, std::uint32_t position) {
  if (!may_edit()) return {};
  if (printed.index >= view.form_count || zone.index >= view.zone_count) {
    (void)fault("created a card of a form, or in a zone, that does not exist");
    return {};
  }
  if (owner && !good_seat(owner, "created a card for")) return {};
  return editor_.create(printed, zone, position, owner);
}

void Run::remove(CardId card) {
  if (good_card(card)) editor_.place(card, editor_.layout().gone, on_top);
}

void Run::order(ZoneId zone, Targets top_first) {
  if (!may_edit()) return;
  if (zone.index >= view.zone_count) return (void)fault("ordered a zone that does not exist");
  std::vector<CardId> cards;
  for (const Target& target : top_first) cards.push_back(target.card());
  if (!same_cards(cards, view.cards(zone))) return (void)fault("ordered a zone with other cards than its own");
  if (view.record(zone).ordered != 0) editor_.order(zone, cards);
}

void Run::show(CardId card, SeatSet seats) {
  if (!good_card(card)) return;
  if ((seats.bits & ~all_seats(view.seat_count).bits) != 0)
    return (void)fault("showed a card to a seat that does not exist");
  const auto seen = static_cast<std::uint32_t>(view.value(card, property::seen).as_number());
  editor_.set(card, static_cast<Slot>(property::seen.index),
              Value::number(static_cast<std::int32_t>(seen | seats.bits)));
}

Symbol Run::symbol(std::string_view text) { return scope_.registry.symbols().intern(text); }
std::string_view Run::text(Symbol symbol) const { return symbol ? scope_.registry.symbols().text(symbol) : ""; }

Symbol Run::folded(Symbol symbol) { return scope_.registry.symbols().intern(fold_case(text(symbol))); }

PropertyId Run::marker(Symbol name) {
  if (stopped() || !name) return {};
  const PropertyId property = scope_.registry.property(text(name));
  const Slot slot = slot_in(editor_.state().card_slots, property);
  if (slot == no_slot) editor_.add_marker(property, scope_.registry.symbols().key(name));
  const bool taken = slot != no_slot && slot < static_cast<Slot>(editor_.layout().card_columns.size());
  return taken ? PropertyId{} : property;
}

PropertyId Run::seat_property(Symbol name) const {
  const PropertyId property = name ? scope_.registry.find_property(text(name)) : PropertyId{};
  const bool held = property && property != property::score;
  return held && has_slot(slot_in(editor_.layout().seat_slots, property)) ? property : PropertyId{};
}

std::span<const DeckCard> Run::deck(std::uint32_t number) const {
  if (number >= scope_.decks.size()) return {};
  return scope_.decks[number];
}

}  // namespace riffle
