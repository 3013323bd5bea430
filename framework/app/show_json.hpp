#pragma once

#include "catalog/catalog.hpp"

#include <iosfwd>

namespace riffle {

/// Prints a game as one JSON object per line: kind "definition", then for each set "set", then each "card".
void show_json(std::ostream& out, const Registry& registry, const Catalog& catalog);
/// Prints a deck as one JSON object: kind "deck".
void show_json(std::ostream& out, const Deck& deck);

}  // namespace riffle
