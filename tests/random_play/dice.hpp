#pragma once

#include <cstdint>
#include <span>

namespace random_play {

/// Random numbers from a seed, the same on every machine.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    std::uint64_t mixed = state_ += 0x9E37'79B9'7F4A'7C15U;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58'476D'1CE4'E5B9U;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D0'49BB'1331'11EBU;
    return mixed ^ (mixed >> 31);
  }
  std::uint32_t below(std::uint32_t limit) { return limit == 0 ? 0 : static_cast<std::uint32_t>(next() >> 33) % limit; }
  std::int32_t number(std::uint32_t limit) { return static_cast<std::int32_t>(below(limit)); }
  bool once_in(std::uint32_t times) { return below(times) == 0; }
  template <class T>
  T of(std::span<const T> things) {
    return things.empty() ? T{} : things[below(static_cast<std::uint32_t>(things.size()))];
  }

 private:
  std::uint64_t state_;
};

}  // namespace random_play
