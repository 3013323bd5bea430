#pragma once

#include <riffle/edit.hpp>
#include <riffle/view.hpp>

#include <span>
#include <string>
#include <vector>

namespace random_play {

/// A state of one's own, built from what a game publishes and nothing else: a snapshot at first, then edits alone.
///
/// What an edit does not say is known from the rules: a created card shows what is printed on it, is controlled by its
/// owner, and lies face up where somebody looks. An `ordered` edit does not say which order: that of its zone is adopted
/// when the game is quiet, if it holds the same cards.
class Mirror {
 public:
  explicit Mirror(const riffle::View& view);

  /// Follows a span; what does not fit what was heard before is kept as the first problem.
  void hear(std::span<const riffle::Edit> edits, riffle::Direction direction);
  /// What differs from the state, or did not fit; empty when all agrees.
  std::string difference(const riffle::View& view);

  std::uint64_t orders_compared() const { return orders_compared_; }
  std::uint64_t orders_adopted() const { return orders_adopted_; }

 private:
  struct Card {
    riffle::ZoneId zone;
    std::uint32_t index = 0, generation = 0;
    riffle::SeatId owner;
    riffle::FormId printed;
    std::vector<riffle::Value> values;  // by property; markers that were never set are 0

    riffle::Value& value(riffle::PropertyId property);
  };

  void follow(const riffle::Edit& edit, riffle::Direction direction);
  void created(const riffle::Edit& edit, riffle::Direction direction);
  void moved(const riffle::Edit& edit, riffle::Direction direction);
  void set(const riffle::Edit& edit);
  void detach(riffle::CardId card);
  void attach(riffle::CardId card, riffle::ZoneId zone, std::uint32_t index);
  void expect(bool good, const char* what);
  bool adopt_order(riffle::ZoneId zone, const riffle::View& view);
  std::string card_difference(riffle::CardId card, const riffle::View& view,
                              std::span<const riffle::PropertyId> stored);

  const riffle::View* view_;  // for what never changes: zones, and what is printed
  std::vector<Card> cards_;
  std::vector<std::vector<riffle::CardId>> zones_;
  std::vector<bool> ordered_anew_;                       // by zone: its order is not known
  std::vector<std::vector<riffle::Value>> seat_values_;  // by seat and property
  std::vector<riffle::Value> game_values_;               // by property
  std::string problem_;
  std::uint64_t orders_compared_ = 0, orders_adopted_ = 0;
};

}  // namespace random_play
