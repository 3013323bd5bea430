#include "app/table_view.hpp"

#include "base/text.hpp"

#include <algorithm>

namespace riffle {
namespace {

std::string count_of(std::size_t count) { return " (" + std::to_string(count) + ")"; }

}  // namespace

std::string TableView::marks(CardId card) const {
  const View& view = game_.view();
  std::string out;
  const auto add = [&](const std::string& mark) { out += (out.empty() ? "" : ", ") + mark; };
  const bool loose = view.record(view.zone(card)).visibility == Visibility::undefined;
  if (loose && !view.face_up(card)) add("face down");
  if (const std::int32_t turned = view.value(card, property::orientation).as_number(); turned != 0)
    add("turned " + std::to_string(turned));
  if (view.controller(card) != view.owner(card) && view.controller(card) && view.owner(card))
    add("of seat " + names_.seat(view.controller(card)));
  if ((!eyes_ || game_.sees(eyes_, card)) && view.is_alternate(card))
    add("printed " + names_.title(view.printed(card)));
  for (std::uint32_t i = property::built_in; i < view.property_count; ++i)
    if (view.card_slots[i] >= 0 && lies_on(card, PropertyId{i}))
      add(std::string{label(PropertyId{i})} + " " + names_.value(view.value(card, PropertyId{i})));
  if (const Value colour = view.value(card, property::highlight); colour.present()) add(names_.value(colour));
  if (const std::uint32_t aims = view.value(card, property::targeted).bits; aims != 0) add("targeted");
  return out;
}

std::string TableView::card(CardId card) const {
  const bool seen = !eyes_ || game_.sees(eyes_, card);
  const std::string place = names_.zone(game_.view().zone(card)) + "@" + std::to_string(game_.view().position(card));
  std::string out =
      seen ? names_.card(card) + " " + names_.form(game_.view().shown(card)) : "hidden " + paint_.dim(place);
  if (const std::string on_it = marks(card); !on_it.empty()) out += paint_.dim(" [" + on_it + "]");
  return out;
}

bool TableView::worth_showing(ZoneId zone) const {
  // The last zone is the host's own, for what was removed.
  return zone.index + 1 != game_.view().zone_count || names_.text(game_.view().record(zone).name) != "gone";
}

std::string TableView::zone(ZoneId zone) const {
  const auto cards = game_.view().cards(zone);
  std::string out = "  " + names_.zone(zone) + paint_.dim(count_of(cards.size())) + "\n";
  std::size_t hidden = 0;
  for (auto card = cards.rbegin(); card != cards.rend(); ++card) {
    // A pile that nobody sees is one number; what lies loose, or is marked, is shown one by one.
    if (eyes_ && !game_.sees(eyes_, *card) && marks(*card).empty()) {
      ++hidden;
    } else {
      out += "    " + this->card(*card) + "\n";
    }
  }
  if (hidden != 0) out += "    " + paint_.dim(std::to_string(hidden) + " hidden") + "\n";
  return out;
}

std::string TableView::zones_of(SeatId owner) const {
  std::string out;
  for (std::uint32_t i = 0; i < game_.view().zone_count; ++i)
    if (game_.view().zone_records[i].owner == owner && worth_showing(ZoneId{i})) out += zone(ZoneId{i});
  return out;
}

/// What a plugin said of it; null of what is a counter, a marker, or built in.
const PropertyRecord* TableView::declared(PropertyId property) const {
  for (const PropertyRecord& record : game_.registry().declared_properties())
    if (record.property == property) return &record;
  return nullptr;
}

// The result is told at the end; the score that every seat has is shown once there is one. What a plugin remembers is
// shown once something has happened to it, and a parameter stays as people chose it.
bool TableView::worth_showing(PropertyId property, Value held) const {
  if (property == property::result) return false;
  if (property == property::score) return held.as_number() != 0 || game_.result();
  const PropertyRecord* const record = declared(property);
  return record == nullptr || (!record->parameter && held != record->initial);
}

// A marker that is not on a card holds 0.
bool TableView::lies_on(CardId card, PropertyId property) const {
  const Value held = game_.view().value(card, property);
  return declared(property) != nullptr ? worth_showing(property, held) : held.as_number() != 0;
}

std::string_view TableView::own_part(PropertyId property) const {
  const std::string_view name = names_.property(property);
  const bool of_plugin = property == property::score || declared(property) != nullptr;
  return of_plugin ? name.substr(name.find('.') + 1) : name;
}

std::string_view TableView::label(PropertyId property) const {
  const View& view = game_.view();
  const std::string_view own = own_part(property);
  for (std::uint32_t i = 0; i < view.property_count; ++i) {
    const bool in_game =
        view.card_slots[i] != no_slot || view.seat_slots[i] != no_slot || view.game_slots[i] != no_slot;
    if (in_game && PropertyId{i} != property && equal_folded(own_part(PropertyId{i}), own))
      return names_.property(property);
  }
  return own;
}

template <class ValueOf>
std::string TableView::counters(const Slot* slots, const ValueOf& value_of) const {
  std::string out;
  for (std::uint32_t i = 0; i < game_.view().property_count; ++i) {
    if (slots[i] < 0) continue;
    const Value held = value_of(PropertyId{i});
    if (!worth_showing(PropertyId{i}, held)) continue;
    const std::string value = names_.value(held);
    out += (out.empty() ? "  " : ", ") + std::string{label(PropertyId{i})} + " " + (value.empty() ? "\"\"" : value);
  }
  return out;
}

std::string TableView::seat_line(SeatId seat) const {
  const std::string who = "Seat " + names_.seat(seat) + (seat == eyes_ ? " (you)" : "");
  return paint_.bold(who) +
         counters(game_.view().seat_slots, [&](PropertyId id) { return game_.view().value(seat, id); });
}

std::string TableView::table() const {
  const View& view = game_.view();
  std::string out =
      paint_.bold("Shared") + counters(view.game_slots, [&](PropertyId id) { return view.value(id); }) + "\n";
  out += zones_of({});
  for (std::uint32_t seat = 0; seat < view.seat_count; ++seat)
    out += seat_line(SeatId{seat}) + "\n" + zones_of(SeatId{seat});
  return out;
}

std::string TableView::option(Choice choice) const {
  return choice.card() ? card(choice.card()) : names_.choice(choice);
}

std::string TableView::decision() const {
  const OpenDecision* open = game_.decision();
  if (eyes_ && game_.decision(eyes_) != nullptr) open = game_.decision(eyes_);
  if (open == nullptr) return paint_.bold("The game is over: " + game_.result().value_or("no result")) + "\n";
  std::string seats;
  for (std::uint32_t seat = 0; seat < game_.view().seat_count; ++seat)
    if (open->seats.contains(SeatId{seat})) seats += (seats.empty() ? "" : ", ") + names_.seat(SeatId{seat});
  std::string out = paint_.bold(std::string{names_.text(open->prompt)}) + paint_.dim(" (seat " + seats);
  if (!open->quiet()) {
    out += paint_.dim("; choose " + std::to_string(open->min));
    if (open->max != open->min) out += paint_.dim(" to " + std::to_string(open->max));
    if (open->may_back_out) out += paint_.dim(", or go `back`");
  }
  out += paint_.dim(")") + "\n";
  const bool asked = !eyes_ || open->seats.contains(eyes_);
  for (std::size_t i = 0; asked && i < open->options.size(); ++i)
    out += "  " + std::to_string(i + 1) + "  " + option(open->options[i].what) + "\n";
  return out;
}

}  // namespace riffle
