#pragma once

#include <riffle/choice.hpp>
#include <riffle/definition.hpp>
#include <riffle/value.hpp>

#include <span>

namespace riffle {

/// Properties that every card has.
namespace property {
inline constexpr PropertyId shown{0};        ///< the form it shows
inline constexpr PropertyId face{1};         ///< flag: up
inline constexpr PropertyId orientation{2};  ///< number: degrees, 0 to 270
inline constexpr PropertyId controller{3};   ///< seat
inline constexpr PropertyId seen{4};         ///< number: the seats, as bits, that were shown it where it is
inline constexpr PropertyId highlight{5};    ///< symbol: a colour
inline constexpr PropertyId targeted{6};     ///< number: the seats, as bits, that aim at it
inline constexpr std::uint32_t built_in = 7;
}  // namespace property

/// A form of a template: what a card may show.
struct FormRecord {
  TemplateId of;
  FormId link;                 ///< the next template's base form; none: the chain ends here, or `dangling`
  Symbol type;                 ///< "B"; none for the base
  Symbol title;                ///< the name it shows
  std::uint32_t dangling = 0;  ///< 1: it has a link that names no known template
};

/// A template: its forms stand side by side, the base first.
struct TemplateRecord {
  Symbol id;
  FormId first;
  std::uint32_t forms = 1;
};

struct ZoneRecord {
  Symbol name;
  SeatId owner;  ///< none: shared
  Visibility visibility = Visibility::nobody;
  std::uint32_t ordered = 1;
};

/// The cards of a zone, the top one last.
struct ZoneCards {
  const CardId* cards = nullptr;
  std::uint32_t count = 0;
};

/// Where a property is kept: at or above 0 a stored column, below it the printed column ~slot.
using Slot = std::int32_t;
inline constexpr Slot no_slot = INT32_MIN;

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
  const ZoneId* role_zones = nullptr;  // role * (seat_count + 1) + seat; the last is shared

  ZoneId zone(CardId c) const { return zones[c.index]; }
  SeatId owner(CardId c) const { return owners[c.index]; }
  FormId printed(CardId c) const { return printed_forms[c.index]; }
  FormId shown(CardId c) const { return FormId{built_in(c, property::shown).bits}; }
  bool face_up(CardId c) const { return built_in(c, property::face).bits != 0; }
  SeatId controller(CardId c) const { return built_in(c, property::controller).as_seat(); }
  bool is_alternate(CardId c) const { return shown(c) != printed(c); }
  std::uint32_t position(CardId c) const { return count(zone(c)) - 1 - indices[c.index]; }
  Target target(CardId c) const { return {c, generations[c.index]}; }

  std::uint32_t count(ZoneId z) const { return zone_cards[z.index].count; }
  std::span<const CardId> cards(ZoneId z) const { return {zone_cards[z.index].cards, count(z)}; }
  CardId top(ZoneId z) const { return count(z) == 0 ? CardId{} : cards(z).back(); }
  const ZoneRecord& record(ZoneId z) const { return zone_records[z.index]; }
  /// The zone that has this role for a seat: its own, else the shared one, else none.
  ZoneId zone(RoleId role, SeatId seat) const {
    if (role.index >= role_count) return {};
    const ZoneId* row = role_zones + std::size_t{role.index} * (seat_count + 1);
    return seat.index < seat_count && row[seat.index] ? row[seat.index] : row[seat_count];
  }

  /// What a card has of a property: stored, or printed on the form it shows. Absent when it has none.
  Value value(CardId c, PropertyId p) const {
    const Slot slot = p.index < property_count ? card_slots[p.index] : no_slot;
    if (slot >= 0) return stored[std::size_t{c.index} * stored_width + static_cast<std::uint32_t>(slot)];
    return slot == no_slot ? Value{}
                           : rows[std::size_t{shown(c).index} * row_width + static_cast<std::uint32_t>(~slot)];
  }
  Value value(SeatId s, PropertyId p) const {
    const Slot slot = p.index < property_count ? seat_slots[p.index] : no_slot;
    return slot < 0 ? Value{} : seat_values[std::size_t{s.index} * seat_width + static_cast<std::uint32_t>(slot)];
  }
  Value value(PropertyId p) const {
    const Slot slot = p.index < property_count ? game_slots[p.index] : no_slot;
    return slot < 0 ? Value{} : game_values[slot];
  }

  const FormRecord& form(FormId f) const { return forms[f.index]; }
  const TemplateRecord& template_of(FormId f) const { return templates[form(f).of.index]; }

 private:
  const Value& built_in(CardId c, PropertyId p) const { return stored[std::size_t{c.index} * stored_width + p.index]; }
};

}  // namespace riffle
