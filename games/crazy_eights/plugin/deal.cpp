// How the game begins: the deck, the dealer, the hands, and the card that is turned up.
#include "rules.hpp"

#include <algorithm>

namespace crazy_eights {
namespace {
using namespace riffle;

/// Makes the deck, or two for more players than one is enough for.
struct Setup final : ActionType {
  explicit Setup(const Rules& with) : rules{with} {}

  Status run(Context& ctx, const Action&) const override {
    if (const char* why = unplayable(ctx.view)) {
      ctx.set(property::result, Value::symbol(ctx.symbol(why)));
      return done;
    }
    const std::uint32_t decks = ctx.view.seat_count > one_deck_is_enough_for ? 2 : 1;
    for (std::uint32_t i = 0; i < decks; ++i) make_deck(ctx);
    return done;
  }

  /// Why nobody could play with these parameters; null when they are fine.
  const char* unplayable(const View& view) const {
    if (view.seat_count < least_players || view.seat_count > most_players) return "2 to 15 seats are needed";
    if (rules.number(view, rules.memory.max_draw_cards) < 1) return "crazy_eights.max_draw_cards must be at least 1";
    return nullptr;
  }

  /// One card of each template of the game's sets.
  void make_deck(Context& ctx) const {
    const ZoneId deck = rules.deck(ctx.view);
    for (std::uint32_t i = 0; i < ctx.view.form_count; ++i)
      if (ctx.view.template_of(FormId{i}).first == FormId{i}) ctx.create(FormId{i}, deck, {});
  }

  static constexpr std::uint32_t one_deck_is_enough_for = 5;

  Rules rules;
};

/// Chance decides who deals, deals one card at a time, and turns one up, as if the dealer had played it.
struct Deal final : ActionType {
  Deal(Registrar& host, const Rules& with) : rules{with}, who_deals{host.symbol("crazy_eights.dealer")} {}

  Status run(Context& ctx, const Action&) const override {
    const View& view = ctx.view;
    RIFFLE_TRY_AS(dealer, choose_dealer(ctx));
    ctx.set(rules.memory.dealer, Value::seat(dealer));
    const std::uint32_t cards = view.seat_count * (view.seat_count == 2 ? 7 : 5);
    SeatId seat = dealer;
    for (std::uint32_t i = 0; i < cards; ++i) {
      seat = rules.next(view, seat);
      RIFFLE_TRY(rules.draw(ctx, seat));
    }
    RIFFLE_TRY_AS(card, turn_up(ctx));
    ctx.place(card, rules.discard(view));
    return rules.follow(ctx, dealer, rules.face(view, card));
  }

  Outcome<SeatId> choose_dealer(Context& ctx) const {
    std::array<Choice, most_players> seats;
    const std::uint32_t players = std::min(ctx.view.seat_count, most_players);
    for (std::uint32_t i = 0; i < players; ++i) seats[i] = SeatId{i};
    RIFFLE_TRY_AS(
        chosen,
        ctx.choose(
            {.seat = chance, .prompt = who_deals, .options = std::span{seats}.first(players), .stream = who_deals}));
    return chosen.front().seat();
  }

  /// A card that is no eight; an eight stays in the deck, and chance chooses again.
  Outcome<CardId> turn_up(Context& ctx) const {
    for (;;) {
      RIFFLE_TRY_AS(card, rules.choose_from_deck(ctx));
      if (rules.face(ctx.view, card).rank() != eight) return card;
    }
  }

  Rules rules;
  Symbol who_deals;
};

}  // namespace

void load_deal(Registrar& host, const Rules& rules) {
  host.add_action("crazy_eights.setup", {.kind = ActionKind::procedure, .summary = "makes the deck of crazy eights"},
                  Owned<ActionType>::make<Setup>(rules));
  host.add_action("crazy_eights.deal",
                  {.kind = ActionKind::procedure, .summary = "deals the hands and turns a card up"},
                  Owned<ActionType>::make<Deal>(host, rules));
}

}  // namespace crazy_eights
