#include <riffle/plugin.hpp>

using namespace riffle;

namespace {

/// Raises the score of its seat, and then asks whether it was right to.
struct Raise final : ActionType {
  explicit Raise(Registrar& host)
      : score{host.property("Score")},
        prompt{host.symbol("Was that right?")},
        yes{host.symbol("yes")},
        no{host.symbol("no")} {}

  Status run(Context& ctx, const Action& action) const override {
    ctx.set(action.seat, score, Value::number(ctx.view.value(action.seat, score).as_number() + 1));
    const Choice options[] = {yes, no};
    RIFFLE_TRY_AS(chosen, ctx.choose({.seat = action.seat, .prompt = prompt, .options = options}));
    return chosen[0].what == Choice{yes} ? done : ctx.illegal("it was wrong");
  }

  PropertyId score;
  Symbol prompt, yes, no;
};

void load(Registrar& host) { host.add_action<Raise>("doubter.raise", {.kind = ActionKind::procedure}); }

}  // namespace

RIFFLE_PLUGIN("doubter", "1.0.0", load);
