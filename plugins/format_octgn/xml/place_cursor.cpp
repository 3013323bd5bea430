#include "xml/place_cursor.hpp"

#include "xml/characters.hpp"

#include <algorithm>

namespace riffle::octgn::xml {

SourcePlace PlaceCursor::place(std::size_t offset, std::size_t length) {
  for (offset = std::min(offset, text_.size()); at_ < offset; ++at_) {
    if (text_[at_] == '\n') {
      ++line_;
      column_ = 1;
    } else if (!continues_code_point(text_[at_])) {
      ++column_;
    }
  }
  std::uint32_t points = 0;
  for (const char c : text_.substr(offset, length)) {
    if (c == '\n' || c == '\r') break;
    if (!continues_code_point(c)) ++points;
  }
  return {line_, column_, points};
}

}  // namespace riffle::octgn::xml
