#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace riffle {

/// What ends a loop that no answer interrupts: after how many items, and how the game ends then. Without a word for that
/// the item that would be one too many is dropped.
struct LoopPolicy {
  std::uint32_t items = 100'000;
  std::string result;
};

/// Reads "1000" or "1000 draw". Errors: nothing when it is neither.
std::optional<LoopPolicy> read_loop(std::string_view text);

}  // namespace riffle
