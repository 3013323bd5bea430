#pragma once

#include "catalog/catalog.hpp"

namespace riffle {

/// The catalog whose game a deck names; the only one, when it names none. Null when there is no such.
const Catalog* catalog_of(const Loaded& loaded, const Deck& deck);

/// Finds the cards of each deck in its game, and adds what is wrong with them to the diagnostics.
void check_decks(Loaded& loaded);

}  // namespace riffle
