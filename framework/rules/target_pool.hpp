#pragma once

#include <riffle/targets.hpp>

#include <algorithm>
#include <memory>
#include <vector>

namespace riffle {

/// Room for the targets that a run hands out: spans stay where they are until the run is over, and the memory is used
/// again by the next one.
class TargetPool {
 public:
  /// Room for at most this many, side by side.
  Target* take(std::size_t count) {
    while (block_ < blocks_.size() && used_ + count > blocks_[block_].size) ++block_, used_ = 0;
    if (block_ == blocks_.size()) {
      const std::size_t size = std::max(count, least);
      blocks_.push_back({std::make_unique<Target[]>(size), size});
    }
    Target* const first = &blocks_[block_].targets[used_];
    used_ += count;
    return first;
  }
  /// Gives back what the newest take() did not need.
  void give_back(std::size_t count) { used_ -= count; }

  Targets copy(Targets targets) {
    if (targets.empty()) return {};
    Target* const first = take(targets.size());
    std::copy(targets.begin(), targets.end(), first);
    return std::span<const Target>{first, targets.size()};
  }

  /// Makes all of it free.
  void clear() { block_ = used_ = 0; }

 private:
  struct Block {
    std::unique_ptr<Target[]> targets;
    std::size_t size;
  };
  static constexpr std::size_t least = 512;

  std::vector<Block> blocks_;
  std::size_t block_ = 0, used_ = 0;
};

}  // namespace riffle
