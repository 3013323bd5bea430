#pragma once

#include "catalog/gather.hpp"
#include "catalog/printed_forms.hpp"

namespace riffle::loading {

/// Resolves the links of all forms, and checks where their chains lead.
///
/// A link to the form itself stays, and leads nowhere: switching the card does nothing.
/// Errors: bad-link, self-link, unknown-alternate, alternate-in-other-game; link-cycle and link-cycle-no-return are
///         warnings, alternate-in-other-set is a note.
/// Source: spec/alternates.md "core.switch_alternate", "Graph checks when a set is loaded".
void link_forms(const PrintedForms& printed, const Symbols& symbols, const Elsewhere& elsewhere, Catalog& catalog,
                Diagnostics& diagnostics);

/// Checks what deck editors are told: `dependent`.
///
/// Errors: unknown-dependent, self-dependent, dependent-cycle, dependent-without-original.
/// Source: spec/alternates.md "dependent in the deck editor".
void check_dependents(const PrintedForms& printed, const Symbols& symbols, const Elsewhere& elsewhere,
                      const Catalog& catalog, Diagnostics& diagnostics);

/// "`A` -> `B` -> `C`", cut when it is long. `back_to_start` closes it.
std::string chain_text(const Catalog& catalog, const Symbols& symbols, std::span<const std::uint32_t> templates,
                       bool back_to_start);

}  // namespace riffle::loading
