#pragma once

#include "named_files.hpp"

#include <riffle/definition.hpp>

namespace riffle::octgn {

/// Reads `<table>`: the one group that everybody shares and where each card's own face decides.
void read_table(const xml::Element& table, NamedFiles& files, Findings& findings, Definition& game);

/// Reads `<player>` or `<shared>`: groups, hand, counters and variables.
void read_owner(const xml::Element& owner, bool shared, NamedFiles& files, Findings& findings, Definition& game);

/// Reads `<globalvariable>` into the variables of a player, or of the game (`shared`).
void read_variable(const xml::Element& element, bool shared, Findings& findings, Definition& game);

}  // namespace riffle::octgn
