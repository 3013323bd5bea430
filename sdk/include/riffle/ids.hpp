#pragma once

#include <compare>
#include <cstdint>

namespace riffle {

/// A dense id: the index of a thing in the host's table of its kind. `none` is the id of nothing.
///
/// Must not: be stored outside the process; what leaves it uses names (core.md, "Types that cross the boundary").
template <class Tag>
struct Id {
  static constexpr std::uint32_t no_index = 0xFFFF'FFFF;

  std::uint32_t index = no_index;

  constexpr explicit operator bool() const { return index != no_index; }
  friend constexpr auto operator<=>(const Id&, const Id&) = default;
};

/// A card of one game; given in creation order and never used twice among edits that stand.
using CardId = Id<struct CardTag>;
/// Who answers. Players count from 0; people are shown index + 1.
using SeatId = Id<struct SeatTag>;
/// A place for cards: one per seat for each group of a player, one for each shared group.
using ZoneId = Id<struct ZoneTag>;
/// What is printed on one card of a set, all its forms together.
using TemplateId = Id<struct TemplateTag>;
/// One face of a template: its base, or one of its named forms.
using FormId = Id<struct FormTag>;
/// A name of something that a card, a seat or the game can hold; the same in every game of a host.
using PropertyId = Id<struct PropertyTag>;
/// A verb performed by rules.
using ActionId = Id<struct ActionTag>;
/// Which cards.
using SelectorId = Id<struct SelectorTag>;
/// A rule-level fact that may be noted.
using EventId = Id<struct EventTag>;
/// What happens because of a fact: a kind of trigger that a plugin provides.
using TriggerId = Id<struct TriggerTag>;
/// What happens instead of an event.
using ReplacementId = Id<struct ReplacementTag>;
/// What changes how a property of cards is read.
using ModifierId = Id<struct ModifierTag>;
/// One use of a trigger, a replacement or a modifier in a game: it stands until it is detached.
using AttachmentId = Id<struct AttachmentTag>;
/// What a zone is for ("hand", "discard"), whatever a definition calls it.
using RoleId = Id<struct RoleTag>;

/// Who answers for chance: shuffles, draws and rolls.
inline constexpr SeatId chance{31};

/// Several seats, one bit each; at most 31 players and `chance`.
struct SeatSet {
  std::uint32_t bits = 0;

  constexpr SeatSet() = default;
  constexpr explicit SeatSet(std::uint32_t mask) : bits(mask) {}
  constexpr SeatSet(SeatId seat) : bits(seat ? 1U << seat.index : 0U) {}

  constexpr bool contains(SeatId seat) const { return seat.index < 32 && ((bits >> seat.index) & 1U) != 0; }
  /// Whether it is exactly one seat.
  constexpr bool single() const { return bits != 0 && (bits & (bits - 1)) == 0; }
  friend constexpr bool operator==(const SeatSet&, const SeatSet&) = default;
};

/// Every player of a game of `seats`.
constexpr SeatSet all_seats(std::uint32_t seats) { return SeatSet{(1U << seats) - 1U}; }

}  // namespace riffle
