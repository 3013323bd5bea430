#pragma once

#include "registry/registry.hpp"

#include <riffle/definition.hpp>
#include <riffle/result.hpp>

#include <string>
#include <string_view>

namespace riffle {

/// An entry of a definition's menus, and the group whose menu it stands in.
struct MenuPlace {
  const GroupDefinition* group = nullptr;
  const MenuEntry* entry = nullptr;
};

/// The entry of that label, or of `Group/Label`, in whichever group.
/// Errors: there is none; it stands in several groups, where it does different things.
Result<MenuPlace> find_menu_entry(const Registry& registry, const Definition& definition, std::string_view label);

/// All menus of a definition as text, submenus indented, with the action or the script that each entry names.
std::string menu_text(const Definition& definition);

}  // namespace riffle
