#pragma once

#include "xml/flaw.hpp"

#include <optional>
#include <string_view>

namespace riffle::octgn::xml {

/// The bytes after a UTF-8 byte order mark, if there is one.
std::string_view skip_byte_order_mark(std::string_view bytes);

/// "UTF-16" and the like, when the first bytes show such an encoding; empty for everything that may be UTF-8.
std::string_view wide_encoding(std::string_view bytes);

/// An encoding other than UTF-8 or ASCII: shown by the first bytes, or declared.
std::optional<Flaw> find_foreign_encoding(std::string_view bytes);

}  // namespace riffle::octgn::xml
