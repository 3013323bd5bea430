#include "group_reader.hpp"

#include "kept.hpp"
#include "menu_reader.hpp"
#include "values.hpp"

#include <algorithm>
#include <iterator>

namespace riffle::octgn {
namespace {

/// What a group is when its attributes do not say.
struct GroupDefaults {
  const char* name;
  const char* role;
  Visibility visibility;
  bool ordered;
};

constexpr GroupDefaults table_defaults{"Table", "table", Visibility::undefined, false};
constexpr GroupDefaults hand_defaults{"Hand", "hand", Visibility::owner, true};
constexpr GroupDefaults pile_defaults{"", "", Visibility::nobody, true};

/// What one owner has already: player and shared things may have the same names.
template <class Named>
std::vector<Named> of_owner(const std::vector<Named>& all, bool shared) {
  std::vector<Named> own;
  std::copy_if(all.begin(), all.end(), std::back_inserter(own), [&](const Named& n) { return n.shared == shared; });
  return own;
}

/// Is there a name that nobody else of this owner has? If not, says so.
template <class Named>
bool is_new(const std::vector<Named>& all, bool shared, const xml::Element& element, std::string_view name,
            Findings& findings) {
  if (!name.empty()) return !is_repeated(of_owner(all, shared), element, name, element.name(), findings);
  findings.error("missing-name", element.place(), say("expected a name for <", element.name(), ">, found none"),
                 "it is left out");
  return false;
}

void read_group(const xml::Element& element, const GroupDefaults& defaults, bool shared, NamedFiles& files,
                Findings& findings, Definition& game) {
  GroupDefinition group;
  group.name = element.value("name", defaults.name);
  group.role = defaults.role;
  group.shared = shared;
  group.place = element.value_place("name");
  group.visibility = read_word<Visibility>(element, "visibility", defaults.visibility,
                                           {{"none", Visibility::nobody},
                                            {"me", Visibility::owner},
                                            {"all", Visibility::everybody},
                                            {"undefined", Visibility::undefined}},
                                           findings);
  group.ordered = read_flag(element, "ordered", defaults.ordered, findings);
  keep_attributes(element, {"name", "visibility", "ordered"}, "", files, group.kept);
  for (const xml::Element& child : element.children()) {
    if (!read_menu(child, files, findings, group.menu)) report_unknown(child, element.name(), findings);
  }
  if (is_new(game.groups, shared, element, group.name, findings)) game.groups.push_back(std::move(group));
}

void read_counter(const xml::Element& element, bool shared, NamedFiles& files, Findings& findings, Definition& game) {
  CounterDefinition counter;
  counter.name = element.value("name");
  counter.initial = read_number(element, "default", 0, findings);
  counter.shared = shared;
  counter.place = element.value_place("name");
  keep_attributes(element, {"name", "default"}, "", files, counter.kept);
  if (is_new(game.counters, shared, element, counter.name, findings)) game.counters.push_back(std::move(counter));
}

}  // namespace

void read_table(const xml::Element& table, NamedFiles& files, Findings& findings, Definition& game) {
  read_group(table, table_defaults, true, files, findings, game);
}

void read_owner(const xml::Element& owner, bool shared, NamedFiles& files, Findings& findings, Definition& game) {
  keep_attributes(owner, {}, say(owner.name(), "."), files, game.kept);
  for (const xml::Element& child : owner.children()) {
    if (child.is("group")) {
      read_group(child, pile_defaults, shared, files, findings, game);
    } else if (child.is("hand") && !shared) {
      read_group(child, hand_defaults, shared, files, findings, game);
    } else if (child.is("counter")) {
      read_counter(child, shared, files, findings, game);
    } else if (child.is("globalvariable")) {
      read_variable(child, shared, findings, game);
    } else {
      report_unknown(child, owner.name(), findings);
    }
  }
}

void read_variable(const xml::Element& element, bool shared, Findings& findings, Definition& game) {
  VariableDefinition variable;
  variable.name = element.value("name");
  variable.initial = element.value("value");
  variable.shared = shared;
  variable.place = element.value_place("name");
  if (is_new(game.variables, shared, element, variable.name, findings)) game.variables.push_back(std::move(variable));
}

}  // namespace riffle::octgn
