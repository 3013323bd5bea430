#include "menu_reader.hpp"

#include "kept.hpp"
#include "values.hpp"

namespace riffle::octgn {
namespace {

struct MenuReader {
  NamedFiles& files;
  Findings& findings;
  std::vector<MenuEntry>& menu;

  bool read(const xml::Element& child, std::uint32_t parent) {
    if (child.is("groupseparator") || child.is("cardseparator")) return true;
    const bool submenu = child.is("groupactions") || child.is("cardactions");
    if (!submenu && !child.is("groupaction") && !child.is("cardaction")) return false;
    menu.push_back(entry(child, submenu));
    menu.back().parent = parent;
    if (submenu) read_submenu(child, static_cast<std::uint32_t>(menu.size() - 1));
    return true;
  }

 private:
  MenuEntry entry(const xml::Element& element, bool submenu) {
    MenuEntry entry;
    entry.place = element.value_place("menu");
    entry.label = element.value("menu");
    entry.for_cards = element.is("cardaction") || element.is("cardactions");
    entry.batch = element.attribute("batchExecute").has_value();
    entry.action = element.value(entry.batch ? "batchExecute" : "execute");
    entry.preset = read_flag(element, "default", false, findings);
    keep_attributes(element, {"menu", "execute", "batchExecute", "default"}, "", files, entry.kept);
    if (!submenu && entry.action.empty()) {
      findings.warning("no-action", element.place(),
                       say("expected execute or batchExecute for \"", entry.label, "\", found neither"),
                       "the menu shows it, and it does nothing");
    }
    return entry;
  }

  void read_submenu(const xml::Element& element, std::uint32_t index) {
    for (const xml::Element& child : element.children()) {
      if (!read(child, index)) report_unknown(child, element.name(), findings);
    }
  }
};

}  // namespace

bool read_menu(const xml::Element& child, NamedFiles& files, Findings& findings, std::vector<MenuEntry>& menu) {
  return MenuReader{files, findings, menu}.read(child, 0xFFFF'FFFF);
}

}  // namespace riffle::octgn
