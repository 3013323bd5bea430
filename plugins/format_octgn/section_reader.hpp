#pragma once

#include "findings.hpp"
#include "xml/element.hpp"

#include <riffle/definition.hpp>

#include <string_view>

namespace riffle::octgn {

/// The group of that name, as written before any case; nothing when that owner has none.
const GroupDefinition* find_group(const Definition& game, std::string_view name, bool shared);

/// Reads `<deck>` or `<sharedDeck>`: its sections, each with the group that it fills.
///
/// Called: once all groups are read.
void read_sections(const xml::Element& deck, bool shared, Findings& findings, Definition& game);

}  // namespace riffle::octgn
