// One answer of a seat: to play a card, to draw, to pass; to nominate a suit. Each pushes the question that follows.
#include "rules.hpp"

#include <algorithm>

namespace crazy_eights {
namespace {
using namespace riffle;

/// What a seat may do: each face once, however many copies of it the hand holds.
class Moves {
 public:
  void add(Choice move) { moves_.add(move); }
  void add_if(bool fits, CardId card, Face face) {
    const std::uint64_t bit = std::uint64_t{fits} << (face.order % most_faces);
    moves_.add_if((~faces_ & bit) != 0, card);
    faces_ |= bit;
  }
  Options all() const { return moves_; }

 private:
  static constexpr std::uint32_t most_faces = 64;

  ChoiceRow<most_faces + 2> moves_;  // and to draw, and to pass
  std::uint64_t faces_ = 0;
};

// Counted, not ||, whose branches nobody could foresee.
bool fits(Face face, Face last) {
  const int reasons = int{face.rank() == eight} + int{face.suit() == last.suit()} + int{face.rank() == last.rank()};
  return reasons != 0;
}

/// A seat plays a card, draws, or passes.
struct Turn final : ActionType {
  Turn(Registrar& host, const Rules& with)
      : rules{with},
        nominate{host.action("crazy_eights.nominate")},
        prompt{host.symbol("Play a card, draw or pass")},
        draw_a_card{host.symbol("Draw")},
        went_out{host.symbol("went out")},
        turn_limit{host.symbol("turn limit")},
        all_passed{host.symbol("all passed")} {}

  Status run(Context& ctx, const Action& action) const override {
    const Moves moves = legal(ctx.view, action.seat);
    RIFFLE_TRY_AS(chosen, ctx.choose({.seat = action.seat,
                                      .prompt = prompt,
                                      .kind = DecisionKind::turn,
                                      .options = moves.all(),
                                      .hint = Hint::hand}));
    const Choice move = chosen.front().what;
    if (move == Choice::pass()) return pass(ctx, action.seat);
    rules.change(ctx, rules.memory.passes, Value::number(0));
    if (move.card()) return play(ctx, action.seat, move.card());
    return rules.number(ctx.view, rules.memory.owed) > 0 ? draw_owed(ctx, action.seat) : draw(ctx, action.seat);
  }

  Moves legal(const View& view, SeatId seat) const {
    const bool owes = rules.number(view, rules.memory.owed) > 0, nothing_left = rules.deck_is_empty(view);
    const bool drew_all = view.value(rules.memory.drawn) == view.value(rules.memory.max_draw_cards);
    const Face last = last_face(view);
    const Column order = view.column(rules.order);
    Moves moves;
    for (const CardId card : view.cards(rules.hand(view, seat))) {
      const Face face{static_cast<std::uint32_t>(order[card].as_number())};
      moves.add_if(owes ? face.rank() == two : fits(face, last), card, face);
    }
    if (owes || !(nothing_left || drew_all)) moves.add(draw_a_card);
    if (nothing_left || view.value(rules.memory.can_pass).as_flag()) moves.add(Choice::pass());
    return moves;
  }

  /// The face of the last card; of an eight, with the suit that was nominated.
  Face last_face(const View& view) const {
    const Face last = rules.face(view, view.top(rules.discard(view)));
    if (last.rank() != eight) return last;
    const Choice suit = view.value(rules.memory.nominated).as_symbol();
    const auto found = std::find(rules.suits.begin(), rules.suits.end(), suit);
    return {eight * suit_count + static_cast<std::uint32_t>(found - rules.suits.begin())};
  }

  Status play(Context& ctx, SeatId seat, CardId card) const {
    const View& view = ctx.view;
    const std::int32_t plays = rules.number(view, rules.memory.plays) + 1;
    ctx.place(card, rules.discard(view));
    ctx.set(rules.memory.plays, Value::number(plays));
    rules.change(ctx, rules.memory.can_pass, Value::flag(false));
    rules.change(ctx, rules.memory.drawn, Value::number(0));
    if (view.count(rules.hand(view, seat)) == 0) return finish(ctx, went_out);
    if (plays >= rules.number(view, rules.memory.max_turns)) return finish(ctx, turn_limit);
    rules.refill(ctx);
    const Face face = rules.face(view, card);
    if (face.rank() != eight) return rules.follow(ctx, seat, face);
    ctx.push({.id = nominate, .seat = seat});
    return done;
  }

  /// Draws a card, after which the same seat moves again.
  Status draw(Context& ctx, SeatId seat) const {
    const View& view = ctx.view;
    RIFFLE_TRY(rules.draw(ctx, seat));
    const std::int32_t most = rules.number(view, rules.memory.max_draw_cards);
    const std::int32_t drawn = rules.deck_is_empty(view) ? most : rules.number(view, rules.memory.drawn) + 1;
    ctx.set(rules.memory.drawn, Value::number(drawn));
    if (drawn == most) rules.change(ctx, rules.memory.can_pass, Value::flag(true));
    return rules.turn_of(ctx, seat);
  }

  /// Draws all cards that the twos want, which is the seat's whole turn. What an empty deck leaves undrawn is forgiven.
  Status draw_owed(Context& ctx, SeatId seat) const {
    const View& view = ctx.view;
    for (std::int32_t owed = rules.number(view, rules.memory.owed); owed > 0; --owed) {
      RIFFLE_TRY(rules.draw(ctx, seat));
      if (!rules.deck_is_empty(view)) continue;
      ctx.set(rules.memory.can_pass, Value::flag(true));
      if (owed == 1) ctx.set(rules.memory.passes, Value::number(1));  // to draw the very last card counts as a pass
      break;
    }
    ctx.set(rules.memory.owed, Value::number(0));
    return rules.turn_of(ctx, rules.next(view, seat));
  }

  Status pass(Context& ctx, SeatId seat) const {
    const View& view = ctx.view;
    const bool nothing_left = rules.deck_is_empty(view);
    const std::int32_t passes = nothing_left ? rules.number(view, rules.memory.passes) + 1 : 0;
    rules.change(ctx, rules.memory.passes, Value::number(passes));
    if (passes == static_cast<std::int32_t>(view.seat_count) + 1) return finish(ctx, all_passed);
    if (view.value(rules.memory.drawn) == view.value(rules.memory.max_draw_cards))
      ctx.set(rules.memory.drawn, Value::number(0));
    if (!nothing_left) rules.change(ctx, rules.memory.can_pass, Value::flag(false));
    return rules.turn_of(ctx, rules.next(view, seat));
  }

  /// Ends the game: what a seat still holds counts against it.
  Status finish(Context& ctx, Symbol how) const {
    const View& view = ctx.view;
    for (SeatId seat{0}; seat.index < view.seat_count; ++seat.index) {
      std::int32_t held = 0;
      for (const CardId card : view.cards(rules.hand(view, seat))) held += view.value(card, rules.points).as_number();
      ctx.set(seat, property::score, Value::number(-held));
    }
    ctx.set(property::result, Value::symbol(how));
    return done;
  }

  Rules rules;
  ActionId nominate;
  Symbol prompt, draw_a_card, went_out, turn_limit, all_passed;
};

/// Whoever played an eight says which suit must follow.
struct Nominate final : ActionType {
  Nominate(Registrar& host, const Rules& with) : rules{with}, prompt{host.symbol("Nominate a suit")} {}

  Status run(Context& ctx, const Action& action) const override {
    RIFFLE_TRY_AS(
        chosen,
        ctx.choose({.seat = action.seat, .prompt = prompt, .kind = DecisionKind::turn, .options = rules.suits}));
    rules.change(ctx, rules.memory.nominated, Value::symbol(chosen.front().what.symbol()));
    return rules.turn_of(ctx, rules.next(ctx.view, action.seat));
  }

  Rules rules;
  Symbol prompt;
};

}  // namespace

void load_turn(Registrar& host, const Rules& rules) {
  host.add_action("crazy_eights.turn",
                  {.kind = ActionKind::procedure, .summary = "a seat plays a card, draws or passes"},
                  Owned<ActionType>::make<Turn>(host, rules));
  host.add_action("crazy_eights.nominate",
                  {.kind = ActionKind::procedure, .summary = "whoever played an eight nominates a suit"},
                  Owned<ActionType>::make<Nominate>(host, rules));
}

}  // namespace crazy_eights
