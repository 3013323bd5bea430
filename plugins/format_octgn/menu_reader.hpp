#pragma once

#include "named_files.hpp"

#include <riffle/definition.hpp>

#include <vector>

namespace riffle::octgn {

/// Reads a child of a group into its menu, submenus to any depth. False when it is no part of a menu.
bool read_menu(const xml::Element& child, NamedFiles& files, Findings& findings, std::vector<MenuEntry>& menu);

}  // namespace riffle::octgn
