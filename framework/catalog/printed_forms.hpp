#pragma once

#include "catalog/catalog.hpp"

#include <vector>

namespace riffle::loading {

/// A form's card, and the named form of it; none for the base.
///
/// Ownership: borrows the sets that were read.
struct PrintedForm {
  const CardTemplate* card = nullptr;
  const NamedForm* named = nullptr;

  const std::vector<PrintedProperty>& properties() const { return named ? named->properties : card->properties; }
  const std::optional<PrintedLink>& alternate() const { return named ? named->alternate : card->alternate; }
};

/// By form, as the catalog counts them.
using PrintedForms = std::vector<PrintedForm>;

/// The file of a template, for diagnostics.
inline const std::string& file_of(const Catalog& catalog, TemplateId of) {
  return catalog.sets[catalog.details[of.index].set].file;
}

}  // namespace riffle::loading
