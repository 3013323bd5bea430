#pragma once

#include "catalog/columns.hpp"
#include "catalog/printed_forms.hpp"

namespace riffle::loading {

/// Fills the rows of a catalog: a named form has its base's values, but for those it prints or removes.
///
/// Errors: a property printed twice keeps its first value; a number that is none keeps its text; both are warnings.
///         An empty text is no number and no mistake: it is a value.
void fill_rows(const PrintedForms& printed, const Columns& columns, Symbols& symbols, Catalog& catalog,
               Diagnostics& diagnostics);

}  // namespace riffle::loading
