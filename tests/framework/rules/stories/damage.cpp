// Damage and destruction, and what happens instead.
#include <riffle/plugin.hpp>

namespace {
using namespace riffle;

struct Names {
  explicit Names(Registrar& host)
      : amount{host.symbol("amount")}, unpreventable{host.symbol("unpreventable")}, life{host.property("Life")} {}

  Symbol amount, unpreventable;
  PropertyId life;
};

/// One event for each target: seats lose life, twice when they are named twice.
struct Deal final : ActionType {
  explicit Deal(Registrar& host) : names{host}, dealt{host.event("damage.dealt")} {}

  Status run(Context& ctx, const Action& action) const override {
    const std::int32_t amount = action.argument(names.amount).as_number();
    for (const Target& target : action.targets) {
      const std::int32_t life = ctx.view.value(target.seat(), names.life).as_number();
      ctx.set(target.seat(), names.life, Value::number(life - amount));
      ctx.note(dealt, target, action.arguments);
    }
    return done;
  }

  Names names;
  EventId dealt;
};

/// Deals damage to a seat twice in one batch.
struct Volley final : ActionType {
  explicit Volley(Registrar& host) : names{host}, deal{host.action("damage.deal")} {}

  Status run(Context& ctx, const Action& action) const override {
    const Target twice[] = {action.targets.front(), action.targets.front()};
    const Argument amount[] = {{names.amount, Value::number(2)}};
    return ctx.perform(deal, twice, amount).status();
  }

  Names names;
  ActionId deal;
};

/// Attaches a rule to what is named: a replacement to a seat or a card, with so many uses.
struct Raise final : ActionType {
  Raise(RuleId which, std::uint32_t times) : rule{which}, uses{times} {}

  Status run(Context& ctx, const Action& action) const override {
    for (const Target& target : action.targets) {
      Attachment attachment;
      attachment.rule = rule;
      attachment.seat = action.seat;
      attachment.about = target;
      attachment.uses = uses;
      if (target.card()) attachment.source = target;
      ctx.attach(attachment);
    }
    return done;
  }

  RuleId rule;
  std::uint32_t uses;
};

bool preventable(const Action& event, const Names& names) { return !event.argument(names.unpreventable).as_flag(); }

/// Prevents it altogether, unless the event says that it cannot be.
struct Shield final : Replacement {
  explicit Shield(Registrar& host) : names{host} {}
  bool applies(const View&, const Action& event, const Attached&) const override { return preventable(event, names); }
  Status replace(Context&, const Action&, const Attached&, Becomes&) const override { return done; }
  Names names;
};

/// Changes the amount: twice as much, or one less.
struct Change final : Replacement {
  Change(Registrar& host, std::int32_t by_times, std::int32_t and_plus)
      : names{host}, times{by_times}, plus{and_plus} {}

  bool applies(const View&, const Action&, const Attached&) const override { return true; }
  Status replace(Context&, const Action& event, const Attached&, Becomes& becomes) const override {
    const std::int32_t amount = event.argument(names.amount).as_number() * times + plus;
    const Argument changed[] = {{names.amount, Value::number(amount)}};
    Action instead = event;
    instead.arguments = changed;
    becomes.add(instead);
    return done;
  }

  Names names;
  std::int32_t times, plus;
};

/// Destruction becomes a tap: what regenerates does not die.
struct Regenerate final : Replacement {
  explicit Regenerate(Registrar& host) : tap{host.action("core.tap")} {}
  bool applies(const View&, const Action&, const Attached&) const override { return true; }
  Status replace(Context&, const Action& event, const Attached&, Becomes& becomes) const override {
    Action instead;
    instead.id = tap;
    instead.seat = event.seat;
    instead.targets = event.targets;
    becomes.add(instead);
    return done;
  }
  ActionId tap;
};

/// Destruction becomes three events: it happens, and each seat loses one life.
struct Curse final : Replacement {
  explicit Curse(Registrar& host) : names{host}, deal{host.action("damage.deal")} {}
  bool applies(const View&, const Action&, const Attached&) const override { return true; }
  Status replace(Context&, const Action& event, const Attached&, Becomes& becomes) const override {
    becomes.add(event);
    const Argument one[] = {{names.amount, Value::number(1)}};
    for (const SeatId seat : {SeatId{0}, SeatId{1}}) {
      const Target target{seat, 0};
      becomes.add({.id = deal, .seat = event.seat, .targets = target, .arguments = one});
    }
    return done;
  }
  Names names;
  ActionId deal;
};

/// Destruction that nothing else can replace any more.
struct Doom final : Replacement {
  bool applies(const View&, const Action&, const Attached&) const override { return true; }
  Status replace(Context&, const Action& event, const Attached&, Becomes& becomes) const override {
    becomes.add(event);
    becomes.make_final();
    return done;
  }
};

void load(Registrar& host) {
  static constexpr Parameter amount[] = {{"amount", ValueKind::number, 1, "how much"},
                                         {"unpreventable", ValueKind::flag, 0, "whether no shield helps"}};
  const ActionId deal = host.action("damage.deal"), destroy = host.action("core.destroy");
  const auto on = [](TargetKind kind) {
    return ActionDescriptor{.kind = ActionKind::procedure, .target = kind, .min_targets = 1};
  };
  const auto add = [&](const char* action, RuleId rule, TargetKind kind, std::uint32_t uses) {
    host.add_action(action, on(kind), Owned<ActionType>::make<Raise>(rule, uses));
  };
  host.add_event("damage.loaded", "there is nothing of this name but the plugin");
  host.add_event("damage.dealt", "a seat was dealt damage: amount");
  host.add_action<Deal>("damage.deal", {.target = TargetKind::seat, .min_targets = 1, .parameters = amount});
  host.add_action<Volley>("damage.volley", on(TargetKind::seat));
  add("damage.raise_shield", host.add_replacement<Shield>("damage.shield", {.event = deal}), TargetKind::seat, 1);
  add("damage.curse_with_double",
      host.add_replacement("damage.double", {.event = deal, .priority = 1},
                           Owned<Replacement>::make<Change>(host, 2, 0)),
      TargetKind::seat, 0);
  add("damage.wear_armour",
      host.add_replacement("damage.armour", {.event = deal, .priority = 2},
                           Owned<Replacement>::make<Change>(host, 1, -1)),
      TargetKind::seat, 0);
  add("damage.regenerate", host.add_replacement<Regenerate>("damage.regeneration", {.event = destroy}),
      TargetKind::card, 1);
  add("damage.curse", host.add_replacement<Curse>("damage.curse_of_three", {.event = destroy}), TargetKind::card, 0);
  add("damage.doom", host.add_replacement<Doom>("damage.final", {.event = destroy}), TargetKind::card, 0);
}

}  // namespace

RIFFLE_PLUGIN("damage", "1.0", load);
