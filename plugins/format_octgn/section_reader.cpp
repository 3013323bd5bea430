#include "section_reader.hpp"

#include "values.hpp"

#include <algorithm>

namespace riffle::octgn {
namespace {

/// The group of a section; when only the table's others share one, that one, with a warning.
const GroupDefinition* section_group(const xml::Element& section, bool shared, Findings& findings,
                                     const Definition& game) {
  const std::string name(section.value("group"));
  if (const auto* own = find_group(game, name, shared)) return own;
  const auto* common = shared ? nullptr : find_group(game, name, true);
  if (common != nullptr) {
    findings.warning("section-group-shared", section.value_place("group"),
                     say("expected a group of the player, found the shared group \"", common->name, "\""),
                     "the shared group is used");
    return common;
  }
  findings.error("unknown-section-group", section.value_place("group"),
                 say("expected ", shared ? "a shared group" : "a group of the player", ", found \"", name, "\""),
                 "the section is left out");
  return nullptr;
}

bool is_known(const SectionDefinition& section, const xml::Element& element, Findings& findings,
              const Definition& game) {
  std::vector<SectionDefinition> own;
  std::copy_if(game.sections.begin(), game.sections.end(), std::back_inserter(own),
               [&](const SectionDefinition& other) { return other.shared == section.shared; });
  return is_repeated(own, element, section.name, "section", findings);
}

void read_section(const xml::Element& element, bool shared, Findings& findings, Definition& game) {
  SectionDefinition section;
  section.name = element.value("name");
  section.shared = shared;
  section.place = element.value_place("name");
  if (section.name.empty()) {
    findings.error("missing-name", element.place(), "expected a name for <section>, found none", "it is left out");
    return;
  }
  if (is_known(section, element, findings, game)) return;
  const auto* group = section_group(element, shared, findings, game);
  if (group == nullptr) return;
  section.group = group->name;
  game.sections.push_back(std::move(section));
}

}  // namespace

const GroupDefinition* find_group(const Definition& game, std::string_view name, bool shared) {
  const GroupDefinition* found = nullptr;
  for (const GroupDefinition& group : game.groups) {
    if (group.shared != shared) continue;
    if (group.name == name) return &group;
    if (found == nullptr && same_word(group.name, name)) found = &group;
  }
  return found;
}

void read_sections(const xml::Element& deck, bool shared, Findings& findings, Definition& game) {
  for (const xml::Element& child : deck.children()) {
    if (child.is("section")) {
      read_section(child, shared, findings, game);
    } else {
      report_unknown(child, deck.name(), findings);
    }
  }
}

}  // namespace riffle::octgn
