#pragma once

#include <cstddef>
#include <string>

namespace riffle::octgn::xml {

/// What makes a text no well-formed XML: the first thing found, and where.
///
/// Units: bytes from the beginning of the text, byte order mark not counted.
struct Flaw {
  std::size_t offset = 0;
  std::size_t length = 1;
  std::string code;
  std::string message;
  std::string hint;
  bool at_end = false;  ///< noticed only at the end of the text, though it begins at `offset`
};

}  // namespace riffle::octgn::xml
