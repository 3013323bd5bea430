#include "state/card_digests.hpp"

#include <utility>

namespace riffle {

void CardDigests::grow(std::size_t cards) {
  parts_.resize(cards);
  touched_.resize(cards);
}

std::uint64_t CardDigests::sum(const State& state, const Layout& layout, const Symbols& symbols) {
  for (const CardId card : waiting_) {
    const std::uint64_t part = card.index < state.card_count ? digest_of_card(state, layout, symbols, card) : 0;
    sum_ += part - std::exchange(parts_[card.index], part);
    touched_[card.index] = false;
  }
  waiting_.clear();
  return sum_;
}

}  // namespace riffle
