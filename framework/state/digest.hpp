#pragma once

#include "state/state.hpp"

#include "base/symbols.hpp"

namespace riffle {

/// A digest of a state: equal in every process for equal states, whatever is installed there.
///
/// The order of an unordered zone is no part of it; neither is a marker at 0, nor a stream that was never asked.
/// It is the sum of one part for each card and one for all else, so that an editor can keep it up (Editor::digest).
std::uint64_t digest(const State& state, const Layout& layout, const Symbols& symbols);

/// The part of one card, and the part of seats, game, chance and agenda.
std::uint64_t digest_of_card(const State& state, const Layout& layout, const Symbols& symbols, CardId card);
std::uint64_t digest_of_rest(const State& state, const Layout& layout, const Symbols& symbols);

/// Mixes a word into a hash.
std::uint64_t mix(std::uint64_t hash, std::uint64_t word);

}  // namespace riffle
