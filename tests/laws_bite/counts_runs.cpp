// Breaks law 2: it counts how often it is run, and that is more often when it is run again for each answer.
#include "turns.hpp"

using namespace riffle;

namespace {

struct Turn final : ActionType {
  explicit Turn(Registrar& host)
      : turns{host, "counts_runs"},
        runs{host.add_property("counts_runs.runs", {.summary = "how often the turn was run"})},
        word{host.symbol("go")} {}

  Status run(Context& ctx, const Action&) const override {
    ++counted;
    RIFFLE_TRY(turns.ask(ctx, {&word, 1}));
    ctx.set(runs, Value::number(counted));
    return turns.next(ctx);
  }

  bites::Turns turns;
  PropertyId runs;
  Choice word;
  mutable std::int32_t counted = 0;
};

void load(Registrar& host) { host.add_action<Turn>("counts_runs.turn", {.summary = "counts its runs"}); }

}  // namespace

RIFFLE_PLUGIN("counts_runs", "1.0.0", load);
