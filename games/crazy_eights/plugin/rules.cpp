#include "rules.hpp"

namespace crazy_eights {
using namespace riffle;

namespace {

PropertyDescriptor parameter(Value initial, const char* summary) {
  return {.initial = initial, .parameter = 1, .summary = summary};
}

PropertyDescriptor remembered(Value initial, const char* summary) { return {.initial = initial, .summary = summary}; }

}  // namespace

Memory::Memory(Registrar& host)
    : max_draw_cards{host.add_property("crazy_eights.max_draw_cards",
                                       parameter(Value::number(5), "how many cards a seat draws before it may pass"))},
      max_turns{host.add_property("crazy_eights.max_turns",
                                  parameter(Value::number(100), "how many cards are played before the game ends"))},
      reshuffle{host.add_property("crazy_eights.reshuffle",
                                  parameter(Value::flag(false), "whether the discarded cards refill an empty deck"))},
      use_special_cards{
          host.add_property("crazy_eights.use_special_cards",
                            parameter(Value::flag(false), "whether queens skip, aces reverse and twos make draw"))},
      dealer{host.add_property("crazy_eights.dealer", remembered(Value::seat({}), "who dealt"))},
      can_pass{host.add_property("crazy_eights.can_pass",
                                 remembered(Value::flag(false), "whether the seat to move may pass"))},
      drawn{host.add_property("crazy_eights.drawn",
                              remembered(Value::number(0), "how many cards were drawn since one was played"))},
      owed{host.add_property("crazy_eights.owed", remembered(Value::number(0), "how many cards the twos want drawn"))},
      passes{host.add_property("crazy_eights.passes",
                               remembered(Value::number(0), "how many passes in a row, with an empty deck"))},
      plays{host.add_property("crazy_eights.plays", remembered(Value::number(0), "how many cards were played"))},
      reversed{host.add_property("crazy_eights.reversed",
                                 remembered(Value::flag(false), "whether the turn goes to the seat before"))},
      nominated{host.add_property("crazy_eights.nominated",
                                  remembered(Value::symbol({}), "the suit that the last eight was played for"))} {}

Rules::Rules(Registrar& host)
    : memory{host},
      order{host.property("Order")},
      points{host.property("Points")},
      hand_role{host.role("hand")},
      deck_role{host.role("draw")},
      discard_role{host.role("discard")},
      turn{host.action("crazy_eights.turn")},
      drawing{host.symbol("crazy_eights.draw")},
      suits{host.symbol("Clubs"), host.symbol("Diamonds"), host.symbol("Hearts"), host.symbol("Spades")} {}

Outcome<CardId> Rules::choose_from_deck(Context& ctx) const {
  RIFFLE_TRY_AS(
      drawn,
      ctx.choose({.seat = chance, .prompt = drawing, .options = ctx.view.cards(deck(ctx.view)), .stream = drawing}));
  return drawn.front().card();
}

Status Rules::draw(Context& ctx, SeatId seat) const {
  RIFFLE_TRY_AS(card, choose_from_deck(ctx));
  ctx.place(card, hand(ctx.view, seat));
  refill(ctx);
  return done;
}

void Rules::refill(Context& ctx) const {
  const View& view = ctx.view;
  if (!deck_is_empty(view) || !view.value(memory.reshuffle).as_flag()) return;
  const ZoneId from = discard(view), to = deck(view);
  while (view.count(from) > 1) ctx.place(view.cards(from)[view.count(from) - 2], to);
}

Status Rules::follow(Context& ctx, SeatId seat, Face played) const {
  const View& view = ctx.view;
  std::uint32_t steps = 1;
  if (view.value(memory.use_special_cards).as_flag()) {
    if (played.rank() == queen) steps = 2;
    if (played.rank() == ace) ctx.set(memory.reversed, Value::flag(!view.value(memory.reversed).as_flag()));
    // A two asks nothing of anybody when there is nothing to draw.
    if (played.rank() == two && !deck_is_empty(view))
      ctx.set(memory.owed, Value::number(number(view, memory.owed) + 2));
  }
  return turn_of(ctx, next(view, seat, steps));
}

Status Rules::turn_of(Context& ctx, SeatId seat) const {
  ctx.push({.id = turn, .seat = seat});
  return done;
}

SeatId Rules::next(const View& view, SeatId seat, std::uint32_t steps) const {
  const std::uint32_t players = view.seat_count;
  const std::uint32_t after = seat.index + (view.value(memory.reversed).as_flag() ? players - steps : steps);
  return SeatId{after < players ? after : after - players};  // two steps at most: never twice around
}

}  // namespace crazy_eights
