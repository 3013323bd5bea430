#pragma once

#include "game/game.hpp"

#include <riffle/context.hpp>

#include <vector>

namespace riffle {

/// The cards of a deck that a seat brings, one entry a copy, in the order of the file: what to create and in which zone.
///
/// A section's group is the seat's own, else the shared one; cards of a shared section are owned by nobody.
/// Errors: nothing, with the reason, when the file cannot be read as a deck; unknown lines are diagnostics.
Result<std::vector<DeckCard>> deal_deck(const Registry& registry, const Catalog& catalog, const View& view,
                                        const SeatDeck& deck, Diagnostics& diagnostics);

}  // namespace riffle
