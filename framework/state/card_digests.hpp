#pragma once

#include "state/digest.hpp"

#include <vector>

namespace riffle {

/// The sum of the digests of all cards, kept up: only cards that were touched since it was last asked are hashed again.
class CardDigests {
 public:
  void touch(CardId card) {
    if (card.index >= touched_.size()) grow(card.index + 1);
    if (touched_[card.index]) return;
    touched_[card.index] = true;
    waiting_.push_back(card);
  }
  std::uint64_t sum(const State& state, const Layout& layout, const Symbols& symbols);

 private:
  void grow(std::size_t cards);

  std::vector<std::uint64_t> parts_;  // by card, as they went into the sum
  std::vector<char> touched_;
  std::vector<CardId> waiting_;
  std::uint64_t sum_ = 0;
};

}  // namespace riffle
