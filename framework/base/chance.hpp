#pragma once

#include <cstdint>

namespace riffle {

/// The numbers of one answer of chance. They depend on the seed, the stream's name and how many answers the stream gave
/// before, and on nothing else: so undo, clones and saves need to keep only that count.
///
/// Source: SplitMix64 (Steele, Lea, Flood 2014), which passes BigCrush; bounded by Lemire's multiplication (2019).
class ChanceStream {
 public:
  ChanceStream(std::uint64_t seed, std::uint64_t stream_key, std::uint32_t answers_before);

  std::uint64_t next();
  /// Evenly from [0, bound). `bound` is not 0.
  std::uint32_t below(std::uint32_t bound);

 private:
  std::uint64_t state_;
};

}  // namespace riffle
