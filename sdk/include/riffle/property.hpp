#pragma once

#include <riffle/value.hpp>

namespace riffle {

/// Who has a property: each card, each seat, or the game.
enum class Scope : std::uint32_t { card, seat, game };

/// What a change of zone does to a property of a card.
enum class OnMove : std::uint32_t { keep, initial };

/// A property of a plugin's own: it is part of the state of every game whose definition requires the plugin.
///
/// Shapes: `size` first, no padding at the end. What it holds is always of the kind of `initial`: a number, flag, symbol,
///         card, seat, zone or form (none of these ids to begin with).
struct PropertyDescriptor {
  std::uint32_t size = sizeof(PropertyDescriptor);
  Scope scope = Scope::game;
  Value initial = Value::number(0);
  OnMove on_move = OnMove::keep;
  std::uint32_t parameter = 0;  ///< 1: of the game, and `--define ID=VALUE` says another initial number, flag or symbol
  const char* summary = "";
};
static_assert(sizeof(PropertyDescriptor) == 32, "no padding at the end of a parameter struct");

}  // namespace riffle
