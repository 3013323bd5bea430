#pragma once

#include "catalog/catalog.hpp"
#include "catalog/gather.hpp"

namespace riffle::loading {

/// Makes a catalog: names become symbols, links ids, and forms stand side by side with what they inherit.
///
/// Errors: what is wrong is a diagnostic, and never costs another card.
std::shared_ptr<const Catalog> build(Registry& registry, Ingredients ingredients, const Elsewhere& elsewhere,
                                     Diagnostics& diagnostics);

}  // namespace riffle::loading
