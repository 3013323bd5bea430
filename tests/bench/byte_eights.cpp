#include "bench/byte_eights.hpp"

namespace bench {

ByteEights::Ended ByteEights::play(std::uint64_t seed) {
  random_ = seed;
  begin();
  while (!over_) turn();
  finish();
  return ended_;
}

void ByteEights::begin() {
  ended_ = {};
  over_ = can_pass_ = false;
  drawn_ = passes_ = plays_ = 0;
  deck_.count = 0;
  for (std::uint8_t card = 0; card < 52; ++card) deck_.add(card);
  for (Pile& hand : hands_) hand.count = 0;
  ++ended_.chances;
  const std::uint32_t dealer = below(players);
  for (std::uint32_t i = 1; i <= players * dealt; ++i) hands_[(dealer + i) % players].add(drawn_card());
  std::uint8_t up = drawn_card();
  for (; up / 4 == eight; up = drawn_card()) deck_.add(up);
  rank_ = up / 4;
  suit_ = up % 4;
  seat_ = (dealer + 1) % players;
}

void ByteEights::turn() {
  std::array<std::uint8_t, 54> options;
  std::uint32_t count = 0;
  const Pile& hand = hands_[seat_];
  for (std::uint32_t i = 0; i < hand.count; ++i) {
    const std::uint8_t rank = hand.cards[i] / 4, suit = hand.cards[i] % 4;
    if (rank == eight || rank == rank_ || suit == suit_) options[count++] = static_cast<std::uint8_t>(i);
  }
  if (deck_.count != 0 && drawn_ != most_drawn) options[count++] = draw;
  if (deck_.count == 0 || can_pass_) options[count++] = pass;
  ++ended_.decisions;
  const std::uint8_t chosen = options[below(count)];
  if (chosen == pass) return pass_turn();
  passes_ = 0;
  if (chosen == draw) return take_card();
  play_card(hands_[seat_].take(chosen));
}

void ByteEights::take_card() {
  hands_[seat_].add(drawn_card());
  drawn_ = deck_.count == 0 ? most_drawn : drawn_ + 1;
  if (drawn_ == most_drawn) can_pass_ = true;
}

void ByteEights::pass_turn() {
  passes_ = deck_.count == 0 ? passes_ + 1 : 0;
  if (passes_ == players + 1) over_ = true;
  if (drawn_ == most_drawn) drawn_ = 0;
  if (deck_.count != 0) can_pass_ = false;
  seat_ = (seat_ + 1) % players;
}

void ByteEights::play_card(std::uint8_t card) {
  can_pass_ = false;
  drawn_ = 0;
  rank_ = card / 4;
  suit_ = card % 4;
  if (hands_[seat_].count == 0 || ++plays_ >= most_plays) {
    over_ = true;
    return;
  }
  if (rank_ == eight) {
    ++ended_.decisions;
    suit_ = static_cast<std::uint8_t>(below(4));
  }
  seat_ = (seat_ + 1) % players;
}

void ByteEights::finish() {
  for (const Pile& hand : hands_)
    for (std::uint32_t i = 0; i < hand.count; ++i) {
      const std::uint8_t card = hand.cards[i], rank = card / 4;
      ended_.score -= rank == eight ? 50 : rank >= 9 ? 10 : card + 2;
    }
}

}  // namespace bench
