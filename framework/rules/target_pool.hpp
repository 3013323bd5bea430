#pragma once

#include <riffle/targets.hpp>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace riffle {

/// Room for the targets that a run hands out: spans stay where they are until the run is over, and the memory is used
/// again by the next one.
class TargetPool {
 public:
  /// Room for at most this many, side by side.
  Target* take(std::size_t count) {
    if (count > static_cast<std::size_t>(end_ - at_)) next_block(count);
    return std::exchange(at_, at_ + count);
  }

  Targets copy(Targets targets) {
    if (targets.empty()) return {};
    Target* const first = take(targets.size());
    std::copy(targets.begin(), targets.end(), first);
    return std::span<const Target>{first, targets.size()};
  }

  /// Makes all of it free.
  void clear() {
    if (blocks_.empty()) return;
    block_ = 0;
    at_ = blocks_[0].targets.get();
    end_ = at_ + blocks_[0].size;
  }

 private:
  struct Block {
    std::unique_ptr<Target[]> targets;
    std::size_t size;
  };
  static constexpr std::size_t least = 512;

  void next_block(std::size_t count) {
    if (!blocks_.empty()) ++block_;
    while (block_ < blocks_.size() && blocks_[block_].size < count) ++block_;
    if (block_ == blocks_.size()) {
      const std::size_t size = std::max(count, least);
      blocks_.push_back({std::make_unique<Target[]>(size), size});
    }
    at_ = blocks_[block_].targets.get();
    end_ = at_ + blocks_[block_].size;
  }

  std::vector<Block> blocks_;
  std::size_t block_ = 0;  // the one that is taken from
  Target *at_ = nullptr, *end_ = nullptr;
};

}  // namespace riffle
