#pragma once

#include "findings.hpp"
#include "xml/element.hpp"

#include <riffle/definition.hpp>

namespace riffle::octgn {

/// Reads `<riffle>`, what a definition says to the rules.
///
/// Called: once all groups are read, since zone roles name them.
void read_rules(const xml::Element& riffle, Findings& findings, Definition& game);

}  // namespace riffle::octgn
