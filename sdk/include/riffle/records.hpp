#pragma once

#include <riffle/definition.hpp>
#include <riffle/value.hpp>

#include <cstdint>

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
/// Of a seat, a number, "riffle.score": what it has won. A counter that players keep is another thing.
inline constexpr PropertyId score{7};
/// Of the game, a symbol, "riffle.result": how it ended, absent until then. Set, it ends the game as soon as the run has closed.
inline constexpr PropertyId result{8};
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

/// A zone: one of a seat for each group of a player, one for each shared group.
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

}  // namespace riffle
