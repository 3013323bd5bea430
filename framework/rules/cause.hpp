#pragma once

#include "rules/steps.hpp"
#include "state/editor.hpp"

#include <optional>
#include <vector>

namespace riffle {

/// Why something is as it is: the items whose runs led to it, the nearest first, and the answer that they follow of.
///
/// Nothing is kept for it: the journal tells which run took which item off the agenda, and which run had put it there.
struct Cause {
  std::vector<Item> items;
  std::optional<std::size_t> answer;  ///< its place among the steps; none for what a bot did, or the game's setting up
};

/// What changed last: of a card its zone when no property is named, else a property of a card, a seat, or the game.
/// Nothing when it never changed, or before the history of a clone begins.
std::optional<Cause> cause_of(const Editor& editor, const std::vector<Step>& steps, Choice object, PropertyId property);

}  // namespace riffle
