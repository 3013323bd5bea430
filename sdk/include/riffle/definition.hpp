#pragma once

#include <riffle/diagnostic.hpp>

#include <string>
#include <vector>

namespace riffle {

/// Something a file says that Riffle only keeps: the look of a game, or what a front end may want.
struct Attribute {
  std::string name;
  std::string value;
};

/// Who sees the cards of a zone. `undefined`: each card's own face decides (a table).
enum class Visibility : std::uint32_t { nobody, owner, everybody, undefined };

enum class PropertyType : std::uint32_t { text, number, character, rich_text };

/// A property that the game's cards can print.
struct PropertyDefinition {
  std::string name;
  PropertyType type = PropertyType::text;
  SourcePlace place;
  std::vector<Attribute> kept;
};

/// A line of a context menu, as data. Submenus are entries without an action; children name them by index.
struct MenuEntry {
  std::string label;
  std::string action;                  ///< an action id, or the name of a script function
  bool for_cards = false;              ///< run per selected card, else for the group
  bool batch = false;                  ///< run once with all selected cards
  bool preset = false;                 ///< the one that a double click runs
  std::uint32_t parent = 0xFFFF'FFFF;  ///< index of the submenu in the same list
  SourcePlace place;
  std::vector<Attribute> kept;
};

/// A group of cards: one zone per seat, or one that all share.
struct GroupDefinition {
  std::string name;
  Visibility visibility = Visibility::nobody;
  bool ordered = true;  ///< a pile; its order is part of the game
  bool shared = false;
  std::string role;  ///< "hand" or "table" when the format says so; else empty
  SourcePlace place;
  std::vector<MenuEntry> menu;
  std::vector<Attribute> kept;
};

/// A number that a seat, or the table (`shared`), holds.
struct CounterDefinition {
  std::string name;
  std::int32_t initial = 0;
  bool shared = false;
  SourcePlace place;
  std::vector<Attribute> kept;
};

/// A text that a seat, or the game (`shared`), holds.
struct VariableDefinition {
  std::string name;
  std::string initial;
  bool shared = false;
  SourcePlace place;
};

/// A deck's section and the group that its cards are put in.
struct SectionDefinition {
  std::string name;
  std::string group;
  bool shared = false;
  SourcePlace place;
};

/// `<zone role="discard" group="Discard"/>`
struct RoleDefinition {
  std::string role;
  std::string group;
  SourcePlace place;
};

/// `<parameter name="plugin.name" value="7"/>`: what a property of the game that is a parameter begins with.
struct ParameterDefinition {
  std::string name;
  std::string value;
  SourcePlace place;
};

/// What a definition says to the rules (core.md, "Definitions"). An action id that is empty is not there.
struct RulesDefinition {
  std::uint32_t seats = 2;
  std::vector<std::string> plugins;  ///< "id" or "id 1.2"
  std::string setup;                 ///< run once, before `next`
  std::string next;                  ///< run whenever the agenda is empty of everything else
  std::string settle;                ///< run after each item that has closed; none: what was set off goes by age
  std::string undo = "free";
  std::string replacements = "rules";  ///< or "priority": in which order several apply to one event
  std::string loop;                    ///< "1000", or "1000 draw": so many items in a row, and how the game ends then
  std::string reset;                   ///< "", "keep" or "initial": what a zone change does to named forms
  std::vector<RoleDefinition> roles;
  std::vector<ParameterDefinition> parameters;  ///< of equal names the last counts
};

/// A game, as a format plugin understood it.
struct Definition {
  std::string file;
  std::string id;  ///< a GUID as written
  std::string name;
  std::string version;
  bool revert_links_on_zone_change = false;  ///< cardsRevertToOriginalOnGroupChange
  std::vector<PropertyDefinition> properties;
  std::vector<GroupDefinition> groups;
  std::vector<CounterDefinition> counters;
  std::vector<VariableDefinition> variables;
  std::vector<SectionDefinition> sections;
  RulesDefinition rules;
  std::vector<Attribute> kept;  ///< attributes of the look, boards, phases, scripts …
  SourcePlace place;
};

}  // namespace riffle
