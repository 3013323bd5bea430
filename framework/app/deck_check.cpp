#include "app/deck_check.hpp"

#include "base/text.hpp"

namespace riffle {

const Catalog* catalog_of(const Loaded& loaded, const Deck& deck) {
  const Catalog* only = nullptr;
  std::size_t games = 0;
  for (const auto& catalog : loaded.catalogs) {
    if (!catalog->defined) continue;
    if (!deck.game.empty() && guid_digits(catalog->definition.id) == guid_digits(deck.game)) return catalog.get();
    only = catalog.get();
    ++games;
  }
  return games == 1 && deck.game.empty() ? only : nullptr;
}

void check_decks(Loaded& loaded) {
  for (const Deck& deck : loaded.decks) {
    if (const Catalog* catalog = catalog_of(loaded, deck)) {
      resolve(*catalog, deck, loaded.diagnostics);
      continue;
    }
    Diagnostic unknown;
    unknown.severity = Severity::warning;
    unknown.code = "deck-without-game";
    unknown.file = deck.file;
    unknown.place = deck.place;
    unknown.message = "expected the game of this deck, " + (deck.game.empty() ? "which it does not name" : deck.game) +
                      ", found no such definition below these paths";
    unknown.hint = "name the game's folder too; the deck's cards were not looked up";
    loaded.diagnostics.push_back(std::move(unknown));
  }
}

}  // namespace riffle
