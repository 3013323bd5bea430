#pragma once

#include "app/ear.hpp"
#include "app/host.hpp"
#include "app/opening.hpp"

#include <deque>
#include <memory>
#include <string>
#include <vector>

namespace eights_tests {

/// The place in a sorted deck of a card that is written suit first, "C2" to "SA"; and back.
std::uint32_t order_of(const std::string& card);
std::string card_of(std::uint32_t order);

inline const std::string all_suits = "Clubs Diamonds Hearts Spades";  ///< the moves of whoever has played an eight

std::vector<std::string> words(const std::string& text);

/// What chance is to do while the game begins; seats count from 0. No hands: it does as it likes.
struct Dealt {
  std::uint32_t dealer = 0;
  std::vector<std::string> hands;  ///< by seat: "C2 D7 …"
  std::string turned_up;           ///< the last of them is no eight
};

/// The plugins of this build, loaded once for all tests of a process.
riffle::Host& host();

riffle::GameSetup setup_of(const std::vector<riffle::Define>& defines, riffle::Diagnostics& diagnostics);

/// An answer of chance that is on record.
riffle::Answer chance_says(riffle::Choice choice);

/// A game of crazy eights in which chance does what a test wants, written and read as short texts.
class EightsTable {
 public:
  explicit EightsTable(const Dealt& dealt, std::vector<riffle::Define> defines = {});
  explicit EightsTable(std::unique_ptr<riffle::Game> game);

  riffle::Game& game() { return *game_; }
  const riffle::View& view() const { return game_->view(); }

  /// Requires that this seat is to move and has these moves, and makes one of them. Chance draws what `draws` says.
  void turn(std::uint32_t seat, const std::string& moves, const std::string& move, const std::string& draws = "");
  /// Lets the seat to move draw all cards of the deck but these, one by one.
  void draw_all_but(const std::string& left);
  /// Makes a move of the seat to move.
  riffle::Verdict make(const std::string& move);

  std::uint32_t to_move() const;
  std::string moves() const;                   ///< "C8 S9 Draw Pass", sorted, or the suits; "" at the end
  std::string hand(std::uint32_t seat) const;  ///< sorted, as the next
  std::string deck() const;
  std::string discard() const;  ///< the last card last
  std::string last() const;     ///< the last card and the suit that follows, its own until one is nominated: "C8 H"
  std::vector<int> scores() const;
  std::string result() const { return game_->result().value_or(""); }
  int number(const std::string& property) const;
  bool flag(const std::string& property) const;
  std::string card(riffle::CardId card) const;
  /// What went wrong since the game began, one line each.
  std::string faults() const;

 private:
  std::string sorted(std::span<const riffle::CardId> cards) const;
  std::span<const riffle::CardId> cards(const std::string& role, riffle::SeatId seat = {}) const;
  std::string written(riffle::Choice move) const;
  /// In the deck, else among what was discarded, from where it may come back.
  riffle::CardId undealt(const std::string& card) const;

  std::unique_ptr<riffle::Game> game_;
  std::unique_ptr<riffle::Ear> ear_;
};

}  // namespace eights_tests
