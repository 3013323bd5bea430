#pragma once

#include <riffle/choice.hpp>
#include <riffle/value.hpp>

#include <span>

namespace riffle {

enum class EditKind : std::uint32_t { created, placed, removed, ordered, set };
enum class Direction : std::uint32_t { forward, backward };

/// One reversible change of the state, as an observer hears it. Of one that is heard backward, `before` and `after` have
/// traded places: `before` is always what it was until now (L10).
///
/// Shapes: created, placed, removed: values are zones, indices count from the bottom. ordered: `object` is the zone.
///         set: `object` is a card or a seat, or nothing for the game.
struct Edit {
  EditKind kind = EditKind::set;
  Choice object;
  PropertyId property;
  Value before, after;
  std::uint32_t before_index = 0, after_index = 0;

  /// The same change, heard in the other direction.
  constexpr Edit traded() const { return {kind, object, property, after, before, after_index, before_index}; }

  friend bool operator==(const Edit&, const Edit&) = default;
};
static_assert(sizeof(Edit) == 36);

}  // namespace riffle
