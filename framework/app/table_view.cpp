#include "app/table_view.hpp"

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
    if (const Value value = view.value(card, PropertyId{i}); view.card_slots[i] >= 0 && value.as_number() != 0)
      add(std::string{names_.property(PropertyId{i})} + " " + names_.value(value));
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

// The result is told at the end; the score that every seat has is shown once there is one.
bool TableView::worth_showing(PropertyId property, Value held) const {
  if (property == property::result) return false;
  return property != property::score || held.as_number() != 0 || game_.result();
}

template <class ValueOf>
std::string TableView::counters(const Slot* slots, const ValueOf& value_of) const {
  std::string out;
  for (std::uint32_t i = 0; i < game_.view().property_count; ++i) {
    if (slots[i] < 0) continue;
    const Value held = value_of(PropertyId{i});
    if (!worth_showing(PropertyId{i}, held)) continue;
    const std::string value = names_.value(held);
    out += (out.empty() ? "  " : ", ") + std::string{names_.property(PropertyId{i})} + " " +
           (value.empty() ? "\"\"" : value);
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
