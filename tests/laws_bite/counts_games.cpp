// Breaks law 4: each game begins with another number, so that none is like the one before it.
#include "turns.hpp"

using namespace riffle;

namespace {

struct Setup final : ActionType {
  explicit Setup(Registrar& host)
      : number{host.add_property("counts_games.number", {.summary = "the number of the game"})} {}

  Status run(Context& ctx, const Action&) const override {
    ctx.set(number, Value::number(++games));
    return done;
  }

  PropertyId number;
  mutable std::int32_t games = 0;
};

struct Turn final : ActionType {
  explicit Turn(Registrar& host) : turns{host, "counts_games"}, word{host.symbol("go")} {}

  Status run(Context& ctx, const Action&) const override {
    RIFFLE_TRY(turns.ask(ctx, {&word, 1}));
    return turns.next(ctx);
  }

  bites::Turns turns;
  Choice word;
};

void load(Registrar& host) {
  host.add_action<Setup>("counts_games.setup", {.kind = ActionKind::procedure, .summary = "numbers the game"});
  host.add_action<Turn>("counts_games.turn", {.summary = "takes turns"});
}

}  // namespace

RIFFLE_PLUGIN("counts_games", "1.0.0", load);
