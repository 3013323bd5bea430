// Breaks no law, and asks in all ways: seats at once and in secret, any of them, chance, for numbers, orders and nothing.
#include "turns.hpp"

#include <array>

using namespace riffle;

namespace {

struct Turn final : ActionType {
  explicit Turn(Registrar& host)
      : turns{host, "keeps_all"},
        last{host.add_property("keeps_all.last", {.summary = "what was settled last"})},
        prompt{host.symbol("keeps_all.ask")},
        words{host.symbol("bid"), host.symbol("race"), host.symbol("line"), host.symbol("wait")} {}

  Status run(Context& ctx, const Action&) const override {
    RIFFLE_TRY_AS(said, turns.ask(ctx, words));
    ctx.set(last, Value::number(-1));
    if (said == words[0].symbol()) {
      RIFFLE_TRY(bid(ctx));
    }
    if (said == words[1].symbol()) {
      RIFFLE_TRY(race(ctx));
    }
    if (said == words[2].symbol()) {
      RIFFLE_TRY(line_up(ctx));
    }
    return turns.next(ctx);
  }

  /// Both seats name a number, in secret; then chance adds one.
  Status bid(Context& ctx) const {
    Decision number{.prompt = prompt, .kind = DecisionKind::number, .min = 0, .max = 9};
    std::array<Decision, 2> both{number, number};
    for (std::uint32_t seat = 0; seat < 2; ++seat) both[seat].seat = SeatId{seat};
    RIFFLE_TRY_AS(bids, ctx.choose_all(both));
    number.seat = chance;
    number.stream = prompt;
    RIFFLE_TRY_AS(luck, ctx.choose(number));
    settle(ctx, bids[0].front().what.as_number() * 100 + bids[1].front().what.as_number() * 10 +
                    luck.front().what.as_number());
    return done;
  }

  /// Whoever is first says a word, or backs out.
  Status race(Context& ctx) const {
    const auto won = ctx.choose({.seat = all_seats(2), .prompt = prompt, .options = words, .may_back_out = 1});
    if (won.status() == Status::declined) return done;
    RIFFLE_TRY(won);
    settle(ctx, static_cast<std::int32_t>(won.value().size()));
    return done;
  }

  Status line_up(Context& ctx) const {
    RIFFLE_TRY_AS(
        order,
        ctx.choose(
            {.seat = SeatId{1}, .prompt = prompt, .kind = DecisionKind::order, .options = words, .min = 4, .max = 4}));
    std::int32_t place = 0;
    while (order[static_cast<std::size_t>(place)].what != words[0]) ++place;
    settle(ctx, place);
    return done;
  }

  void settle(Context& ctx, std::int32_t number) const { ctx.set(last, Value::number(number)); }

  bites::Turns turns;
  PropertyId last;
  Symbol prompt;
  std::array<Choice, 4> words;
};

void load(Registrar& host) { host.add_action<Turn>("keeps_all.turn", {.summary = "asks in all ways"}); }

}  // namespace

RIFFLE_PLUGIN("keeps_all", "1.0.0", load);
