#include "words.hpp"

#include "xml/characters.hpp"

#include <algorithm>
#include <charconv>

namespace riffle::octgn {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; }

bool is_hexadecimal(char c) { return (c >= '0' && c <= '9') || (lower(c) >= 'a' && lower(c) <= 'f'); }

}  // namespace

bool same_word(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
}

std::optional<bool> parse_flag(std::string_view text) {
  text = xml::trim(text);
  if (same_word(text, "true")) return true;
  if (same_word(text, "false")) return false;
  return std::nullopt;
}

std::optional<std::int32_t> parse_number(std::string_view text) {
  text = xml::trim(text);
  if (text.size() > 1 && text[0] == '+' && text[1] != '-') text.remove_prefix(1);
  std::int32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

bool is_guid(std::string_view text) {
  text = xml::trim(text);
  if (text.size() > 2 && text.front() == '{' && text.back() == '}') text = text.substr(1, text.size() - 2);
  const bool hyphens = text.size() == 36;
  if (!hyphens && text.size() != 32) return false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool hyphen = hyphens && (i == 8 || i == 13 || i == 18 || i == 23);
    if (hyphen ? text[i] != '-' : !is_hexadecimal(text[i])) return false;
  }
  return true;
}

std::string counted(std::size_t count, std::string_view noun) {
  return say(std::to_string(count), " ", noun, count == 1 ? "" : "s");
}

}  // namespace riffle::octgn
