#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace riffle::loading {

/// A text cut into code points. Each byte that is not UTF-8 counts as one, and is replaced.
std::vector<std::string> code_points(std::string_view text);

/// A text in which what is not UTF-8 is replaced.
std::string well_formed(std::string_view text);

/// A text that is safe to show on one line of a terminal: control characters become blanks, what is not UTF-8 is
/// replaced.
std::string one_line(std::string_view text);

/// Lines of files, read again to be shown. The file that was asked for last is remembered.
class SourceLines {
 public:
  /// The code points of a line, without its end, a byte order mark, and control characters but tabs; nothing when the
  /// file cannot be read as text, or has no such line.
  std::optional<std::vector<std::string>> line(const std::string& file, std::uint32_t number);

 private:
  void open(const std::string& file);

  std::string file_, bytes_;
  std::vector<std::size_t> starts_;  // by line
};

}  // namespace riffle::loading
