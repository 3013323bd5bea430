#pragma once

#include "catalog/catalog.hpp"
#include "state/layout.hpp"

#include <memory>

namespace riffle {

/// The shape of the state of a game: zones, columns and roles, from its definition.
///
/// Zones come in the order of the groups, one per seat for a player's; the last is the one of removed cards.
/// Ownership: borrows forms, templates and rows of the catalog, which must outlive it.
std::shared_ptr<const Layout> set_up(Registry& registry, const Catalog& catalog);

}  // namespace riffle
