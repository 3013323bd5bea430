#pragma once

#include "chaos/names.hpp"
#include "chaos/verb.hpp"
#include "dice.hpp"

#include <vector>

namespace chaos {

using namespace riffle;
using random_play::Dice;

/// Does random things in one run; which ones depends on the seed, the view and the answers alone.
class Actor {
 public:
  Actor(Context& ctx, const Action& action, const Names& names, std::uint64_t seed);

  /// So many random verbs; ends early when one of them ends the run.
  Status act(std::uint32_t count);
  Status act(Verb verb);

 private:
  bool edit_card(Verb verb);
  bool edit_rest(Verb verb);
  Status ask(Verb verb);
  Status plan(Verb verb);
  Status end(Verb verb);

  void place(bool within);
  void create();
  void order();
  void set_marker();
  void push(Symbol marker, bool cancels);
  Status choose();
  Status choose_number();
  Status draw_cards();
  Status shuffle();
  Status perform();
  Status perform_unfit();
  Status perform_core();
  void be_at_fault();
  void did(Verb verb);

  CardId card() { return CardId{dice_.below(view().card_count)}; }
  ZoneId zone() { return ZoneId{dice_.below(view().zone_count)}; }
  SeatId seat() { return SeatId{dice_.below(view().seat_count)}; }
  SeatId seat_or_none() { return dice_.once_in(4) ? SeatId{} : seat(); }
  SeatSet seats() { return SeatSet{dice_.below(1U << view().seat_count)}; }
  Symbol word() { return names_.words[dice_.below(static_cast<std::uint32_t>(names_.words.size()))]; }
  std::uint32_t position();
  std::vector<Target> cards(std::uint32_t most);
  std::vector<Choice> options(std::uint32_t most);
  void learn(Targets answer);
  const View& view() const { return ctx_.view; }

  Context& ctx_;
  const Action& action_;
  const Names& names_;
  Dice dice_;
  std::int32_t depth_;
};

}  // namespace chaos
