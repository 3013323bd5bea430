#pragma once

#include "xml/flaw.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace riffle::octgn::xml {

/// White space as XML means it: space, tab, line feed, carriage return.
constexpr bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

/// May a name begin with this byte? Bytes of longer UTF-8 sequences may.
constexpr bool begins_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == ':' ||
         (static_cast<unsigned char>(c) & 0x80U);
}

constexpr bool continues_name(char c) { return begins_name(c) || (c >= '0' && c <= '9') || c == '-' || c == '.'; }

/// Does this byte continue a UTF-8 sequence, so that it is no code point of its own?
constexpr bool continues_code_point(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

/// May this code point stand in an XML 1.0 file?
constexpr bool is_allowed(std::uint32_t point) {
  if (point < 0x20) return point == 0x9 || point == 0xA || point == 0xD;
  return point < 0xD800 || (point > 0xDFFF && point < 0xFFFE) || (point > 0xFFFF && point <= 0x10FFFF);
}

/// The text without white space at either end.
std::string_view trim(std::string_view text);

/// What a message shows of the text at an offset: a quoted character, or "the end of the file".
std::string found_at(std::string_view text, std::size_t offset);

/// The first byte that is not UTF-8, or the first character that XML forbids.
std::optional<Flaw> find_bad_character(std::string_view text);

}  // namespace riffle::octgn::xml
