// The founding story: an attack taps a creature, turns out to be illegal, and the creature is untapped again.
#include <riffle/plugin.hpp>

namespace {
using namespace riffle;

struct Attack final : ActionType {
  explicit Attack(Registrar& host) : tap{host.action("core.tap")}, power{host.property("Power")} {}

  Status run(Context& ctx, const Action& action) const override {
    const CardId attacker = action.targets.front().card();
    RIFFLE_TRY(ctx.perform(tap, action.targets));
    if (ctx.view.value(attacker, power).as_number() == 0) return ctx.illegal("a creature without power cannot attack");
    return done;
  }

  ActionId tap;
  PropertyId power;
};

struct Whenever final : Trigger {
  bool matches(const View&, const Event&, const Attached&) const override { return true; }
};

/// What the trigger sets off: it counts.
struct Alarm final : ActionType {
  explicit Alarm(Registrar& host) : round{host.property("Round")} {}

  Status run(Context& ctx, const Action&) const override {
    ctx.set(round, Value::number(ctx.view.value(round).as_number() + 1));
    return done;
  }

  PropertyId round;
};

void load(Registrar& host) {
  host.add_event("attack.loaded", "there is nothing of this name but the plugin");
  host.add_action<Attack>("attack.attack", {.kind = ActionKind::procedure,
                                            .summary = "attacks with a creature",
                                            .target = TargetKind::card,
                                            .min_targets = 1,
                                            .max_targets = 1});
  host.add_action<Alarm>("attack.alarm", {.kind = ActionKind::procedure});
  host.add_trigger<Whenever>("attack.whenever_tapped", {.event = host.event("core.tapped"),
                                                        .action = host.action("attack.alarm"),
                                                        .global = 1,
                                                        .summary = "whenever a card becomes tapped"});
}

}  // namespace

RIFFLE_PLUGIN("attack", "1.0", load);
