#pragma once

#include <riffle/ids.hpp>

namespace riffle {

/// A name or a text that the host has interned: equal texts are equal symbols, compared as integers.
///
/// Ownership: the host keeps the text for the life of the process; ask Context::text for it.
/// Must not:  be stored outside the process; digests and saves use the text's 64-bit key.
using Symbol = Id<struct SymbolTag>;

}  // namespace riffle
