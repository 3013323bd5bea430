// A plugin that does everything an action may do, at random: right things mostly, wrong ones now and then.
#include "chaos/actor.hpp"

namespace {
using namespace chaos;

/// Random verbs; first it cancels, when it is told what.
struct Mess final : ActionType {
  explicit Mess(Registrar& host) : names{host} {}

  Status run(Context& ctx, const Action& action) const override {
    if (const Symbol marker = action.argument(names.cancels).as_symbol()) ctx.cancel(marker);
    Actor actor{ctx, action, names, static_cast<std::uint64_t>(action.argument(names.seed).as_number())};
    return actor.act(static_cast<std::uint32_t>(action.argument(names.verbs).as_number()));
  }

  Names names;
};

/// Turns and moves its cards. When it is to be unfit, it does so too, and all of it must be taken back.
struct Touch final : ActionType {
  explicit Touch(Registrar& host) : names{host} {}

  Status run(Context& ctx, const Action& action) const override {
    Dice dice{static_cast<std::uint64_t>(action.argument(names.seed).as_number())};
    for (const Target& target : action.targets) {
      ctx.set(target.card(), property::face, Value::flag(!ctx.view.face_up(target.card())));
      if (dice.once_in(2)) ctx.place(target.card(), ZoneId{dice.below(ctx.view.zone_count)});
      ctx.note(names.did, ctx.view.target(target.card()));
    }
    return action.argument(names.unfit).as_flag() ? Status::unfit : done;
  }

  Names names;
};

/// Turns zones upside down.
struct Sweep final : ActionType {
  Status run(Context& ctx, const Action& action) const override {
    for (const Target& target : action.targets) {
      std::vector<Target> cards;
      for (const CardId card : ctx.view.cards(target.zone())) cards.push_back(ctx.view.target(card));
      ctx.order(target.zone(), cards);
    }
    return done;
  }
};

/// Each seat pays one, in a nested performance of its own.
struct Pay final : ActionType {
  explicit Pay(Registrar& host) : names{host} {}

  Status run(Context& ctx, const Action& action) const override {
    for (const Target& target : action.targets) {
      const std::int32_t had = ctx.view.value(target.seat(), names.seat_number).as_number();
      ctx.set(target.seat(), names.seat_number, Value::number(had - 1));
      if (had % 3 == 0) {
        RIFFLE_TRY(ctx.perform(names.pay, Target{SeatId{0}, 0}));
      }
    }
    return done;
  }

  Names names;
};

/// Every seventh card, from one that depends on the seat.
struct Some final : Selector {
  void select(const View& view, SeatId seat, std::vector<Choice>& selected) const override {
    for (std::uint32_t card = seat.index; card < view.card_count; card += 7) selected.push_back(CardId{card});
  }
};

/// The game: a quiet question again and again, in all the ways in which one can be asked.
struct Turn final : ActionType {
  explicit Turn(Registrar& host) : names{host}, tick{host.property("Tick")} {}

  Status run(Context& ctx, const Action& action) const override {
    const std::int32_t now = ctx.view.value(tick).as_number();
    Dice dice{static_cast<std::uint64_t>(now)};
    const SeatId seat{dice.below(2)};
    ctx.set(tick, Value::number(now + 1));
    switch (dice.below(5)) {
      case 0:
        RIFFLE_TRY(question(ctx, seat));
        return command(ctx, action, DecisionKind::turn, seat);
      case 1:
        RIFFLE_TRY(question(ctx, chance));
        return pick(ctx, action, seat);
      case 2:
        return pick(ctx, action, seat);
      default:
        return command(ctx, action, DecisionKind::table, all_seats(ctx.view.seat_count));
    }
  }

  /// Asked, and heeded, before the quiet question of the same run.
  Status question(Context& ctx, SeatId seat) const {
    RIFFLE_TRY_AS(answer, ctx.choose({.seat = seat,
                                      .prompt = names.prompt,
                                      .kind = DecisionKind::number,
                                      .min = 0,
                                      .max = 5,
                                      .stream = names.words[0]}));
    ctx.set(names.game_number, Value::number(answer.front().what.as_number()));
    return done;
  }

  Status command(Context& ctx, const Action& action, DecisionKind kind, SeatSet seats) const {
    RIFFLE_TRY_AS(command, ctx.command({.seat = seats, .prompt = names.prompt, .kind = kind, .min = 0, .max = 0}));
    ctx.push(action);
    ctx.push(*command);
    return done;
  }

  /// What is picked is done in this very run: when that ends illegal it is not offered again.
  Status pick(Context& ctx, const Action& action, SeatId seat) const {
    std::vector<Choice> options;
    for (std::int32_t i = 0; i < 8; ++i) options.push_back(Choice::number(i));
    RIFFLE_TRY_AS(picked,
                  ctx.choose({.seat = seat, .prompt = names.prompt, .kind = DecisionKind::turn, .options = options}));
    ctx.push(action);
    Actor actor{ctx, action, names, picked.front().what.bits()};
    return actor.act(4);
  }

  Names names;
  PropertyId tick;
};

constexpr Parameter mess[] = {{"seed", ValueKind::number, 1, "of all that is random"},
                              {"verbs", ValueKind::number, 1, "how many"},
                              {"depth", ValueKind::number, 0, "how deep it is nested"},
                              {"cancels", ValueKind::symbol, 0, "the marker of what it cancels first"}};
constexpr Parameter touch[] = {{"seed", ValueKind::number, 0, "of where cards go"},
                               {"unfit", ValueKind::flag, 0, "whether it ends unfit"}};

void load(Registrar& host) {
  host.add_event("chaos.did", "a verb was done");
  host.add_selector<Some>("chaos.some", "every seventh card");
  host.add_action<Turn>("chaos.turn", {.kind = ActionKind::procedure, .summary = "asks for a command or a pick"});
  host.add_action<Mess>(
      "chaos.mess",
      {.kind = ActionKind::procedure, .summary = "does random things", .target = TargetKind::card, .parameters = mess});
  host.add_action<Touch>(
      "chaos.touch",
      {.summary = "turns and moves cards", .target = TargetKind::card, .min_targets = 1, .parameters = touch});
  host.add_action<Sweep>("chaos.sweep", {.summary = "turns zones upside down", .target = TargetKind::zone});
  host.add_action<Pay>("chaos.pay", {.summary = "seats pay one", .target = TargetKind::seat});
}

}  // namespace

RIFFLE_PLUGIN("chaos", "1.0.0", load);
