#pragma once

#include "base/chance.hpp"
#include "rules/answers.hpp"

#include <algorithm>

namespace riffle {

/// A number that answers a question for one; of more than a choice can hold the least.
inline std::int32_t random_number(const OpenDecision& open, ChanceStream& dice) {
  constexpr std::uint32_t most = (1U << 28U) - 1;
  return static_cast<std::int32_t>(open.min + dice.below(std::min(open.max - open.min, most) + 1));
}

}  // namespace riffle
