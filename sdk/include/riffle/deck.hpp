#pragma once

#include <riffle/definition.hpp>

#include <string>
#include <vector>

namespace riffle {

/// One line of a deck: so many of one card, by GUID, else by name.
struct DeckLine {
  std::uint32_t quantity = 1;
  std::string id;
  std::string name;
  SourcePlace place;
};

struct DeckSection {
  std::string name;
  bool shared = false;
  std::vector<DeckLine> lines;
  SourcePlace place;
};

/// A list of templates to start from. The first line is the top card, and the first card created.
struct Deck {
  std::string file;
  std::string game;  ///< the GUID of the game, as written; empty: any game will do
  std::vector<DeckSection> sections;
  std::string notes;
  SourcePlace place;
  std::vector<Attribute> kept;
};

}  // namespace riffle
