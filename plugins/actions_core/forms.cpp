// What a card can turn into. Source: spec/alternates.md; G4, G6, G10-G17.
#include "facts.hpp"

#include <string>

namespace core {
namespace {
using namespace riffle;

void show(Context& ctx, const Facts& facts, CardId card, FormId form) {
  const FormId before = ctx.view.shown(card);
  ctx.set(card, property::shown, Value::form(form));
  facts.note_form(ctx, card, before);
}

/// Whether every seat may see what a card shows.
bool is_public(const View& view, CardId card) {
  const std::uint32_t all = all_seats(view.seat_count).bits;
  const auto shown_to = static_cast<std::uint32_t>(view.value(card, property::seen).as_number());
  if ((shown_to & all) == all) return true;
  const Visibility visibility = view.record(view.zone(card)).visibility;
  return visibility == Visibility::everybody || (visibility == Visibility::undefined && view.face_up(card));
}

/// What a notice calls a card. Every seat hears it, so it names no card that one of them may not see.
std::string title(Context& ctx, CardId card) {
  if (!is_public(ctx.view, card)) return "a hidden card";
  return std::string{ctx.text(ctx.view.form(ctx.view.shown(card)).title)};
}

/// Follows the link of the shown form; at the end of the chain shows the printed template again, the original.
struct SwitchAlternate final : ActionType {
  explicit SwitchAlternate(Registrar& host) : facts{host} {}

  Status run(Context& ctx, const Action& action) const override {
    for (const Target& target : action.targets) {
      const CardId card = target.card();
      const FormRecord& form = ctx.view.form(ctx.view.shown(card));
      if (form.link)
        show(ctx, facts, card, form.link);
      else if (form.dangling != 0)
        ctx.notice(title(ctx, card) + " has an alternate that is in no set that was loaded");
      else
        show(ctx, facts, card, ctx.view.printed(card));
    }
    return done;
  }

  Facts facts;
};

/// Shows a named form of the template that is shown; an empty name is its base.
struct SwitchTo final : ActionType {
  explicit SwitchTo(Registrar& host) : facts{host}, form_name{host.symbol("form")}, empty{host.symbol("")} {}

  Status run(Context& ctx, const Action& action) const override {
    const Symbol wanted = ctx.folded(action.argument(form_name).as_symbol());
    for (const Target& target : action.targets) {
      const FormId found = find(ctx, ctx.view.template_of(ctx.view.shown(target.card())), wanted);
      if (found)
        show(ctx, facts, target.card(), found);
      else
        ctx.notice(title(ctx, target.card()) +
                   " has no such form: " + std::string{ctx.text(action.argument(form_name).as_symbol())});
    }
    return done;
  }

  FormId find(Context& ctx, const TemplateRecord& of, Symbol wanted) const {
    for (std::uint32_t i = 0; i < of.forms; ++i) {
      const FormId form{of.first.index + i};
      const Symbol type = ctx.view.form(form).type;
      if ((type ? ctx.folded(type) : empty) == wanted) return form;
    }
    return {};
  }

  Facts facts;
  Symbol form_name, empty;
};

/// Walks the forms of the shown template in file order, and around: a dial.
template <int Step>
struct SwitchBy final : ActionType {
  explicit SwitchBy(Registrar& host) : facts{host} {}

  Status run(Context& ctx, const Action& action) const override {
    for (const Target& target : action.targets) {
      const FormId shown = ctx.view.shown(target.card());
      const TemplateRecord& of = ctx.view.template_of(shown);
      const std::uint32_t place = shown.index - of.first.index;
      const std::uint32_t next = (place + of.forms + static_cast<std::uint32_t>(Step)) % of.forms;
      show(ctx, facts, target.card(), FormId{of.first.index + next});
    }
    return done;
  }

  Facts facts;
};

/// Shows a form that chance chooses: a die.
struct SwitchRandom final : ActionType {
  explicit SwitchRandom(Registrar& host) : facts{host}, stream{host.symbol("core.switch_random")} {}

  Status run(Context& ctx, const Action& action) const override {
    for (const Target& target : action.targets) {
      const TemplateRecord& of = ctx.view.template_of(ctx.view.shown(target.card()));
      RIFFLE_TRY_AS(drawn, ctx.choose({.seat = chance,
                                       .prompt = stream,
                                       .kind = DecisionKind::number,
                                       .min = 0,
                                       .max = of.forms - 1,
                                       .stream = stream}));
      const auto place = static_cast<std::uint32_t>(drawn.front().what.as_number());
      show(ctx, facts, target.card(), FormId{of.first.index + place});
    }
    return done;
  }

  Facts facts;
  Symbol stream;
};

}  // namespace

void load_forms(Registrar& host) {
  static constexpr Parameter form[] = {{"form", ValueKind::symbol, 1, "the form's name; empty for the base"}};
  const auto cards = [](const char* summary) {
    return ActionDescriptor{.summary = summary, .target = TargetKind::card, .min_targets = 1};
  };
  host.add_action<SwitchAlternate>("core.switch_alternate", cards("turns cards into their alternates, or back"));
  host.add_action<SwitchTo>(
      "core.switch_to",
      {.summary = "shows a named form of cards", .target = TargetKind::card, .min_targets = 1, .parameters = form});
  host.add_action<SwitchBy<1>>("core.switch_next", cards("shows the next form of cards"));
  host.add_action<SwitchBy<-1>>("core.switch_previous", cards("shows the previous form of cards"));
  host.add_action<SwitchRandom>("core.switch_random", cards("shows a form of cards that chance chooses"));
}

}  // namespace core
