#pragma once

#include <riffle/edit.hpp>

namespace riffle {

/// Kinds of edits, one bit each; all of them while none is given.
struct EditKinds {
  std::uint32_t bits = 0;

  constexpr EditKinds() = default;
  constexpr EditKinds(EditKind kind) : bits(1U << static_cast<std::uint32_t>(kind)) {}

  constexpr bool contains(EditKind kind) const {
    return bits == 0 || ((bits >> static_cast<std::uint32_t>(kind)) & 1U) != 0;
  }
  friend constexpr EditKinds operator|(EditKinds a, EditKinds b) {
    a.bits |= b.bits;
    return a;
  }
  friend constexpr bool operator==(const EditKinds&, const EditKinds&) = default;
};
constexpr EditKinds operator|(EditKind a, EditKind b) { return EditKinds{a} | EditKinds{b}; }

/// Whose edits: those of anything, or of one object alone. Of a zone are its orders, and the cards that come into it,
/// move within it or leave it; of a card are those that name it, and no other's that hold it as their value.
struct EditsOf {
  std::uint32_t one = 0;  ///< 1: of `what` alone, which is nothing for the game
  Choice what;

  constexpr EditsOf() = default;
  constexpr EditsOf(CardId card) : one(1), what(card) {}
  constexpr EditsOf(SeatId seat) : one(1), what(seat) {}
  constexpr EditsOf(ZoneId zone) : one(1), what(zone) {}
  static constexpr EditsOf game() {
    EditsOf game;
    game.one = 1;
    return game;
  }

  constexpr bool contains(const Edit& edit) const {
    if (one == 0 || edit.object == what) return true;
    const ZoneId zone = what.zone();
    return zone && edit.kind != EditKind::set && (edit.before.as_zone() == zone || edit.after.as_zone() == zone);
  }
  friend constexpr bool operator==(const EditsOf&, const EditsOf&) = default;
};

/// Which edits a listener wants: those that each line lets through. A line that is left as it is lets all through.
///
/// Shapes: 16 bytes, frozen.
struct EditFilter {
  EditKinds kinds = {};
  EditsOf of = {};
  PropertyId property = {};  ///< edits that set it; one that cards print changes by property::shown

  constexpr bool lets_all() const { return *this == EditFilter{}; }
  constexpr bool lets(const Edit& edit) const {
    return kinds.contains(edit.kind) && (!property || edit.property == property) && of.contains(edit);
  }
  friend constexpr bool operator==(const EditFilter&, const EditFilter&) = default;
};
static_assert(sizeof(EditFilter) == 16);

}  // namespace riffle
