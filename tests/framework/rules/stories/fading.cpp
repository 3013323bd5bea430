// Modifiers that end, and whose order matters; targets that have become other objects.
#include <riffle/plugin.hpp>

namespace {
using namespace riffle;

/// Sets a value, or adds to it.
struct Changed final : Modifier {
  Changed(Registrar& host, bool that_sets) : sets{that_sets}, by{host.symbol("by")} {}
  Value modified(const View&, CardId, Value before, const Attached& self) const override {
    const std::int32_t number = self.argument(by).as_number();
    return Value::number(sets ? number : before.as_number() + number);
  }
  bool sets;
  Symbol by;
};

/// Attaches a modifier to each target, until the end of turn.
struct Enchant final : ActionType {
  Enchant(Registrar& host, ModifierId which) : rule{which}, until{host.symbol("end of turn")} {}

  Status run(Context& ctx, const Action& action) const override {
    for (const Target& target : action.targets)
      ctx.attach({.rule = rule, .about = target, .until = until, .arguments = action.arguments});
    return done;
  }

  ModifierId rule;
  Symbol until;
};

struct EndTurn final : ActionType {
  explicit EndTurn(Registrar& host) : until{host.symbol("end of turn")} {}
  Status run(Context& ctx, const Action&) const override {
    ctx.end(until);
    return done;
  }
  Symbol until;
};

/// Aims at a card now; the bolt comes as an item of its own, and hits only what was meant.
struct Aim final : ActionType {
  explicit Aim(Registrar& host)
      : bolt{host.action("fading.bolt")},
        move{host.action("core.move")},
        zone{host.symbol("zone")},
        blink{host.symbol("blink")},
        hand{host.role("hand")},
        table{host.role("table")} {}

  Status run(Context& ctx, const Action& action) const override {
    ctx.push({.id = bolt, .seat = action.seat, .targets = action.targets});
    if (!action.argument(blink).as_flag()) return done;
    Targets now = action.targets;
    for (const RoleId role : {hand, table}) {
      const Argument where[] = {{zone, Value::zone(ctx.view.zone(role, action.seat))}};
      RIFFLE_TRY_AS(moved, ctx.perform(move, now, where));
      now = moved;
    }
    return done;
  }

  ActionId bolt, move;
  Symbol zone, blink;
  RoleId hand, table;
};

struct Bolt final : ActionType {
  explicit Bolt(Registrar& host) : destroy{host.action("core.destroy")} {}
  Status run(Context& ctx, const Action& action) const override {
    return ctx.perform(destroy, action.targets).status();
  }
  ActionId destroy;
};

void load(Registrar& host) {
  static constexpr Parameter by[] = {{"by", ValueKind::number, 1, "to what, or by how much"}};
  static constexpr Parameter blink[] = {{"blink", ValueKind::flag, 0, "whether it leaves and comes back before"}};
  const PropertyId power = host.property("Power");
  const auto add = [&](const char* action, const char* rule, bool sets, std::uint32_t layer) {
    const ModifierId id =
        host.add_modifier(rule, {.property = power, .layer = layer}, Owned<Modifier>::make<Changed>(host, sets));
    host.add_action(action,
                    {.kind = ActionKind::procedure, .target = TargetKind::card, .min_targets = 1, .parameters = by},
                    Owned<ActionType>::make<Enchant>(host, id));
  };
  host.add_event("fading.loaded", "there is nothing of this name but the plugin");
  add("fading.becomes", "fading.set", true, 1);
  add("fading.grows", "fading.add", false, 1);
  add("fading.grows_late", "fading.add_late", false, 2);
  host.add_action<EndTurn>("fading.end_turn", {.kind = ActionKind::procedure});
  host.add_action<Aim>(
      "fading.aim", {.kind = ActionKind::procedure, .target = TargetKind::card, .min_targets = 1, .parameters = blink});
  host.add_action<Bolt>("fading.bolt", {.kind = ActionKind::procedure, .target = TargetKind::card});
}

}  // namespace

RIFFLE_PLUGIN("fading", "1.0", load);
