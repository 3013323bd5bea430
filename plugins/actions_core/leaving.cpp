// Leaving play: both end on the owner's discard pile.
#include "facts.hpp"

namespace core {
namespace {
using namespace riffle;

/// Where a card is discarded to: its owner's pile, else the shared one.
ZoneId discard_pile(const View& view, RoleId role, CardId card) { return view.zone(role, view.owner(card)); }

/// Discards each target to its owner's discard pile.
struct Discard final : ActionType {
  explicit Discard(Registrar& host)
      : facts{host}, names{host}, move{host.action("core.move")}, pile{host.role("discard")} {}

  Status run(Context& ctx, const Action& action) const override {
    for (const Target& target : action.targets) {
      const ZoneId to = discard_pile(ctx.view, pile, target.card());
      if (!to) return ctx.illegal("this game has no discard pile");
      if (to == ctx.view.zone(target.card())) continue;
      const Argument where[] = {{names.zone, Value::zone(to)}};
      RIFFLE_TRY_AS(moved, ctx.perform(move, {&target, 1}, where));
      if (!moved.empty()) ctx.note(facts.discarded, moved.front());
    }
    return done;
  }

  Facts facts;
  ArgumentNames names;
  ActionId move;
  RoleId pile;
};

/// Destroys each target that lies on the table: its owner's discard pile gets it. Elsewhere nothing happens (L22, L23).
struct Destroy final : ActionType {
  explicit Destroy(Registrar& host)
      : facts{host},
        names{host},
        move{host.action("core.move")},
        pile{host.role("discard")},
        table{host.role("table")} {}

  Status run(Context& ctx, const Action& action) const override {
    for (const Target& target : action.targets) {
      if (ctx.view.zone(target.card()) != ctx.view.zone(table, ctx.view.owner(target.card()))) continue;
      const ZoneId to = discard_pile(ctx.view, pile, target.card());
      if (!to) return ctx.illegal("this game has no discard pile");
      const Argument where[] = {{names.zone, Value::zone(to)}};
      RIFFLE_TRY_AS(moved, ctx.perform(move, {&target, 1}, where));
      if (!moved.empty()) ctx.note(facts.destroyed, moved.front());
    }
    return done;
  }

  Facts facts;
  ArgumentNames names;
  ActionId move;
  RoleId pile, table;
};

}  // namespace

void load_leaving(Registrar& host) {
  host.add_action<Discard>(
      "core.discard",
      {.summary = "puts cards on their owners' discard piles", .target = TargetKind::card, .min_targets = 1});
  host.add_action<Destroy>(
      "core.destroy", {.summary = "destroys what lies on the table", .target = TargetKind::card, .min_targets = 1});
}

}  // namespace core
