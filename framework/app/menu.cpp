#include "app/menu.hpp"

#include "base/text.hpp"

#include <vector>

namespace riffle {
namespace {

constexpr std::uint32_t no_parent = 0xFFFF'FFFF;

void add_entries(const GroupDefinition& group, std::uint32_t parent, const std::string& indent, std::string& out) {
  for (std::uint32_t i = 0; i < group.menu.size(); ++i) {
    const MenuEntry& entry = group.menu[i];
    if (entry.parent != parent) continue;
    out += indent + entry.label + (entry.for_cards ? " (cards)" : "");
    out += entry.action.empty() ? "\n" : ": " + entry.action + "\n";
    if (entry.action.empty()) add_entries(group, i, indent + "  ", out);
  }
}

/// Whether two entries of one label do the same: the group matters where the action is for its zone.
bool same_effect(const Registry& registry, const MenuPlace& a, const MenuPlace& b) {
  if (a.entry == b.entry) return true;
  if (a.entry->action != b.entry->action || a.entry->for_cards != b.entry->for_cards) return false;
  const ActionId action = registry.find_action(a.entry->action);
  return a.entry->for_cards || !action || registry.actions()[action.index].target != TargetKind::zone;
}

}  // namespace

Result<MenuPlace> find_menu_entry(const Registry& registry, const Definition& definition, std::string_view label) {
  std::vector<MenuPlace> found;
  std::vector<std::string_view> known;
  for (const GroupDefinition& group : definition.groups) {
    for (const MenuEntry& entry : group.menu) {
      if (entry.action.empty()) continue;
      known.push_back(entry.label);
      if (equal_folded(entry.label, label) || equal_folded(group.name + "/" + entry.label, label))
        found.push_back({&group, &entry});
    }
  }
  for (const MenuPlace& place : found)
    if (!same_effect(registry, place, found.front()))
      return Error{"in " + std::to_string(found.size()) + " groups a menu entry is called \"" + std::string{label} +
                   "\"; name one as Group/Label"};
  if (!found.empty()) return found.front();
  std::string message = "no menu entry is called \"" + std::string{label} + "\"";
  if (const std::string_view near = nearest(label, known); !near.empty())
    message += "; did you mean \"" + std::string{near} + "\"?";
  return Error{message};
}

std::string menu_text(const Definition& definition) {
  std::string out;
  for (const GroupDefinition& group : definition.groups) {
    if (group.menu.empty()) continue;
    out += group.name + "\n";
    add_entries(group, no_parent, "  ", out);
  }
  return out.empty() ? "The definition has no menus.\n" : out;
}

}  // namespace riffle
