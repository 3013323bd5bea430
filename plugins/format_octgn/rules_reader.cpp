#include "rules_reader.hpp"

#include "section_reader.hpp"
#include "values.hpp"
#include "xml/characters.hpp"

#include <algorithm>

namespace riffle::octgn {
namespace {

constexpr std::int32_t default_seats = 2, most_seats = 31;

/// Here an attribute that nobody reads is a mistake: the element is Riffle's own.
void report_unknown_attributes(const xml::Element& element, std::initializer_list<std::string_view> known,
                               Findings& findings) {
  for (const xml::AttributeText& attribute : element.attributes()) {
    const auto same = [&](std::string_view word) { return same_word(word, attribute.name); };
    if (std::any_of(known.begin(), known.end(), same)) continue;
    std::string expected;
    for (const std::string_view word : known) expected += (expected.empty() ? "" : ", ") + std::string(word);
    findings.warning("unknown-attribute", attribute.name_place,
                     say("expected one of ", expected, " in <", element.name(), ">, found ", attribute.name));
  }
}

/// The value of an attribute that must be there; empty, with an error, when it is not.
std::string required(const xml::Element& element, std::string_view name, Findings& findings) {
  std::string value(element.value(name));
  if (value.empty()) {
    findings.error("missing-attribute", element.place(),
                   say("expected ", name, " in <", element.name(), ">, found none"), "it is left out");
  }
  return value;
}

std::vector<std::string> split(std::string_view words) {
  std::vector<std::string> all;
  std::string word;
  for (const char c : words) {
    if (!xml::is_space(c) && c != ',') {
      word += c;
    } else if (!word.empty()) {
      all.push_back(std::exchange(word, {}));
    }
  }
  if (!word.empty()) all.push_back(word);
  return all;
}

std::uint32_t read_seats(const xml::Element& riffle, Findings& findings) {
  const std::int32_t seats = read_number(riffle, "seats", default_seats, findings);
  if (seats >= 1 && seats <= most_seats) return static_cast<std::uint32_t>(seats);
  findings.error("bad-seats", riffle.value_place("seats"),
                 say("expected 1 to ", std::to_string(most_seats), " seats, found ", std::to_string(seats)),
                 say(std::to_string(default_seats), " is used"));
  return default_seats;
}

void read_plugin(const xml::Element& element, Findings& findings, RulesDefinition& rules) {
  report_unknown_attributes(element, {"id", "version"}, findings);
  const std::string id = required(element, "id", findings);
  const std::string version(element.value("version"));
  if (!id.empty()) rules.plugins.push_back(version.empty() ? id : say(id, " ", version));
}

void read_role(const xml::Element& element, Findings& findings, Definition& game) {
  report_unknown_attributes(element, {"role", "group"}, findings);
  const RoleDefinition role{required(element, "role", findings), required(element, "group", findings),
                            element.value_place("role")};
  if (role.role.empty() || role.group.empty()) return;
  if (find_group(game, role.group, false) == nullptr && find_group(game, role.group, true) == nullptr) {
    findings.error("unknown-role-group", element.value_place("group"),
                   say("expected a group of this definition, found \"", role.group, "\""), "the role is left out");
    return;
  }
  game.rules.roles.push_back(role);
}

void read_parameter(const xml::Element& element, Findings& findings, RulesDefinition& rules) {
  report_unknown_attributes(element, {"name", "value"}, findings);
  const std::string name = required(element, "name", findings);
  if (!name.empty())
    rules.parameters.push_back({name, std::string(element.value("value")), element.value_place("name")});
}

}  // namespace

void read_rules(const xml::Element& riffle, Findings& findings, Definition& game) {
  using Word = std::string_view;
  RulesDefinition& rules = game.rules;
  report_unknown_attributes(
      riffle, {"seats", "plugins", "setup", "next", "settle", "undo", "replacements", "reset", "loop"}, findings);
  rules.seats = read_seats(riffle, findings);
  rules.plugins = split(riffle.value("plugins"));
  rules.setup = riffle.value("setup");
  rules.next = riffle.value("next");
  rules.undo = read_word<Word>(riffle, "undo", "free", {{"free", "free"}, {"ask", "ask"}, {"stop", "stop"}}, findings);
  rules.settle = riffle.value("settle");
  rules.replacements =
      read_word<Word>(riffle, "replacements", "rules", {{"rules", "rules"}, {"priority", "priority"}}, findings);
  rules.loop = riffle.value("loop");
  rules.reset = riffle.value("reset");  // the host checks it, as it does what --define says
  for (const xml::Element& child : riffle.children()) {
    if (child.is("plugin")) {
      read_plugin(child, findings, rules);
    } else if (child.is("zone")) {
      read_role(child, findings, game);
    } else if (child.is("parameter")) {
      read_parameter(child, findings, rules);
    } else {
      findings.warning("unknown-element", child.place(),
                       say("expected <plugin>, <zone> or <parameter> in <riffle>, found <", child.name(), ">"));
    }
  }
}

}  // namespace riffle::octgn
