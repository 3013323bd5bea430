#include "xml/characters.hpp"

#include "words.hpp"

#include <array>
#include <cstdio>

namespace riffle::octgn::xml {
namespace {

struct CodePoint {
  std::uint32_t value = 0;
  std::size_t bytes = 0;  // 0: this is not UTF-8
};

constexpr std::array<std::uint32_t, 5> smallest_of_length = {0, 0, 0x80, 0x800, 0x10000};

std::size_t sequence_length(unsigned char lead) {
  if (lead < 0x80) return 1;
  if (lead >= 0xC2 && lead < 0xE0) return 2;
  if (lead >= 0xE0 && lead < 0xF0) return 3;
  return lead >= 0xF0 && lead < 0xF5 ? 4 : 0;
}

CodePoint decode(std::string_view text, std::size_t at) {
  const auto lead = static_cast<unsigned char>(text[at]);
  const std::size_t length = sequence_length(lead);
  if (length == 0 || at + length > text.size()) return {};
  if (length == 1) return {lead, 1};
  std::uint32_t value = lead & (0x7FU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if (!continues_code_point(text[at + i])) return {};
    value = (value << 6U) | (static_cast<unsigned char>(text[at + i]) & 0x3FU);
  }
  const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
  if (value < smallest_of_length[length] || surrogate || value > 0x10FFFF) return {};
  return {value, length};
}

std::string hexadecimal(std::uint32_t number) {
  std::array<char, 12> digits = {};
  std::snprintf(digits.data(), digits.size(), "%02X", static_cast<unsigned>(number));
  return digits.data();
}

Flaw bad_byte(std::string_view text, std::size_t at) {
  const auto byte = static_cast<unsigned char>(text[at]);
  Flaw flaw{at, 1, "bad-utf8", say("expected UTF-8, found the byte 0x", hexadecimal(byte)), "save the file as UTF-8"};
  if (byte >= 0x80 && byte <= 0x9F) flaw.hint += "; in Windows-1252 this byte is a quotation mark, a dash or the like";
  return flaw;
}

}  // namespace

std::string_view trim(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

std::string found_at(std::string_view text, std::size_t offset) {
  if (offset >= text.size()) return "the end of the file";
  if (text[offset] == '\n' || text[offset] == '\r') return "the end of the line";
  const CodePoint point = decode(text, offset);
  if (point.bytes == 0 || !is_allowed(point.value)) {
    return say("the byte 0x", hexadecimal(static_cast<unsigned char>(text[offset])));
  }
  return say("'", text.substr(offset, point.bytes), "'");
}

std::optional<Flaw> find_bad_character(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte >= 0x20 && byte < 0x80) {  // nearly all there is
      ++at;
      continue;
    }
    const CodePoint point = decode(text, at);
    if (point.bytes == 0) return bad_byte(text, at);
    if (!is_allowed(point.value)) {
      return Flaw{at, point.bytes, "control-character",
                  say("expected text, found the character U+", hexadecimal(point.value), ", which XML does not allow"),
                  "remove it"};
    }
    at += point.bytes;
  }
  return std::nullopt;
}

}  // namespace riffle::octgn::xml
