#pragma once

#include <cstdint>

namespace riffle {

/// A 64-bit sum of what a question is, the same in every process: its candidates in their order, then the rest.
///
/// A polynomial in an odd number: one addition and one multiplication for a candidate, which is less than it takes to
/// copy it (core.md asks for 52 candidates in 15 ns).
class Fingerprint {
 public:
  void add(std::uint64_t part) { sum_ = (sum_ + part) * odd; }
  /// The same as one after the other, in a third of the time: none of them waits for the one before it.
  void add(std::uint64_t first, std::uint64_t second, std::uint64_t third, std::uint64_t fourth) {
    constexpr std::uint64_t square = odd * odd;
    sum_ = (sum_ + first) * (square * square) + (second * (square * odd) + third * square + fourth * odd);
  }
  std::uint64_t sum() const {
    const std::uint64_t mixed = (sum_ ^ (sum_ >> 32U)) * 0xD6E8'FEB8'6659'FD93U;
    return mixed ^ (mixed >> 32U);
  }

 private:
  static constexpr std::uint64_t odd = 0x9E37'79B9'7F4A'7C15U;

  std::uint64_t sum_ = 0x85EB'CA6B'C2B2'AE35U;
};

}  // namespace riffle
