// Everything that can go wrong in a rule, once.
#include <riffle/plugin.hpp>

#include <stdexcept>

namespace {
using namespace riffle;

struct Throws final : ActionType {
  Status run(Context&, const Action&) const override { throw std::runtime_error("the action fell over"); }
};

/// A replacement that does what it must not: it throws, edits, or answers with a status of its own.
struct Bad final : Replacement {
  Bad(Registrar& host, const char* does) : what{does}, round{host.property("Round")} {}
  bool applies(const View&, const Action&, const Attached&) const override {
    if (what == "throws in applies") throw std::runtime_error("the question fell over");
    return true;
  }
  Status replace(Context& ctx, const Action&, const Attached&, Becomes&) const override {
    if (what == "throws") throw std::runtime_error("the replacement fell over");
    if (what == "edits") ctx.set(round, Value::number(99));
    return done;
  }
  std::string_view what;
  PropertyId round;
};

struct BadTrigger final : Trigger {
  bool matches(const View&, const Event&, const Attached&) const override {
    throw std::runtime_error("the condition fell over");
  }
};

struct BadModifier final : Modifier {
  bool affects(const View&, CardId, const Attached&) const override { return true; }
  Value modified(const View&, CardId, Value, const Attached&) const override {
    throw std::runtime_error("the modifier fell over");
  }
};

struct Attach final : ActionType {
  explicit Attach(RuleId which) : rule{which} {}
  Status run(Context& ctx, const Action&) const override {
    ctx.attach({.rule = rule});
    return done;
  }
  RuleId rule;
};

/// Sets itself off again, without end.
struct Again final : Trigger {
  bool matches(const View&, const Event&, const Attached&) const override { return true; }
};
struct Loop final : ActionType {
  explicit Loop(Registrar& host) : looped{host.event("mishaps.looped")} {}
  Status run(Context& ctx, const Action&) const override {
    ctx.note(looped, Target{SeatId{0}, 0});
    return done;
  }
  EventId looped;
};

/// Asks another question each time it is run.
struct Impure final : ActionType {
  explicit Impure(Registrar& host) : prompts{host.symbol("First?"), host.symbol("Second?")} {}
  Status run(Context& ctx, const Action& action) const override {
    RIFFLE_TRY(
        ctx.choose({.seat = action.seat, .prompt = prompts[runs++ % 2], .kind = DecisionKind::number, .max = 3}));
    return done;
  }
  Symbol prompts[2];
  mutable std::uint32_t runs = 0;
};

void load(Registrar& host) {
  const ActionId tap = host.action("core.tap");
  const auto procedure = [] { return ActionDescriptor{.kind = ActionKind::procedure}; };
  const auto bad = [&](const char* action, const char* rule, const char* does) {
    const ReplacementId id = host.add_replacement(rule, {.event = tap}, Owned<Replacement>::make<Bad>(host, does));
    host.add_action(action, procedure(), Owned<ActionType>::make<Attach>(id));
  };
  host.add_event("mishaps.loaded", "there is nothing of this name but the plugin");
  const EventId looped = host.add_event("mishaps.looped", "it happens again");
  host.add_action<Throws>("mishaps.throw", procedure());
  bad("mishaps.bring_thrower", "mishaps.thrower", "throws");
  bad("mishaps.bring_asker", "mishaps.asker", "throws in applies");
  bad("mishaps.bring_editor", "mishaps.editor", "edits");
  const TriggerId condition = host.add_trigger<BadTrigger>(
      "mishaps.condition", {.event = host.event("core.tapped"), .action = host.action("mishaps.throw")});
  host.add_action("mishaps.bring_condition", procedure(), Owned<ActionType>::make<Attach>(condition));
  const TriggerId thrower = host.add_trigger<Again>(
      "mishaps.late", {.event = host.event("core.tapped"), .action = host.action("mishaps.throw")});
  host.add_action("mishaps.bring_late", procedure(), Owned<ActionType>::make<Attach>(thrower));
  const ModifierId modifier = host.add_modifier<BadModifier>("mishaps.modifier", {.property = host.property("Power")});
  host.add_action("mishaps.bring_modifier", procedure(), Owned<ActionType>::make<Attach>(modifier));
  const TriggerId again =
      host.add_trigger<Again>("mishaps.again", {.event = looped, .action = host.action("mishaps.loop")});
  host.add_action("mishaps.bring_loop", procedure(), Owned<ActionType>::make<Attach>(again));
  const TriggerId inside = host.add_trigger<Again>(
      "mishaps.inside", {.when = When::inside, .event = looped, .action = host.action("mishaps.loop")});
  host.add_action("mishaps.bring_inside", procedure(), Owned<ActionType>::make<Attach>(inside));
  host.add_action<Loop>("mishaps.loop", procedure());
  host.add_action<Impure>("mishaps.impure", procedure());
}

}  // namespace

RIFFLE_PLUGIN("mishaps", "1.0", load);
