// What sees others come and go, and what makes others stronger. Cards have these rules printed.
#include <riffle/plugin.hpp>

namespace {
using namespace riffle;

Value number_of(const Event& fact, Symbol name) {
  for (const Argument& argument : fact.arguments)
    if (argument.name == name) return argument.value;
  return {};
}

/// A card left the table; the one that watches is on it too, in the state before.
struct Mourns final : Trigger {
  explicit Mourns(Registrar& host) : from{host.symbol("from")}, table{host.role("table")} {}

  bool matches(const View& view, const Event& fact, const Attached& self) const override {
    return number_of(fact, from).as_zone() == view.zone(table, self.seat);
  }

  Symbol from;
  RoleId table;
};

struct Greets final : Trigger {
  explicit Greets(Registrar& host) : to{host.symbol("to")}, table{host.role("table")} {}

  bool matches(const View& view, const Event& fact, const Attached& self) const override {
    return number_of(fact, to).as_zone() == view.zone(table, self.seat) && fact.target.what != self.source.what;
  }

  Symbol to;
  RoleId table;
};

/// Other cards on the table have one more.
struct Lord final : Modifier {
  bool affects(const View& view, CardId card, const Attached& self) const override {
    return card != self.source.card() && view.zone(card) == view.zone(self.source.card());
  }
  Value modified(const View&, CardId, Value before, const Attached&) const override {
    return before.present() ? Value::number(before.as_number() + 1) : before;
  }
};

/// Weak creatures die before others are asked: whatever has no power left is destroyed, until nothing is.
struct Settle final : ActionType {
  explicit Settle(Registrar& host)
      : destroy{host.action("core.destroy")},
        order{host.action("core.settle")},
        power{host.property("Power")},
        table{host.role("table")} {}

  Status run(Context& ctx, const Action& action) const override {
    for (std::vector<Target> dying = without_power(ctx.view); !dying.empty(); dying = without_power(ctx.view)) {
      RIFFLE_TRY_AS(destroyed, ctx.perform(destroy, dying));
      if (destroyed.empty()) break;
    }
    return ctx.perform(order, {}, {}, action.seat).status();
  }

  std::vector<Target> without_power(const View& view) const {
    std::vector<Target> weak;
    for (const CardId card : view.cards(view.zone(table, SeatId{0})))
      if (view.value(card, power).as_number(1) < 0) weak.push_back(view.target(card));
    return weak;
  }

  ActionId destroy, order;
  PropertyId power;
  RoleId table;
};

/// Somebody who watches saw it: the acting seat's score says how often.
struct Count final : ActionType {
  explicit Count(Registrar& host) : score{host.property("Score")} {}

  Status run(Context& ctx, const Action& action) const override {
    ctx.set(action.seat, score, Value::number(ctx.view.value(action.seat, score).as_number() + 1));
    return done;
  }

  PropertyId score;
};

/// Destroys all creatures, then makes a token, then sacrifices it: three steps, each with triggers of its own.
struct Wrath final : ActionType {
  explicit Wrath(Registrar& host)
      : destroy{host.action("core.destroy")},
        create{host.action("creatures.token")},
        move{host.action("core.move")},
        zone{host.symbol("zone")},
        table{host.role("table")},
        discard{host.role("discard")} {}

  Status run(Context& ctx, const Action& action) const override {
    std::vector<Target> all;
    for (const CardId card : ctx.view.cards(ctx.view.zone(table, action.seat))) all.push_back(ctx.view.target(card));
    RIFFLE_TRY(ctx.perform(destroy, all));
    RIFFLE_TRY_AS(token, ctx.perform(create, {}));
    const Argument where[] = {{zone, Value::zone(ctx.view.zone(discard, action.seat))}};
    return ctx.perform(move, token, where).status();
  }

  ActionId destroy, create, move;
  Symbol zone;
  RoleId table, discard;
};

struct Token final : ActionType {
  explicit Token(Registrar& host) : made{host.event("creatures.made")}, table{host.role("table")} {}

  Status run(Context& ctx, const Action& action) const override {
    const ZoneId zone = ctx.view.zone(table, action.seat);
    const CardId token = ctx.create(FormId{0}, zone, action.seat);
    ctx.note(made, ctx.view.target(token));
    return done;
  }

  EventId made;
  RoleId table;
};

/// Performs the procedure from another item.
struct Cast final : ActionType {
  explicit Cast(Registrar& host) : wrath{host.action("creatures.wrath")} {}
  Status run(Context& ctx, const Action&) const override { return ctx.perform(wrath, {}).status(); }
  ActionId wrath;
};

/// Two cards enter at once, by two moves that are nested in one event.
struct Arrive final : ActionType {
  explicit Arrive(Registrar& host)
      : move{host.action("core.move")}, zone{host.symbol("zone")}, table{host.role("table")} {}

  Status run(Context& ctx, const Action& action) const override {
    const Argument where[] = {{zone, Value::zone(ctx.view.zone(table, action.seat))}};
    for (const Target& target : action.targets) RIFFLE_TRY(ctx.perform(move, target, where));
    return done;
  }

  ActionId move;
  Symbol zone;
  RoleId table;
};

void load(Registrar& host) {
  host.add_event("creatures.loaded", "there is nothing of this name but the plugin");
  const EventId moved = host.event("core.moved");
  const ActionId count = host.action("creatures.count");
  host.add_event("creatures.made", "a token was made");
  host.add_trigger<Mourns>("creatures.mourns", {.event = moved, .action = count, .look_back = 1});
  host.add_trigger<Greets>("creatures.greets", {.event = moved, .action = count});
  host.add_modifier<Lord>("creatures.lord", {.property = host.property("Power")});
  host.add_action<Count>("creatures.count", {.kind = ActionKind::procedure});
  host.add_action<Wrath>("creatures.wrath", {.kind = ActionKind::procedure});
  host.add_action<Cast>("creatures.cast", {.kind = ActionKind::procedure});
  host.add_action<Token>("creatures.token", {});
  host.add_action<Arrive>("creatures.arrive", {.target = TargetKind::card});
  host.add_action<Settle>("creatures.settle", {.kind = ActionKind::procedure});
}

}  // namespace

RIFFLE_PLUGIN("creatures", "1.0", load);
