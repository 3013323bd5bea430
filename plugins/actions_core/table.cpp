// The free table, and what brings cards to it.
#include "facts.hpp"

#include <string>

namespace core {
namespace {
using namespace riffle;

/// The endless quiet moment of a free table: any seat may command any action, one after the other.
struct Table final : ActionType {
  explicit Table(Registrar& host) : prompt{host.symbol("The table is open")} {}

  Status run(Context& ctx, const Action& action) const override {
    RIFFLE_TRY_AS(command, ctx.command({.seat = all_seats(ctx.view.seat_count),
                                        .prompt = prompt,
                                        .kind = DecisionKind::table,
                                        .min = 0,
                                        .max = 0}));
    ctx.push(action);
    ctx.push(*command);
    return done;
  }

  Symbol prompt;
};

/// Creates the cards of a deck that was brought to the game. The first line's card is on top, and created first.
struct LoadDeck final : ActionType {
  explicit LoadDeck(Registrar& host) : facts{host}, number{host.symbol("deck")} {}

  Status run(Context& ctx, const Action& action) const override {
    const auto cards = ctx.deck(static_cast<std::uint32_t>(action.argument(number).as_number()));
    if (cards.empty()) return ctx.illegal("that deck has no card that could be dealt");
    for (const DeckCard& card : cards) {
      const CardId created = ctx.create(card.printed, card.zone, card.owner, at_bottom);
      if (created) ctx.note(facts.created, ctx.view.target(created));
    }
    return done;
  }

  Facts facts;
  Symbol number;
};

/// Creates one card, owned by who says so.
struct Create final : ActionType {
  explicit Create(Registrar& host) : facts{host}, names{host}, printed{host.symbol("template")} {}

  Status run(Context& ctx, const Action& action) const override {
    RIFFLE_TRY_AS(form, printed_argument(ctx, action));
    const ZoneId zone = action.argument(names.zone).as_zone();
    RIFFLE_TRY_AS(face, face_argument(ctx, action, names));
    RIFFLE_TRY_AS(position, position_argument(ctx, action, names, zone));
    const CardId card = ctx.create(form, zone, action.seat, position);
    if (face.present()) ctx.set(card, property::face, face);
    ctx.note(facts.created, ctx.view.target(card));
    return done;
  }

  /// A base form, for that is what is printed on cards.
  Outcome<FormId> printed_argument(Context& ctx, const Action& action) const {
    const FormId form = action.argument(printed).as_form();
    const FormId base = ctx.view.template_of(form).first;
    if (form == base) return form;
    const auto title = [&](FormId of) { return std::string{ctx.text(ctx.view.form(of).title)}; };
    return ctx.illegal(title(form) + " is not printed on a card of its own: it is a form of " + title(base));
  }

  Facts facts;
  ArgumentNames names;
  Symbol printed;
};

}  // namespace

void load_table(Registrar& host) {
  static constexpr Parameter deck[] = {{"deck", ValueKind::number, 1, "which deck, from 0"}};
  static constexpr Parameter create[] = {{"template", ValueKind::form, 1, "what is printed on it"},
                                         {"zone", ValueKind::zone, 1, "where it is put"},
                                         {"position", ValueKind::number, 0, "from the top, 0 = top"},
                                         {"face", ValueKind::symbol, 0, "up or down"}};
  host.add_action<Table>("core.table",
                         {.kind = ActionKind::procedure, .summary = "a free table: one command after another"});
  host.add_action<LoadDeck>("core.load_deck", {.kind = ActionKind::procedure,
                                               .summary = "puts the cards of a deck where its sections say",
                                               .parameters = deck});
  host.add_action<Create>("core.create",
                          {.kind = ActionKind::procedure, .summary = "creates a card", .parameters = create});
}

}  // namespace core
