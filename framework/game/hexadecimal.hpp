#pragma once

#include <cstdint>
#include <string>

namespace riffle {

/// A digest or a fingerprint as logs write it: 16 hexadecimal digits.
inline std::string hexadecimal(std::uint64_t value) {
  std::string text(16, '0');
  for (auto digit = text.rbegin(); value != 0; ++digit, value >>= 4U) *digit = "0123456789abcdef"[value & 15U];
  return text;
}

}  // namespace riffle
