#pragma once

#include "findings.hpp"
#include "xml/element.hpp"

#include <riffle/template.hpp>

#include <optional>

namespace riffle::octgn {

/// Reads a `<card>` of a set: properties, named forms, and links in all three spellings: as attributes, or as
/// properties named Alternate, Dependent or AlternateOnly.
///
/// Errors: a card without a good GUID is left out, with an error.
std::optional<CardTemplate> read_card(const xml::Element& element, Findings& findings);

}  // namespace riffle::octgn
