#pragma once

#include <array>
#include <cstdint>

namespace bench {

/// Crazy eights by hand: five players, default parameters, cards as bytes in arrays. It keeps no history, tells nobody,
/// checks nothing and knows no other game: the line that an engine is held against.
///
/// Source: games/crazy_eights/README.md has the rules.
class ByteEights {
 public:
  struct Ended {
    std::uint32_t decisions = 0, chances = 0;
    std::int32_t score = 0;  ///< of all players together
  };

  Ended play(std::uint64_t seed);

 private:
  static constexpr std::uint32_t players = 5, dealt = 5, most_drawn = 5, most_plays = 100;
  static constexpr std::uint8_t eight = 6, draw = 60, pass = 61;

  /// Cards in no order; the hole of one that is taken is filled with the last.
  struct Pile {
    std::array<std::uint8_t, 52> cards;
    std::uint32_t count = 0;

    void add(std::uint8_t card) { cards[count++] = card; }
    std::uint8_t take(std::uint32_t i) {
      const std::uint8_t card = cards[i];
      cards[i] = cards[--count];
      return card;
    }
  };

  std::uint32_t below(std::uint32_t bound) {
    std::uint64_t z = random_ += 0x9E37'79B9'7F4A'7C15U;
    z = (z ^ (z >> 30)) * 0xBF58'476D'1CE4'E5B9U;
    z = (z ^ (z >> 27)) * 0x94D0'49BB'1331'11EBU;
    return static_cast<std::uint32_t>(((z >> 32) * bound) >> 32);
  }
  std::uint8_t drawn_card() {
    ++ended_.chances;
    return deck_.take(below(deck_.count));
  }
  void begin();
  void turn();
  void take_card();
  void pass_turn();
  void play_card(std::uint8_t card);
  void finish();

  std::uint64_t random_ = 0;
  Pile deck_;
  std::array<Pile, players> hands_;
  std::uint32_t seat_ = 0, drawn_ = 0, passes_ = 0, plays_ = 0;
  std::uint8_t rank_ = 0, suit_ = 0;
  bool can_pass_ = false, over_ = false;
  Ended ended_;
};

}  // namespace bench
