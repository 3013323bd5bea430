// Moving cards: the one action that changes zones, and what is made of it.
#include "facts.hpp"

#include <algorithm>
#include <string>

namespace core {
namespace {
using namespace riffle;

/// Moves each target to a zone. A change of zone resets what the definition says; a form that reverts is noted too.
/// Source: spec/alternates.md "Changing zones" (G19, G28).
struct Move final : ActionType {
  explicit Move(Registrar& host) : facts{host}, names{host} {}

  Status run(Context& ctx, const Action& action) const override {
    const ZoneId to = action.argument(names.zone).as_zone();
    RIFFLE_TRY_AS(face, face_argument(ctx, action, names));
    RIFFLE_TRY_AS(position, position_argument(ctx, action, names, to));
    for (const Target& target : action.targets) move(ctx, target.card(), to, position, face);
    return done;
  }

  void move(Context& ctx, CardId card, ZoneId to, std::uint32_t position, Value face) const {
    const ZoneId from = ctx.view.zone(card);
    const FormId shown = ctx.view.shown(card);
    ctx.place(card, to, position);
    if (face.present()) ctx.set(card, property::face, face);
    if (from == to) return;
    const Argument change[] = {{facts.from, Value::zone(from)}, {facts.to, Value::zone(to)}};
    ctx.note(facts.moved, ctx.view.target(card), change);
    facts.note_form(ctx, card, shown);
  }

  Facts facts;
  ArgumentNames names;
};

/// Moves cards from the top of the seat's draw pile to its hand, one after the other.
struct Draw final : ActionType {
  explicit Draw(Registrar& host)
      : names{host}, move{host.action("core.move")}, draw{host.role("draw")}, hand{host.role("hand")} {}

  Status run(Context& ctx, const Action& action) const override {
    const ZoneId from = ctx.view.zone(draw, action.seat), to = ctx.view.zone(hand, action.seat);
    const std::int32_t wanted = action.argument(names.count).as_number(1);
    if (!from || !to) return ctx.illegal("this game has no pile to draw from, or no hand");
    if (wanted < 1) return ctx.illegal("a number of cards to draw must be at least 1");
    const std::uint32_t there = ctx.view.count(from), most = static_cast<std::uint32_t>(wanted);
    if (there == 0) return ctx.illegal("the pile to draw from is empty");
    const Argument where[] = {{names.zone, Value::zone(to)}};
    // Counted beforehand: a definition may name one zone for both, which never gets empty.
    for (std::uint32_t drawn = 0; drawn < std::min(most, there); ++drawn) {
      RIFFLE_TRY(ctx.perform(move, ctx.view.target(ctx.view.top(from)), where));
    }
    if (there < most)
      ctx.notice("only " + std::to_string(there) + " of " + std::to_string(most) + " cards were there to draw");
    return done;
  }

  ArgumentNames names;
  ActionId move;
  RoleId draw, hand;
};

/// Puts a pile into an order that chance chooses. Who was shown a card of it no longer knows which one that is.
struct Shuffle final : ActionType {
  explicit Shuffle(Registrar& host) : facts{host}, stream{host.symbol("core.shuffle")} {}

  Status run(Context& ctx, const Action& action) const override {
    for (const Target& target : action.targets) {
      const ZoneId zone = target.zone();
      if (ctx.view.record(zone).ordered == 0)
        return ctx.illegal(std::string{ctx.text(ctx.view.record(zone).name)} + " has no order to shuffle");
      std::vector<Target> cards;
      for (const CardId card : ctx.view.cards(zone)) cards.push_back(ctx.view.target(card));
      RIFFLE_TRY(riffle::shuffle(ctx, zone, cards, stream));
      for (const Target& card : cards) ctx.set(card.card(), property::seen, Value::number(0));
      ctx.note(facts.shuffled, target);
    }
    return done;
  }

  Facts facts;
  Symbol stream;
};

}  // namespace

void load_moving(Registrar& host) {
  static constexpr Parameter move[] = {{"zone", ValueKind::zone, 1, "where to"},
                                       {"position", ValueKind::number, 0, "from the top, 0 = top"},
                                       {"face", ValueKind::symbol, 0, "up or down"}};
  static constexpr Parameter draw[] = {{"count", ValueKind::number, 0, "how many; 1 when it is not said"}};
  host.add_action<Move>(
      "core.move",
      {.summary = "moves cards to a zone", .target = TargetKind::card, .min_targets = 1, .parameters = move});
  host.add_action<Draw>(
      "core.draw",
      {.kind = ActionKind::procedure, .summary = "draws cards from one's pile to one's hand", .parameters = draw});
  host.add_action<Shuffle>("core.shuffle",
                           {.summary = "shuffles a pile", .target = TargetKind::zone, .min_targets = 1});
}

}  // namespace core
