#include "catalog/definition_check.hpp"

#include "catalog/keys.hpp"
#include "catalog/loop_policy.hpp"
#include "catalog/parameters.hpp"
#include "catalog/report.hpp"
#include "catalog/requirement.hpp"
#include "catalog/reset.hpp"

#include <algorithm>

namespace riffle::loading {

namespace {

class Check {
 public:
  Check(const Registry& registry, Definition& definition, Diagnostics& diagnostics)
      : registry_(registry), definition_(definition), rules_(definition.rules), report_(diagnostics, definition.file) {}

  void run() {
    for (const std::string& plugin : rules_.plugins) check_plugin(plugin);
    check_action("setup", rules_.setup);
    check_action("next", rules_.next);
    check_action("settle", rules_.settle);
    check_policies();
    std::erase_if(rules_.parameters, [&](const ParameterDefinition& given) { return !good_parameter(given); });
    for (const GroupDefinition& group : definition_.groups)
      for (const MenuEntry& entry : group.menu) check_entry(entry);
  }

 private:
  void check_plugin(std::string_view required) {
    const Requirement needed = requirement(required);
    const auto found =
        std::find_if(registry_.plugins().begin(), registry_.plugins().end(),
                     [&](const PluginRecord& plugin) { return plugin.id == needed.id && !plugin.revoked; });
    if (found == registry_.plugins().end()) {
      report_.error("missing-plugin", definition_.place,
                    "the game needs plugin " + ticked(needed.id) + ", which is not loaded",
                    did_you_mean(needed.id, plugin_ids()));
    } else if (compare_versions(found->version, needed.version) < 0) {
      report_.error("plugin-version", definition_.place,
                    "the game needs plugin " + ticked(needed.id) + " in version " + std::string(needed.version) +
                        " or newer, found " + found->version);
    }
  }

  void check_action(const char* what, const std::string& action) {
    if (action.empty() || registry_.find_action(action)) return;
    report_.error("unknown-action", definition_.place,
                  "expected an action as `" + std::string(what) + "` of the rules, found " + ticked(action) +
                      ", which no plugin provides",
                  did_you_mean(action, action_ids()));
  }

  bool good_parameter(const ParameterDefinition& given) {
    const PropertyRecord* known = find_parameter(registry_, given.name);
    if (known == nullptr) {
      report_.error("unknown-parameter", given.place,
                    "expected a parameter of a plugin, found " + ticked(given.name) + ", which none declares",
                    did_you_mean(given.name, parameter_names(registry_)));
      return false;
    }
    const std::string complaint = parameter_complaint(*known, given.value);
    if (!complaint.empty()) report_.error("bad-parameter", given.place, complaint);
    return complaint.empty();
  }

  void check_policies() {
    if (!seats_fit(rules_.seats)) {
      report_.error("bad-seats", definition_.place, "expected 1 to 31 seats, found " + std::to_string(rules_.seats),
                    "2 are used");
      rules_.seats = 2;
    }
    if (!is_undo_policy(rules_.undo)) {
      report_.error("bad-undo", definition_.place,
                    "expected free, ask or stop as `undo` of the rules, found " + ticked(rules_.undo), "free is used");
      rules_.undo = "free";
    }
    if (!is_replacement_policy(rules_.replacements)) {
      report_.error("bad-replacements", definition_.place,
                    "expected rules or priority as `replacements` of the rules, found " + ticked(rules_.replacements),
                    "rules is used");
      rules_.replacements = "rules";
    }
    if (!rules_.loop.empty() && !read_loop(rules_.loop)) {
      report_.error(
          "bad-loop", definition_.place,
          "expected a number of items, and perhaps a word for how the game ends, as `loop` of the rules, found " +
              ticked(rules_.loop),
          "it is left out");
      rules_.loop.clear();
    }
    if (const std::string complaint = reset_complaint(rules_.reset); !complaint.empty()) {
      report_.error("bad-reset", definition_.place, complaint, "that word is not used");
    }
    rules_.reset = read_reset_policy(rules_.reset).text();
  }

  /// Only what looks like an action id can be a wrong one; other names are functions of scripts.
  void check_entry(const MenuEntry& entry) {
    if (!looks_like_id(entry.action) || registry_.find_action(entry.action)) return;
    report_.warning(
        "unknown-menu-action", entry.place,
        "menu entry " + ticked(entry.label) + " names action " + ticked(entry.action) + ", which no plugin provides",
        did_you_mean(entry.action, action_ids()));
  }

  static bool looks_like_id(std::string_view text) {
    const std::size_t dot = text.find('.');
    if (dot == 0 || dot == std::string_view::npos || text.ends_with('.')) return false;
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '.'; });
  }

  std::vector<std::string_view> plugin_ids() const {
    std::vector<std::string_view> ids;
    for (const PluginRecord& plugin : registry_.plugins())
      if (!plugin.revoked) ids.push_back(plugin.id);
    return ids;
  }

  std::vector<std::string_view> action_ids() const {
    std::vector<std::string_view> ids;
    for (const ActionRecord& action : registry_.actions())
      if (action.owner != no_plugin) ids.push_back(action.id);
    return ids;
  }

  const Registry& registry_;
  Definition& definition_;
  RulesDefinition& rules_;
  Report report_;
};

}  // namespace

void check_definition(const Registry& registry, Definition& definition, Diagnostics& diagnostics) {
  Check(registry, definition, diagnostics).run();
}

bool is_undo_policy(std::string_view text) { return text == "free" || text == "ask" || text == "stop"; }

bool is_replacement_policy(std::string_view text) { return text == "rules" || text == "priority"; }

std::string reset_complaint(std::string_view text) {
  const ResetPolicy policy = read_reset_policy(text);
  if (policy.bad.empty()) return {};
  return "expected form, orientation, markers, highlight or controller, each with =keep or =initial, in the reset "
         "policy, found " +
         ticked(policy.bad.front());
}

}  // namespace riffle::loading
