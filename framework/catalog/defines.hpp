#pragma once

#include "catalog/catalog.hpp"

namespace riffle::loading {

/// Overrides what a definition says. Names compare without case; the last of equal ones wins. What is no attribute of the
/// definition is a parameter of some plugin, by its id.
///
/// Errors: a name that is none, and a value that does not fit, are errors of the file "--define"; they change nothing.
void apply(const Registry& registry, const std::vector<Define>& defines, Definition& definition,
           Diagnostics& diagnostics);

}  // namespace riffle::loading
