// Looks at the top card before a cost that may be too much; asks about a card that nobody sees.
#include <riffle/plugin.hpp>

namespace {
using namespace riffle;

/// Shows the top card to the acting seat, then pays: what is too dear is illegal.
struct Scry final : ActionType {
  explicit Scry(Registrar& host) : cost{host.symbol("cost")}, draw{host.role("draw")} {}

  Status run(Context& ctx, const Action& action) const override {
    const CardId top = ctx.view.top(ctx.view.zone(draw, action.seat));
    ctx.show(top, action.seat);
    return action.argument(cost).as_number() > 3 ? ctx.illegal("that is too dear") : done;
  }

  Symbol cost;
  RoleId draw;
};

/// Asks which of the two top cards goes to the bottom: the question shows them.
struct Look final : ActionType {
  explicit Look(Registrar& host)
      : draw{host.role("draw")}, first{host.symbol("How deep?")}, prompt{host.symbol("Which one to the bottom?")} {}

  Status run(Context& ctx, const Action& action) const override {
    const ZoneId pile = ctx.view.zone(draw, action.seat);
    RIFFLE_TRY_AS(deep,
                  ctx.choose({.seat = action.seat, .prompt = first, .kind = DecisionKind::number, .min = 1, .max = 2}));
    const auto cards = ctx.view.cards(pile);
    const auto count = static_cast<std::size_t>(deep.front().what.as_number());
    RIFFLE_TRY_AS(chosen, ctx.choose({.seat = action.seat, .prompt = prompt, .options = cards.last(count)}));
    ctx.place(chosen.front().card(), pile, at_bottom);
    return done;
  }

  RoleId draw;
  Symbol first, prompt;
};

/// Asks both seats at once about the top cards of their piles.
struct Both final : ActionType {
  explicit Both(Registrar& host) : draw{host.role("draw")}, prompt{host.symbol("Keep it on top?")} {}

  Status run(Context& ctx, const Action&) const override {
    const auto ask = [&](SeatId seat) {
      return Decision{
          .seat = seat, .prompt = prompt, .options = ctx.view.cards(ctx.view.zone(draw, seat)).last(1), .min = 0};
    };
    const Decision decisions[] = {ask(SeatId{0}), ask(SeatId{1})};
    return ctx.choose_all(decisions).status();
  }

  RoleId draw;
  Symbol prompt;
};

void load(Registrar& host) {
  static constexpr Parameter cost[] = {{"cost", ValueKind::number, 1, "more than 3 is too much"}};
  host.add_event("revealing.loaded", "there is nothing of this name but the plugin");
  host.add_action<Scry>("revealing.scry", {.kind = ActionKind::procedure, .parameters = cost});
  host.add_action<Both>("revealing.both", {.kind = ActionKind::procedure});
  host.add_action<Look>("revealing.look", {.kind = ActionKind::procedure});
}

}  // namespace

RIFFLE_PLUGIN("revealing", "1.0", load);
