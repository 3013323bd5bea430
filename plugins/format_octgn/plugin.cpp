#include "deck_reader.hpp"
#include "definition_reader.hpp"
#include "set_reader.hpp"

#include <riffle/plugin.hpp>

namespace riffle::octgn {
namespace {

void load(Registrar& host) {
  static constexpr const char* xml[] = {".xml"};
  static constexpr const char* o8d[] = {".o8d"};
  FormatDescriptor game;
  game.summary = "OCTGN game definitions, 3.0 and later";
  game.extensions = xml;
  FormatDescriptor set;
  set.summary = "OCTGN sets of cards, with alternates as links and as named forms";
  set.extensions = xml;
  FormatDescriptor deck;
  deck.summary = "OCTGN decks";
  deck.extensions = o8d;
  host.add_format("octgn.game", game, Owned<GameFormat>::make<DefinitionReader>());
  host.add_format("octgn.set", set, Owned<CardFormat>::make<SetReader>());
  host.add_format("octgn.deck", deck, Owned<DeckFormat>::make<DeckReader>());
}

}  // namespace
}  // namespace riffle::octgn

RIFFLE_PLUGIN("octgn", "1.0.0", riffle::octgn::load);
