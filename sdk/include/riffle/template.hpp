#pragma once

#include <riffle/definition.hpp>

#include <optional>
#include <string>
#include <vector>

namespace riffle {

/// A property as printed. No value at all is null: a named form removes what its base prints.
struct PrintedProperty {
  std::string name;
  std::optional<std::string> value;
  SourcePlace place;
};

/// A text of a card that names another card, as written: `alternate` and `dependent`.
struct PrintedLink {
  std::string text;
  SourcePlace place;
};

/// A rule that a card has printed, as written: "plugin.rule name=value …".
struct AppliedText {
  std::string text;
  SourcePlace place;
};

/// `<alternate type="B" name="…">`: what it does not print is its base's.
struct NamedForm {
  std::string type;  ///< "B"; compared without case, kept as written
  std::string name;  ///< the title it shows
  std::vector<PrintedProperty> properties;
  std::optional<PrintedLink> alternate;
  std::optional<std::vector<AppliedText>> rules;  ///< nothing: its base's
  SourcePlace place;
  std::vector<Attribute> kept;
};

/// A card as printed. Source: spec/alternates.md "Model".
struct CardTemplate {
  std::string id;  ///< a GUID as written
  std::string name;
  std::vector<PrintedProperty> properties;
  std::vector<NamedForm> forms;          ///< in file order, the base not among them
  std::optional<PrintedLink> alternate;  ///< the next template of its chain (G1, G7)
  std::optional<PrintedLink> dependent;  ///< for deck editors only (G2)
  std::vector<AppliedText> rules;
  SourcePlace place;
  std::vector<Attribute> kept;
};

/// A set of cards of one game.
struct CardSet {
  std::string file;
  std::string id;
  std::string game;  ///< the GUID of the game it belongs to, as written
  std::string name;
  std::string version;
  std::vector<CardTemplate> cards;
  SourcePlace place;
  std::vector<Attribute> kept;
};

}  // namespace riffle
