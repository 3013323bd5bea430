#pragma once

#include "state/state.hpp"

#include "base/symbols.hpp"

namespace riffle {

/// A digest of a state: equal in every process for equal states, whatever is installed there.
///
/// The order of an unordered zone is no part of it; neither is a marker at 0, nor a stream that was never asked.
std::uint64_t digest(const State& state, const Layout& layout, const Symbols& symbols);

/// Mixes a word into a hash.
std::uint64_t mix(std::uint64_t hash, std::uint64_t word);

}  // namespace riffle
