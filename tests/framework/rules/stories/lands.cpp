// A trigger inside the same run: whoever taps a land for one gets one more, at once.
#include <riffle/plugin.hpp>

namespace {
using namespace riffle;

struct OneMore final : Trigger {
  bool matches(const View&, const Event&, const Attached&) const override { return true; }
};

struct Add final : ActionType {
  explicit Add(Registrar& host) : round{host.property("Round")} {}
  Status run(Context& ctx, const Action&) const override {
    ctx.set(round, Value::number(ctx.view.value(round).as_number() + 1));
    return done;
  }
  PropertyId round;
};

/// Taps a land, adds one, and says what there is by then: with what the trigger added in the same run.
struct Make final : ActionType {
  explicit Make(Registrar& host)
      : tap{host.action("core.tap")}, add{host.action("lands.add")}, round{host.property("Round")} {}

  Status run(Context& ctx, const Action& action) const override {
    RIFFLE_TRY_AS(tapped, ctx.perform(tap, action.targets));
    if (tapped.empty()) return ctx.illegal("it is tapped");
    RIFFLE_TRY(ctx.perform(add, {}));
    ctx.notice("there are " + std::to_string(ctx.view.value(round).as_number()));
    return done;
  }

  ActionId tap, add;
  PropertyId round;
};

void load(Registrar& host) {
  host.add_event("lands.loaded", "there is nothing of this name but the plugin");
  host.add_trigger<OneMore>(
      "lands.one_more",
      {.when = When::inside, .event = host.event("core.tapped"), .action = host.action("lands.add"), .global = 1});
  host.add_action<Add>("lands.add", {.kind = ActionKind::procedure});
  host.add_action<Make>("lands.make", {.kind = ActionKind::procedure, .target = TargetKind::card, .min_targets = 1});
}

}  // namespace

RIFFLE_PLUGIN("lands", "1.0", load);
