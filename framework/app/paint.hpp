#pragma once

#include <string>
#include <string_view>

namespace riffle {

/// Colours of a terminal, or none: NO_COLOR and what is no terminal get plain text.
class Paint {
 public:
  explicit Paint(bool colour) : colour_(colour) {}
  /// What standard output, or standard error, can show.
  static Paint of_output();
  static Paint of_errors();

  bool colour() const { return colour_; }
  std::string bold(std::string_view text) const { return in("1", text); }
  std::string dim(std::string_view text) const { return in("2", text); }
  std::string red(std::string_view text) const { return in("31", text); }
  std::string green(std::string_view text) const { return in("32", text); }
  std::string yellow(std::string_view text) const { return in("33", text); }

 private:
  std::string in(std::string_view code, std::string_view text) const;

  bool colour_;
};

/// "1 card", "2 cards"
std::string counted(std::size_t count, std::string_view noun);

}  // namespace riffle
