// Questions deep in a run, answers that are refused, and what depends on whether something happened.
#include <riffle/plugin.hpp>

namespace {
using namespace riffle;

/// Performs itself until the depth is reached, and asks there.
struct Deep final : ActionType {
  explicit Deep(Registrar& host)
      : self{host.action("questions.deep")},
        depth{host.symbol("depth")},
        prompt{host.symbol("How many, so deep?")},
        round{host.property("Round")} {}

  Status run(Context& ctx, const Action& action) const override {
    const std::int32_t left = action.argument(depth).as_number();
    ctx.set(round, Value::number(ctx.view.value(round).as_number() + 10));
    if (left > 1) {
      const Argument deeper[] = {{depth, Value::number(left - 1)}};
      return ctx.perform(self, {}, deeper).status();
    }
    RIFFLE_TRY_AS(
        chosen, ctx.choose({.seat = action.seat, .prompt = prompt, .kind = DecisionKind::number, .min = 0, .max = 9}));
    if (chosen.front().what.as_number() == 7) return ctx.refuse("seven is too many");
    ctx.set(round, Value::number(ctx.view.value(round).as_number() + chosen.front().what.as_number()));
    return done;
  }

  ActionId self;
  Symbol depth, prompt;
  PropertyId round;
};

/// "You may discard a card. If you do, gain one life."
struct IfYouDo final : ActionType {
  explicit IfYouDo(Registrar& host)
      : discard{host.action("core.discard")},
        hand{host.role("hand")},
        prompt{host.symbol("Discard a card")},
        life{host.property("Life")} {}

  Status run(Context& ctx, const Action& action) const override {
    const auto chosen = ctx.choose(
        {.seat = action.seat, .prompt = prompt, .options = ctx.view.cards(ctx.view.zone(hand, action.seat))});
    if (chosen.status() == Status::unfit) return done;
    if (!chosen) return chosen.status();
    RIFFLE_TRY_AS(discarded, ctx.perform(discard, chosen.value()));
    if (discarded.empty()) return done;
    ctx.set(action.seat, life, Value::number(ctx.view.value(action.seat, life).as_number() + 1));
    return done;
  }

  ActionId discard;
  RoleId hand;
  Symbol prompt;
  PropertyId life;
};

/// Whoever would discard may exile it instead: it asks, inside a nested perform.
struct Instead final : Replacement {
  explicit Instead(Registrar& host)
      : move{host.action("core.move")},
        zone{host.symbol("zone")},
        prompt{host.symbol("Put it on the table instead?")},
        yes{host.symbol("yes")},
        no{host.symbol("no")},
        table{host.role("table")} {}

  bool applies(const View&, const Action&, const Attached&) const override { return true; }
  Status replace(Context& ctx, const Action& event, const Attached&, Becomes& becomes) const override {
    const Choice options[] = {yes, no};
    RIFFLE_TRY_AS(chosen,
                  ctx.choose({.seat = event.seat, .prompt = prompt, .kind = DecisionKind::yes_no, .options = options}));
    if (chosen.front().what == Choice{no}) return Status::declined;
    const Argument where[] = {{zone, Value::zone(ctx.view.zone(table, event.seat))}};
    becomes.add({.id = move, .seat = event.seat, .targets = event.targets, .arguments = where});
    return done;
  }

  ActionId move;
  Symbol zone, prompt, yes, no;
  RoleId table;
};

struct Offer final : ActionType {
  explicit Offer(Registrar& host) : rule{host.replacement("questions.instead")} {}
  Status run(Context& ctx, const Action& action) const override {
    ctx.attach({.rule = rule, .seat = action.seat, .until = ctx.symbol("end of turn")});
    return done;
  }
  ReplacementId rule;
};

/// A turn with three options, of which some turn out to be impossible once other things have been settled.
struct Turn final : ActionType {
  explicit Turn(Registrar& host)
      : self{host.action("questions.turn")},
        later{host.action("questions.later")},
        prompt{host.symbol("Your turn")},
        round{host.property("Round")} {}

  Status run(Context& ctx, const Action& action) const override {
    const Choice options[] = {Choice::number(1), Choice::number(2), Choice::number(3)};
    RIFFLE_TRY_AS(chosen, ctx.choose({.seat = action.seat ? action.seat : SeatId{0},
                                      .prompt = prompt,
                                      .kind = DecisionKind::turn,
                                      .options = options}));
    ctx.push({.id = self, .seat = action.seat});
    const Argument number[] = {{round_name(ctx), Value::number(chosen.front().what.as_number())}};
    ctx.push({.id = later, .seat = action.seat, .born = 1, .arguments = number});
    ctx.set(round, Value::number(ctx.view.value(round).as_number() + 1));
    return done;
  }

  static Symbol round_name(Context& ctx) { return ctx.symbol("number"); }

  ActionId self, later;
  Symbol prompt;
  PropertyId round;
};

/// What the turn bore, after the game has settled: two is illegal.
struct Later final : ActionType {
  explicit Later(Registrar& host) : number{host.symbol("number")} {}
  Status run(Context& ctx, const Action& action) const override {
    return action.argument(number).as_number() == 2 ? ctx.illegal("two cannot be") : done;
  }
  Symbol number;
};

void load(Registrar& host) {
  static constexpr Parameter depth[] = {{"depth", ValueKind::number, 1, "how deep to ask"}};
  static constexpr Parameter number[] = {{"number", ValueKind::number, 1, "what was chosen"}};
  host.add_event("questions.loaded", "there is nothing of this name but the plugin");
  host.add_action<Deep>("questions.deep", {.parameters = depth});
  host.add_action<IfYouDo>("questions.if_you_do", {.kind = ActionKind::procedure});
  host.add_replacement<Instead>("questions.instead", {.event = host.action("core.discard")});
  host.add_action<Offer>("questions.offer", {.kind = ActionKind::procedure});
  host.add_action<Turn>("questions.turn", {.kind = ActionKind::procedure});
  host.add_action<Later>("questions.later", {.kind = ActionKind::procedure, .parameters = number});
}

}  // namespace

RIFFLE_PLUGIN("questions", "1.0", load);
