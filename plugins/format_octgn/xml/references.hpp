#pragma once

#include "xml/flaw.hpp"

#include <optional>
#include <string_view>

namespace riffle::octgn::xml {

/// The first '&' between two offsets that begins neither one of XML's five entities nor an allowed character.
std::optional<Flaw> find_bad_reference(std::string_view text, std::size_t begin, std::size_t end);

}  // namespace riffle::octgn::xml
