#include "catalog/keys.hpp"

#include "base/text.hpp"

namespace riffle::loading {

namespace {

constexpr std::string_view blanks = " \t\r\n\v\f";
constexpr std::string_view between_names = "//";

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

std::string squeezed(std::string_view text) {
  std::string result;
  for (const char c : trimmed(text)) {
    const bool blank = blanks.find(c) != std::string_view::npos;
    if (!blank) result += c;
    if (blank && result.back() != ' ') result += ' ';
  }
  return result;
}

/// The next part of a version, as digits without leading zeros; what is left of it stays in `rest`.
std::string_view next_part(std::string_view& rest) {
  const std::size_t dot = rest.find('.');
  std::string_view part = trimmed(rest.substr(0, dot));
  rest = dot == std::string_view::npos ? std::string_view{} : rest.substr(dot + 1);
  part.remove_prefix(std::min(part.find_first_not_of('0'), part.size()));
  return part;
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::string guid_key(std::string_view text) { return guid_digits(trimmed(text)); }

std::string id_key(std::string_view text) {
  std::string digits = guid_key(text);
  return digits.empty() ? fold_case(trimmed(text)) : digits;
}

std::string title_key(std::string_view title) {
  std::string key = fold_case(title);
  replace_all(key, between_names, " // ");
  replace_all(key, "\u00E6", "ae");
  replace_all(key, "\u0153", "oe");
  return squeezed(key);
}

std::vector<std::string> part_keys(std::string_view title) {
  const std::size_t at = title.find(between_names);
  if (at == std::string_view::npos) return {};
  return {title_key(title.substr(0, at)), title_key(title.substr(at + between_names.size()))};
}

int compare_versions(std::string_view a, std::string_view b) {
  while (!a.empty() || !b.empty()) {
    const std::string_view left = next_part(a), right = next_part(b);
    if (left.size() != right.size()) return left.size() < right.size() ? -1 : 1;
    if (const int order = left.compare(right); order != 0) return order < 0 ? -1 : 1;
  }
  return 0;
}

}  // namespace riffle::loading
