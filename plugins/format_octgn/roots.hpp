#pragma once

#include "xml/document.hpp"

#include <riffle/format.hpp>

#include <optional>
#include <string_view>

namespace riffle::octgn {

/// Is this the beginning of a file with that root element?
Confidence probe_root(const Source& beginning, std::string_view root);

/// The file as a tree; nothing, with an error, when it is not well-formed or has another root.
std::optional<xml::Document> parse_root(const Source& source, std::string_view root, Findings& findings);

}  // namespace riffle::octgn
