#pragma once

#include "catalog/printed_forms.hpp"

namespace riffle::loading {

/// Resolves the rules that forms have printed. A named form that prints none has its base's.
///
/// Errors: an id that no plugin provides, one of a plugin that the game does not require, and what is no `name=value`,
///         are errors at their place; the rule is left out.
void apply_rules(const PrintedForms& printed, Registry& registry, Catalog& catalog, Diagnostics& diagnostics);

}  // namespace riffle::loading
