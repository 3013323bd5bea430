// Breaks law 3: it remembers in itself what happened in each game, and of a clone it knows nothing.
#include "turns.hpp"

#include <map>

using namespace riffle;

namespace {

struct Turn final : ActionType {
  explicit Turn(Registrar& host)
      : turns{host, "remembers_turns"},
        known{host.add_property("remembers_turns.known", {.summary = "how many turns it remembers"})},
        word{host.symbol("go")} {}

  Status run(Context& ctx, const Action&) const override {
    RIFFLE_TRY(turns.ask(ctx, {&word, 1}));
    std::int32_t& mine = remembered[&ctx.view];
    if (turns.so_far(ctx) == 0) mine = 0;  // a new game, which may lie where another lay
    ctx.set(known, Value::number(++mine));
    return turns.next(ctx);
  }

  bites::Turns turns;
  PropertyId known;
  Choice word;
  mutable std::map<const View*, std::int32_t> remembered;
};

void load(Registrar& host) { host.add_action<Turn>("remembers_turns.turn", {.summary = "remembers its turns"}); }

}  // namespace

RIFFLE_PLUGIN("remembers_turns", "1.0.0", load);
