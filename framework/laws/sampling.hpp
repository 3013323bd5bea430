#pragma once

#include "base/chance.hpp"

namespace riffle {

/// How often a law that costs is checked: once in so many steps, or games, by a throw of dice; 1 is always.
///
/// Law 1 is checked at each step, law 8 at the end of each game. What is left out by these numbers is left to chance,
/// so many games see all of it.
struct Sampling {
  std::uint32_t insides = 1;   ///< law 2: games that are played again with all answers inside, and as playouts
  std::uint32_t clones = 4;    ///< law 3: steps at which a clone is made anew; one more lives from the start
  std::uint32_t records = 1;   ///< law 4: games that are played again from their answers
  std::uint32_t silences = 2;  ///< law 5: steps
  std::uint32_t options = 2;   ///< law 6: steps at which options are tried, each on a clone
  std::uint32_t tried = 8;     ///< law 6: how many of a question's options, at most; they are drawn
  std::uint32_t saves = 32;    ///< law 7: steps at which the game is saved and loaded

  /// All of it, each time (of the options at most a thousand): for games that are known to be broken, and short.
  static constexpr Sampling everything() { return {1, 1, 1, 1, 1, 1000, 1}; }
};

inline bool once_in(ChanceStream& dice, std::uint32_t times) { return times <= 1 || dice.below(times) == 0; }

}  // namespace riffle
