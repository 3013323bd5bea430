#include <riffle/plugin.hpp>

using namespace riffle;

namespace {

/// "Discard a card. If you do, destroy each target."
struct Ruin final : ActionType {
  explicit Ruin(Registrar& host)
      : discard{host.action("core.discard")},
        destroy{host.action("core.destroy")},
        hand{host.selector("piles.hand")},
        prompt{host.symbol("Discard a card")} {}

  Status run(Context& ctx, const Action& action) const override {
    RIFFLE_TRY_AS(picked, ctx.choose({.seat = action.seat, .prompt = prompt, .options = ctx.select(hand)}));
    RIFFLE_TRY_AS(discarded, ctx.perform(discard, picked));  // an event: it may be replaced, it may trigger
    if (discarded.empty()) return done;                      // "if you do"
    return ctx.perform(destroy, action.targets).status();    // one batch: each target at once
  }

  ActionId discard, destroy;
  SelectorId hand;
  Symbol prompt;
};

void load(Registrar& host) {
  host.add_action<Ruin>("ruin.discard_then_destroy",
                        {.kind = ActionKind::procedure,
                         .summary = "Discards a card; if it was discarded, destroys each target",
                         .target = TargetKind::card});
}

}  // namespace

RIFFLE_PLUGIN("ruin", "1.0.0", load);
