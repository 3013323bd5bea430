#include "definition_reader.hpp"

#include "group_reader.hpp"
#include "kept.hpp"
#include "roots.hpp"
#include "rules_reader.hpp"
#include "section_reader.hpp"
#include "values.hpp"

#include <algorithm>

namespace riffle::octgn {
namespace {

constexpr const char* free_table = "core.table";  // what goes on when a definition has no turns of its own

/// Reads the children of `<game>`, in two rounds: sections and roles name groups, wherever those stand.
class GameReader {
 public:
  GameReader(const Source& source, Findings& findings) : findings_(findings), files_(source, findings) {
    game_.file = source.file;
  }

  Definition read(const xml::Element& root) {
    read_attributes(root);
    const auto children = root.children();
    for (const xml::Element& child : children) read_first(child);
    for (const xml::Element& child : children) read_second(child);
    if (game_.rules.next.empty()) game_.rules.next = free_table;
    files_.report_missing();
    return std::move(game_);
  }

 private:
  void read_attributes(const xml::Element& root) {
    constexpr std::string_view revert = "cardsRevertToOriginalOnGroupChange";
    game_.id = read_guid(root, "id", findings_);
    game_.name = root.value("name");
    game_.version = root.value("version");
    game_.place = root.value_place("name");
    game_.revert_links_on_zone_change = read_flag(root, revert, false, findings_);
    if (game_.name.empty()) {
      findings_.warning("missing-name", root.place(), "expected a name for <game>, found none");
    }
    keep_attributes(root, {"id", "name", "version", revert}, "", files_, game_.kept);
  }

  void read_first(const xml::Element& child) {
    if (child.is("card")) {
      read_card(child);
    } else if (child.is("table")) {
      read_table(child, files_, findings_, game_);
    } else if (child.is("player") || child.is("shared")) {
      read_owner(child, child.is("shared"), files_, findings_, game_);
    } else if (child.is("globalvariables")) {
      read_variables(child);
    } else if (is_kept(child)) {
      keep_tree(child, files_, game_.kept);
    } else if (!is_read_second(child)) {
      report_unknown(child, "game", findings_);
    }
  }

  static bool is_kept(const xml::Element& child) {
    static constexpr std::string_view kept[] = {"scripts", "events",     "fonts",     "sounds",
                                                "symbols", "proxygen",   "phases",    "documents",
                                                "markers", "gameboards", "gameModes", "variables"};
    return std::any_of(std::begin(kept), std::end(kept), [&](std::string_view name) { return child.is(name); });
  }

  static bool is_read_second(const xml::Element& child) {
    return child.is("deck") || child.is("sharedDeck") || child.is("riffle");
  }

  void read_second(const xml::Element& child) {
    if (child.is("riffle")) read_rules(child, findings_, game_);
    if (child.is("deck") || child.is("sharedDeck")) read_sections(child, child.is("sharedDeck"), findings_, game_);
  }

  void read_variables(const xml::Element& variables) {
    for (const xml::Element& child : variables.children()) {
      if (child.is("globalvariable")) {
        read_variable(child, true, findings_, game_);
      } else {
        report_unknown(child, variables.name(), findings_);
      }
    }
  }

  void read_card(const xml::Element& card) {
    keep_attributes(card, {}, "card.", files_, game_.kept);
    for (const xml::Element& child : card.children()) {
      if (child.is("property")) {
        read_property(child);
      } else if (child.is("size")) {
        keep_tree(child, files_, game_.kept);
      } else {
        report_unknown(child, "card", findings_);
      }
    }
  }

  void read_property(const xml::Element& element) {
    PropertyDefinition property;
    property.name = element.value("name");
    property.place = element.value_place("name");
    property.type = read_word<PropertyType>(element, "type", PropertyType::text,
                                            {{"String", PropertyType::text},
                                             {"Integer", PropertyType::number},
                                             {"Char", PropertyType::character},
                                             {"RichText", PropertyType::rich_text}},
                                            findings_);
    keep_attributes(element, {"name", "type"}, "", files_, property.kept);
    if (property.name.empty()) {
      findings_.error("missing-name", element.place(), "expected a name for <property>, found none", "it is left out");
    } else if (!is_repeated(game_.properties, element, property.name, "property", findings_)) {
      game_.properties.push_back(std::move(property));
    }
  }

  Findings& findings_;
  NamedFiles files_;
  Definition game_;
};

}  // namespace

Confidence DefinitionReader::probe(const Source& beginning) const { return probe_root(beginning, "game"); }

std::optional<Definition> DefinitionReader::read(const Source& source, Diagnostics& diagnostics) const {
  Findings findings(source.file, diagnostics);
  const auto document = parse_root(source, "game", findings);
  if (!document) return std::nullopt;
  return GameReader(source, findings).read(document->root());
}

}  // namespace riffle::octgn
