// Breaks law 6: after two turns it offers a word that it does not accept.
#include "turns.hpp"

using namespace riffle;

namespace {

struct Turn final : ActionType {
  explicit Turn(Registrar& host) : turns{host, "takes_back"}, words{host.symbol("go"), host.symbol("stay")} {}

  Status run(Context& ctx, const Action&) const override {
    RIFFLE_TRY_AS(said, turns.ask(ctx, words));
    if (said == words[1].symbol() && turns.so_far(ctx) >= 2) return ctx.illegal("nobody may stay now");
    return turns.next(ctx);
  }

  bites::Turns turns;
  Choice words[2];
};

void load(Registrar& host) { host.add_action<Turn>("takes_back.turn", {.summary = "offers what it does not accept"}); }

}  // namespace

RIFFLE_PLUGIN("takes_back", "1.0.0", load);
