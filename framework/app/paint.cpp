#include "app/paint.hpp"

#include <cstdlib>

#include <unistd.h>

namespace riffle {
namespace {

bool may_colour(int descriptor) {
  const char* refused = std::getenv("NO_COLOR");
  return (refused == nullptr || *refused == '\0') && isatty(descriptor) == 1;
}

}  // namespace

Paint Paint::of_output() { return Paint{may_colour(STDOUT_FILENO)}; }
Paint Paint::of_errors() { return Paint{may_colour(STDERR_FILENO)}; }

std::string counted(std::size_t count, std::string_view noun) {
  return std::to_string(count) + " " + std::string{noun} + (count == 1 ? "" : "s");
}

std::string Paint::in(std::string_view code, std::string_view text) const {
  if (!colour_) return std::string{text};
  return "\x1b[" + std::string{code} + "m" + std::string{text} + "\x1b[0m";
}

}  // namespace riffle
