#include "base/text.hpp"

#include <unicode/unistr.h>

#include <algorithm>
#include <utility>

namespace riffle {

namespace {

constexpr std::size_t longest_compared = 100;  // the distance costs the product of both lengths

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; }

bool is_ascii(std::string_view text) {
  return std::none_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

bool is_hex(char c) { return (c >= '0' && c <= '9') || (lower(c) >= 'a' && lower(c) <= 'f'); }

/// How many letters must be changed, added, left out or swapped with their neighbour.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> older, previous(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    older = std::exchange(previous, row);
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({changed, previous[j] + 1, row[j - 1] + 1});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) row[j] = std::min(row[j], older[j - 2] + 1);
    }
  }
  return row[b.size()];
}

}  // namespace

std::string fold_case(std::string_view utf8) {
  std::string folded;
  if (is_ascii(utf8)) {
    folded.resize(utf8.size());
    std::transform(utf8.begin(), utf8.end(), folded.begin(), lower);
    return folded;
  }
  icu::UnicodeString::fromUTF8({utf8.data(), static_cast<std::int32_t>(utf8.size())}).foldCase().toUTF8String(folded);
  return folded;
}

bool equal_folded(std::string_view a, std::string_view b) { return a == b || fold_case(a) == fold_case(b); }

std::string guid_digits(std::string_view text) {
  if (text.size() >= 2 && text.front() == '{' && text.back() == '}') text = text.substr(1, text.size() - 2);
  const bool hyphens = text.size() == 36;
  if (!hyphens && text.size() != 32) return {};
  std::string digits;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (hyphens && (i == 8 || i == 13 || i == 18 || i == 23)) {
      if (text[i] != '-') return {};
    } else if (is_hex(text[i])) {
      digits += lower(text[i]);
    } else {
      return {};
    }
  }
  return digits;
}

std::string_view nearest(std::string_view text, const std::vector<std::string_view>& known) {
  const std::string wanted = fold_case(text);
  if (wanted.size() > longest_compared) return {};
  std::string_view best;
  std::size_t least = std::clamp<std::size_t>(wanted.size() / 3, 1, 3) + 1;
  for (const std::string_view candidate : known) {
    const std::size_t longer = std::max(candidate.size(), wanted.size());
    if (longer - std::min(candidate.size(), wanted.size()) > 2 * least)
      continue;  // folding may change lengths a little
    const std::size_t apart = distance(wanted, fold_case(candidate));
    if (apart >= least || apart >= longer) continue;  // nothing in common is not near
    least = apart;
    best = candidate;
  }
  return best;
}

}  // namespace riffle
