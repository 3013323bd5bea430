#pragma once

#include <riffle/diagnostic.hpp>

#include <cstddef>
#include <string_view>

namespace riffle::octgn::xml {

/// Turns offsets into lines and columns, each in one step from the one before: offsets must not decrease.
///
/// Ownership: borrows the text.
class PlaceCursor {
 public:
  explicit PlaceCursor(std::string_view text) : text_(text) {}

  /// The place of so many bytes; its length ends with the line.
  SourcePlace place(std::size_t offset, std::size_t length);

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  std::uint32_t line_ = 1;
  std::uint32_t column_ = 1;
};

}  // namespace riffle::octgn::xml
