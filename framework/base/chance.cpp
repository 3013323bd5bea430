#include "base/chance.hpp"

#include "base/check.hpp"

namespace riffle {

namespace {

constexpr std::uint64_t golden_gamma = 0x9E37'79B9'7F4A'7C15;

constexpr std::uint64_t mix(std::uint64_t z) {
  z = (z ^ (z >> 30)) * 0xBF58'476D'1CE4'E5B9;
  z = (z ^ (z >> 27)) * 0x94D0'49BB'1331'11EB;
  return z ^ (z >> 31);
}

}  // namespace

ChanceStream::ChanceStream(std::uint64_t seed, std::uint64_t stream_key, std::uint32_t answers_before)
    // Mixed between the parts, so that a seed, a key and a count never trade places.
    : state_(mix(mix(mix(seed + golden_gamma) ^ stream_key) + golden_gamma * (std::uint64_t{answers_before} + 1))) {}

std::uint64_t ChanceStream::next() { return mix(state_ += golden_gamma); }

std::uint32_t ChanceStream::below(std::uint32_t bound) {
  RIFFLE_CHECK(bound != 0);
  const std::uint32_t biased = (0U - bound) % bound;  // so many low results would come up once too often
  std::uint64_t product = 0;
  do {
    product = (next() >> 32) * bound;
  } while (static_cast<std::uint32_t>(product) < biased);
  return static_cast<std::uint32_t>(product >> 32);
}

}  // namespace riffle
