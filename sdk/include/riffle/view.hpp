#pragma once

#include <riffle/choice.hpp>
#include <riffle/column.hpp>
#include <riffle/records.hpp>
#include <riffle/value.hpp>

#include <span>

namespace riffle {

/// The state of a game, read only: flat columns that the host keeps current. Reads are inline and pure.
///
/// Units:     positions count from the top of a zone, 0 = top.
/// Ownership: belongs to the Game; spans from it last until the next edit.
/// Threads:   of the thread that runs the game.
struct View {
  std::uint32_t size = sizeof(View);
  std::uint32_t card_count = 0, seat_count = 0, zone_count = 0, form_count = 0, role_count = 0;
  const ZoneId* zones = nullptr;           // by card
  const std::uint32_t* indices = nullptr;  // by card: in its zone, the bottom 0
  const std::uint32_t* generations = nullptr;
  const SeatId* owners = nullptr;
  const FormId* printed_forms = nullptr;
  const Value* stored = nullptr;       // card * stored_width + slot
  const Value* seat_values = nullptr;  // seat * seat_width + slot
  const Value* game_values = nullptr;
  const Value* rows = nullptr;  // form * row_width + printed column
  std::uint32_t stored_width = 0, seat_width = 0, row_width = 0;
  std::uint32_t property_count = 0;  // length of the three tables below
  const Slot* card_slots = nullptr;  // by property
  const Slot* seat_slots = nullptr;
  const Slot* game_slots = nullptr;
  const ZoneCards* zone_cards = nullptr;  // by zone
  const ZoneRecord* zone_records = nullptr;
  const FormRecord* forms = nullptr;
  const TemplateRecord* templates = nullptr;
  const ZoneId* role_zones = nullptr;       // role * (seat_count + 1) + seat; the last is shared
  const std::uint32_t* modified = nullptr;  // by property: how many modifiers of it stand; null: none of any
  const void* reader = nullptr;
  Value (*read)(const void* reader, CardId, PropertyId) = nullptr;

  // Of an id that is none, or not of this game, everything is none, absent, 0 or empty.
  bool has(CardId c) const { return c.index < card_count; }
  bool has(ZoneId z) const { return z.index < zone_count; }
  bool has(FormId f) const { return f.index < form_count; }

  /// Where a card lies: in exactly one zone, that of removed cards included.
  ZoneId zone(CardId c) const { return has(c) ? zones[c.index] : ZoneId{}; }
  SeatId owner(CardId c) const { return has(c) ? owners[c.index] : SeatId{}; }
  FormId printed(CardId c) const { return has(c) ? printed_forms[c.index] : FormId{}; }
  /// The form that it shows now; what it printed is where it began.
  FormId shown(CardId c) const { return built_in(c, property::shown).as_form(); }
  bool face_up(CardId c) const { return built_in(c, property::face).as_flag(); }
  SeatId controller(CardId c) const { return value(c, property::controller).as_seat(); }
  bool is_alternate(CardId c) const { return shown(c) != printed(c); }
  /// How many cards of its zone lie on it.
  std::uint32_t position(CardId c) const { return has(c) ? count(zone(c)) - 1 - indices[c.index] : 0; }
  /// The card as it is now, for keeping: it stands for nothing once the card has changed zones.
  Target target(CardId c) const { return has(c) ? Target{c, generations[c.index]} : Target{}; }

  std::uint32_t count(ZoneId z) const { return has(z) ? zone_cards[z.index].count : 0; }
  /// All cards of a zone, the top one last: walk a pile backward to go from its top.
  std::span<const CardId> cards(ZoneId z) const {
    return has(z) ? std::span{zone_cards[z.index].cards, zone_cards[z.index].count} : std::span<const CardId>{};
  }
  CardId top(ZoneId z) const { return count(z) == 0 ? CardId{} : cards(z).back(); }
  const ZoneRecord& record(ZoneId z) const { return has(z) ? zone_records[z.index] : no_zone; }
  /// The zone that has this role for a seat: its own, else the shared one, else none.
  ZoneId zone(RoleId role, SeatId seat) const {
    if (role.index >= role_count) return {};
    const ZoneId* row = role_zones + std::size_t{role.index} * (seat_count + 1);
    return seat.index < seat_count && row[seat.index] ? row[seat.index] : row[seat_count];
  }

  /// What a card has of a property, as modifiers make it read. Absent when it has none.
  Value value(CardId c, PropertyId p) const {
    if (modified != nullptr && p.index < property_count && modified[p.index] != 0 && has(c)) return read(reader, c, p);
    return unmodified(c, p);
  }
  /// What is stored, or printed on the form it shows, whatever modifiers there are.
  Value unmodified(CardId c, PropertyId p) const {
    const Slot slot = has(c) && p.index < property_count ? card_slots[p.index] : no_slot;
    if (slot >= 0) return stored[std::size_t{c.index} * stored_width + static_cast<std::uint32_t>(slot)];
    return slot == no_slot ? Value{}
                           : rows[std::size_t{shown(c).index} * row_width + static_cast<std::uint32_t>(~slot)];
  }
  /// One property of card after card.
  Column column(PropertyId p) const {
    const Slot slot = p.index < property_count ? card_slots[p.index] : no_slot;
    Column column;
    if (slot == no_slot) return column;
    column.own = stored + (slot < 0 ? property::shown.index : static_cast<std::uint32_t>(slot));
    column.rows = slot < 0 ? rows + static_cast<std::uint32_t>(~slot) : nullptr;
    column.own_width = stored_width;
    column.row_width = row_width;
    column.count = card_count;
    if (modified == nullptr || modified[p.index] == 0) return column;
    column.read = read;
    column.reader = reader;
    column.property = p;
    return column;
  }

  /// What a seat, or the game, has of a property: a counter, a variable, a plugin's own. Absent when it has none.
  Value value(SeatId s, PropertyId p) const {
    const Slot slot = s.index < seat_count && p.index < property_count ? seat_slots[p.index] : no_slot;
    return slot < 0 ? Value{} : seat_values[std::size_t{s.index} * seat_width + static_cast<std::uint32_t>(slot)];
  }
  Value value(PropertyId p) const {
    const Slot slot = p.index < property_count ? game_slots[p.index] : no_slot;
    return slot < 0 ? Value{} : game_values[slot];
  }

  const FormRecord& form(FormId f) const { return has(f) ? forms[f.index] : no_form; }
  const TemplateRecord& template_of(FormId f) const { return has(f) ? templates[form(f).of.index] : no_template; }

 private:
  static constexpr ZoneRecord no_zone{};
  static constexpr FormRecord no_form{};
  static constexpr TemplateRecord no_template{};

  Value built_in(CardId c, PropertyId p) const {
    return has(c) ? stored[std::size_t{c.index} * stored_width + p.index] : Value{};
  }
};
static_assert(sizeof(View) == 200, "no padding at the end of a struct that grows there");

}  // namespace riffle
