#include "game/names.hpp"

#include "base/text.hpp"

#include <charconv>

namespace riffle {
namespace {

std::optional<std::uint32_t> whole_number(std::string_view text) {
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + '"';
}

Error not_found(std::string_view what, std::string_view text, const std::vector<std::string_view>& known) {
  std::string message = "no " + std::string{what} + " is called " + quoted(text);
  if (const std::string_view near = nearest(text, known); !near.empty())
    message += "; did you mean " + quoted(near) + "?";
  return {message};
}

/// The one of several candidates that matches exactly, else the one that differs in case only.
template <class Thing, class NameOf>
std::optional<Thing> find_name(const std::vector<Thing>& things, std::string_view text, const NameOf& name_of) {
  for (const Thing& thing : things)
    if (name_of(thing) == text) return thing;
  for (const Thing& thing : things)
    if (equal_folded(name_of(thing), text)) return thing;
  return std::nullopt;
}

std::vector<ZoneId> zones_of(const View& view, SeatId owner) {
  std::vector<ZoneId> zones;
  for (std::uint32_t i = 0; i < view.zone_count; ++i)
    if (view.zone_records[i].owner == owner) zones.push_back(ZoneId{i});
  return zones;
}

/// Seats as people read them: "nobody", "1", "1+2".
std::string seats(std::uint32_t bits) {
  std::string out;
  for (std::uint32_t i = 0; i < 32; ++i)
    if ((bits >> i) & 1U) out += (out.empty() ? "" : "+") + std::to_string(i + 1);
  return out.empty() ? "nobody" : out;
}

}  // namespace

std::string_view Names::text(Symbol symbol) const {
  return symbol ? game_.registry().symbols().text(symbol) : std::string_view{};
}

std::string_view Names::property(PropertyId property) const { return game_.registry().property_name(property); }

bool Names::in_play(CardId card) const {
  const View& view = game_.view();
  if (card.index >= view.card_count || view.zone(card).index >= view.zone_count) return false;
  // The host's own zone for what was removed is the last one; a game may have a group of the same name.
  return view.zone(card).index + 1 != view.zone_count || text(view.record(view.zone(card)).name) != "gone";
}

ZoneId Names::role_zone(SeatId asking, std::string_view wanted) const {
  const Registry& registry = game_.registry();
  for (std::uint32_t i = 0; i < registry.role_count(); ++i)
    if (equal_folded(registry.role_name(RoleId{i}), wanted)) return game_.view().zone(RoleId{i}, asking);
  return {};
}

/// "2:hand": a zone that belongs to another seat.
Result<ZoneId> Names::zone_of(std::string_view number, std::string_view wanted) const {
  const Result<SeatId> owner = seat(number);
  if (!owner) return owner.error();
  const View& view = game_.view();
  const std::vector<ZoneId> zones = zones_of(view, *owner);
  const auto name_of = [&](ZoneId zone) { return text(view.record(zone).name); };
  if (const auto found = find_name(zones, wanted, name_of)) return *found;
  if (const ZoneId found = role_zone(*owner, wanted); found && view.record(found).owner == *owner) return found;
  std::vector<std::string_view> known;
  for (const ZoneId zone : zones) known.push_back(name_of(zone));
  return not_found("zone of seat " + std::string{number}, wanted, known);
}

Result<ZoneId> Names::zone(SeatId asking, std::string_view wanted) const {
  const View& view = game_.view();
  const auto name_of = [&](ZoneId zone) { return text(view.record(zone).name); };
  const std::vector<ZoneId> own = asking ? zones_of(view, asking) : std::vector<ZoneId>{};
  const std::vector<ZoneId> shared = zones_of(view, {});
  if (const auto found = find_name(own, wanted, name_of)) return *found;
  if (const auto found = find_name(shared, wanted, name_of)) return *found;
  if (const ZoneId found = role_zone(asking, wanted)) return found;
  if (const auto colon = wanted.find(':'); colon != std::string_view::npos && whole_number(wanted.substr(0, colon)))
    return zone_of(wanted.substr(0, colon), wanted.substr(colon + 1));
  std::vector<std::string_view> known;
  for (const ZoneId zone : own) known.push_back(name_of(zone));
  for (const ZoneId zone : shared) known.push_back(name_of(zone));
  return not_found("zone", wanted, known);
}

Result<CardId> Names::card(std::string_view wanted, SeatId eyes) const {
  if (!wanted.starts_with('#')) return named(wanted, eyes);
  const auto number = whole_number(wanted.substr(1));
  if (number && *number >= 1 && in_play(CardId{*number - 1})) return CardId{*number - 1};
  if (!number) return Error{"expected a card's number after #, found " + quoted(wanted)};
  return Error{"there is no card " + std::string{wanted} + "; " + std::to_string(game_.view().card_count) +
               " cards have been created"};
}

std::vector<CardId> Names::all_named(std::string_view wanted, SeatId eyes) const {
  const View& view = game_.view();
  const auto find = [&](auto form_of, auto same) {
    std::vector<CardId> found;
    for (std::uint32_t i = 0; i < view.card_count; ++i) {
      const CardId card{i};
      if (!in_play(card) || (eyes && !game_.sees(eyes, card))) continue;
      if (same(text(view.form(form_of(card)).title), wanted)) found.push_back(card);
    }
    return found;
  };
  const auto shown_form = [&](CardId card) { return view.shown(card); };
  const auto printed_form = [&](CardId card) { return view.printed(card); };
  const auto exactly = [](std::string_view a, std::string_view b) { return a == b; };
  std::vector<CardId> found = find(shown_form, exactly);
  if (found.empty()) found = find(printed_form, exactly);
  if (found.empty()) found = find(shown_form, equal_folded);
  if (found.empty()) found = find(printed_form, equal_folded);
  return found;
}

Result<CardId> Names::named(std::string_view wanted, SeatId eyes) const {
  const std::vector<CardId> found = all_named(wanted, eyes);
  if (found.size() == 1) return found.front();
  if (found.empty()) return Error{"no card in play is called " + quoted(wanted)};
  std::string message = std::to_string(found.size()) + " cards in play are called " + quoted(wanted) + ": ";
  for (const CardId card : found) message += (card == found.front() ? "" : ", ") + this->card(card);
  return Error{message + "; name one by its number"};
}

Result<FormId> Names::printed(std::string_view wanted) const {
  const Catalog& catalog = game_.catalog();
  if (const std::string digits = guid_digits(wanted); !digits.empty()) {
    const auto found = catalog.by_guid.find(digits);
    if (found == catalog.by_guid.end()) return Error{"no card has the id " + std::string{wanted}};
    return catalog.base(found->second);
  }
  const auto found = catalog.by_title.find(fold_case(wanted));
  if (found != catalog.by_title.end()) {
    std::vector<FormId> exact;
    for (const FormId form : found->second)
      if (text(catalog.forms[form.index].title) == wanted) exact.push_back(form);
    const std::vector<FormId>& forms = exact.empty() ? found->second : exact;
    if (forms.size() == 1) return forms.front();
    return Error{std::to_string(forms.size()) + " cards of the game are called " + quoted(wanted) +
                 "; name one by its id"};
  }
  std::vector<std::string_view> known;
  for (const TemplateRecord& record : catalog.templates) known.push_back(text(catalog.forms[record.first.index].title));
  return not_found("card of the game", wanted, known);
}

Result<PropertyId> Names::property(std::string_view wanted, const Slot* slots, std::string_view of) const {
  const View& view = game_.view();
  std::vector<PropertyId> all;
  std::vector<std::string_view> known;
  for (std::uint32_t i = 0; i < view.property_count; ++i) {
    if (slots[i] == no_slot) continue;
    all.push_back(PropertyId{i});
    known.push_back(property(PropertyId{i}));
  }
  if (const auto found = find_name(all, wanted, [&](PropertyId id) { return property(id); })) return *found;
  return not_found(of, wanted, known);
}

Result<PropertyId> Names::card_property(std::string_view wanted) const {
  return property(wanted, game_.view().card_slots, "property of cards");
}

Result<PropertyId> Names::seat_property(std::string_view wanted) const {
  return property(wanted, game_.view().seat_slots, "counter or variable of seats");
}

Result<PropertyId> Names::game_property(std::string_view wanted) const {
  return property(wanted, game_.view().game_slots, "counter or variable of the game");
}

Result<SeatId> Names::seat(std::string_view wanted) const {
  const auto number = whole_number(wanted);
  const std::uint32_t count = game_.view().seat_count;
  if (number && *number >= 1 && *number <= count) return SeatId{*number - 1};
  return Error{"expected a seat from 1 to " + std::to_string(count) + ", found " + quoted(wanted)};
}

std::string Names::seat(SeatId seat) const {
  if (!seat) return "none";
  return seat == chance ? "chance" : std::to_string(seat.index + 1);
}

std::string Names::zone(ZoneId zone) const {
  if (zone.index >= game_.view().zone_count) return "nowhere";
  const ZoneRecord& record = game_.view().record(zone);
  const std::string name{text(record.name)};
  return record.owner && record.owner != own_ ? seat(record.owner) + ":" + name : name;
}

std::string Names::card(CardId card) const { return card ? "#" + std::to_string(card.index + 1) : "none"; }

std::string Names::title(FormId form) const {
  return form.index < game_.view().form_count ? std::string{text(game_.view().form(form).title)} : "none";
}

std::string Names::form(FormId form) const {
  if (form.index >= game_.view().form_count) return "none";
  const Symbol type = game_.view().form(form).type;
  return type ? title(form) + " (" + std::string{text(type)} + ")" : title(form);
}

std::string Names::shown(SeatId seat, CardId card) const {
  return !seat || game_.sees(seat, card) ? title(game_.view().shown(card)) : "hidden";
}

std::string Names::value(Value value) const {
  switch (value.kind) {
    case ValueKind::absent:
      return "absent";
    case ValueKind::number:
      return std::to_string(value.as_number());
    case ValueKind::symbol:
      return std::string{text(value.as_symbol())};
    case ValueKind::flag:
      return value.as_flag() ? "yes" : "no";
    case ValueKind::card:
      return card(value.as_card());
    case ValueKind::seat:
      return seat(value.as_seat());
    case ValueKind::zone:
      return zone(value.as_zone());
    case ValueKind::form:
      return form(value.as_form());
  }
  return {};
}

std::string Names::choice(Choice choice) const {
  if (choice.kind() == ChoiceKind::card) return card(choice.card());
  if (choice.kind() == ChoiceKind::seat) return "seat " + seat(choice.seat());
  if (choice.kind() == ChoiceKind::zone) return zone(choice.zone());
  if (choice.kind() == ChoiceKind::number) return std::to_string(choice.as_number());
  if (choice.kind() == ChoiceKind::symbol) return std::string{text(choice.symbol())};
  return choice.kind() == ChoiceKind::pass ? "pass" : "none";
}

std::string Names::property_value(PropertyId property, Value value) const {
  if (property == property::face) return value.as_flag() ? "up" : "down";
  if (property == property::seen || property == property::targeted) return seats(value.bits);
  if (value.kind == ValueKind::symbol || value.kind == ValueKind::form) return quoted(this->value(value));
  return this->value(value);
}

std::string Names::place(const Edit& edit, Direction direction, bool visible) const {
  const std::string object = visible ? card(edit.object.card()) : "hidden";
  const bool back = direction == Direction::backward;
  if (edit.kind == EditKind::created) return object + (back ? " uncreated" : " created");
  if (edit.kind == EditKind::removed) return object + (back ? " returned" : " removed");
  if (edit.before == edit.after) return object + " within " + zone(edit.after.as_zone());
  return object + " zone " + zone(edit.before.as_zone()) + "->" + zone(edit.after.as_zone());
}

std::string Names::edit(const Edit& edit, Direction direction, bool visible) const {
  if (edit.kind == EditKind::ordered) return "zone " + zone(edit.object.zone()) + " order";
  if (edit.kind != EditKind::set) return place(edit, direction, visible);
  if (!visible && edit.property == property::shown) return {};
  std::string object = "game";
  if (edit.object.kind() == ChoiceKind::card) object = visible ? card(edit.object.card()) : "hidden";
  if (edit.object.kind() == ChoiceKind::seat) object = "seat " + seat(edit.object.seat());
  return object + " " + std::string{property(edit.property)} + " " + property_value(edit.property, edit.before) + "->" +
         property_value(edit.property, edit.after);
}

std::string Names::edit(const Edit& edit, Direction direction, SeatId seat) const {
  const CardId card = edit.object.card();
  return this->edit(edit, direction, !card || !seat || game_.sees(seat, card));
}

}  // namespace riffle
