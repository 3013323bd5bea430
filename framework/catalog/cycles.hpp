#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace riffle::loading {

/// No next, or no cycle.
inline constexpr std::uint32_t nowhere = 0xFFFF'FFFF;

/// The cycles of chains in which each node has at most one next.
struct Cycles {
  std::vector<std::vector<std::uint32_t>> all;  ///< each from its smallest node on, in the order of the chain
  std::vector<std::uint32_t> reached;           ///< by node: the cycle that its chain ends in, or nowhere
  std::vector<bool> on;                         ///< by node: whether it is part of that cycle
};

/// In linear time. `next` names each node's next, or nowhere.
Cycles find_cycles(std::span<const std::uint32_t> next);

}  // namespace riffle::loading
