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
      RIFFLE_TRY_AS(moved, ctx.perform(move, target, where));
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
      if (!on_table(ctx.view, target.card())) continue;
      const ZoneId to = discard_pile(ctx.view, pile, target.card());
      if (!to) return ctx.illegal("this game has no discard pile");
      const Argument where[] = {{names.zone, Value::zone(to)}};
      RIFFLE_TRY_AS(moved, ctx.perform(move, target, where));
      if (!moved.empty()) ctx.note(facts.destroyed, moved.front());
    }
    return done;
  }

  /// Seats may have tables of their own, and a card may lie on another's.
  bool on_table(const View& view, CardId card) const {
    return view.zone(card) == view.zone(table, view.record(view.zone(card)).owner);
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
