// Breaks law 7: one of its words is no UTF-8, so what a log writes of it cannot be read.
#include "turns.hpp"

using namespace riffle;

namespace {

struct Turn final : ActionType {
  explicit Turn(Registrar& host) : turns{host, "odd_text"}, words{host.symbol("go"), host.symbol("st\xFFy")} {}

  Status run(Context& ctx, const Action&) const override {
    RIFFLE_TRY(turns.ask(ctx, words));
    return turns.next(ctx);
  }

  bites::Turns turns;
  Choice words[2];
};

void load(Registrar& host) { host.add_action<Turn>("odd_text.turn", {.summary = "offers a word that is no text"}); }

}  // namespace

RIFFLE_PLUGIN("odd_text", "1.0.0", load);
