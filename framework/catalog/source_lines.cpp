#include "catalog/source_lines.hpp"

#include "catalog/package.hpp"

#include <algorithm>

namespace riffle::loading {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF", replacement = "\xEF\xBF\xBD";

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

/// How many bytes the code point at the beginning takes; 0 when it is not UTF-8.
std::size_t length_of_first(std::string_view text) {
  const auto first = static_cast<unsigned char>(text.front());
  const std::size_t length = first < 0x80                    ? 1
                             : first >= 0xC2 && first < 0xE0 ? 2
                             : (first & 0xF0U) == 0xE0U      ? 3
                             : first >= 0xF0 && first < 0xF5 ? 4
                                                             : 0;
  if (length == 0 || length > text.size()) return 0;
  if (!std::all_of(text.begin() + 1, text.begin() + static_cast<std::ptrdiff_t>(length), continues)) return 0;
  if (length < 3) return length;
  const auto second = static_cast<unsigned char>(text[1]);
  const bool overlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
  const bool beyond = (first == 0xED && second >= 0xA0) || (first == 0xF4 && second >= 0x90);
  return overlong || beyond ? 0 : length;
}

/// Control characters, of both sets.
bool is_control(std::string_view point) {
  const auto first = static_cast<unsigned char>(point.front());
  return first < 0x20 || first == 0x7F || (first == 0xC2 && static_cast<unsigned char>(point.back()) < 0xA0);
}

}  // namespace

std::vector<std::string> code_points(std::string_view text) {
  std::vector<std::string> points;
  while (!text.empty()) {
    const std::size_t length = length_of_first(text);
    points.emplace_back(length == 0 ? replacement : text.substr(0, length));
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return points;
}

std::string well_formed(std::string_view text) {
  std::string result;
  for (const std::string& point : code_points(text)) result += point;
  return result;
}

std::string one_line(std::string_view text) {
  std::string result;
  for (const std::string& point : code_points(text)) result += is_control(point) ? " " : point;
  return result;
}

std::optional<std::vector<std::string>> SourceLines::line(const std::string& file, std::uint32_t number) {
  if (file != file_) open(file);
  if (number == 0 || number > starts_.size()) return std::nullopt;
  const std::size_t begin = starts_[number - 1];
  std::string_view text = std::string_view(bytes_).substr(begin);
  text = text.substr(0, text.find('\n'));
  if (text.ends_with('\r')) text.remove_suffix(1);
  std::vector<std::string> points = code_points(text);
  for (std::string& point : points)
    if (point != "\t" && is_control(point)) point = replacement;
  return points;
}

void SourceLines::open(const std::string& file) {
  file_ = file;
  starts_.clear();
  bytes_ = read_bytes(file, largest_file).value_or("");
  if (bytes_.starts_with(byte_order_mark)) bytes_.erase(0, byte_order_mark.size());
  if (bytes_.empty() || bytes_.find('\0') != std::string::npos) return;  // not a text, or not one of bytes
  for (std::size_t at = 0; at < bytes_.size();) {
    starts_.push_back(at);
    at = std::min(bytes_.find('\n', at), bytes_.size() - 1) + 1;
  }
}

}  // namespace riffle::loading
