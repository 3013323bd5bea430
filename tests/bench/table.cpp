#include "bench/table.hpp"

#include "game/set_up.hpp"

#include <riffle/context.hpp>

#include <malloc.h>
#include <cstdio>
#include <cstdlib>

namespace bench {
namespace {

/// Turns that many cards by 90 degrees, one after the other: as many edits.
void turn(Context& ctx, std::uint32_t edits) {
  for (std::uint32_t i = 0; i < edits; ++i) {
    const CardId card{i % ctx.view.card_count};
    const std::int32_t turned = (ctx.view.value(card, property::orientation).as_number() + 90) % 360;
    ctx.set(card, property::orientation, Value::number(turned));
  }
}

struct Table final : ActionType {
  Status run(Context& ctx, const Action& action) const override {
    RIFFLE_TRY_AS(command, ctx.command({.seat = all_seats(2), .kind = DecisionKind::table, .min = 0, .max = 0}));
    ctx.push(action);
    ctx.push(*command);
    return done;
  }
};

/// Spreads cards over all zones but the last, which is that of removed cards.
struct Fill final : ActionType {
  explicit Fill(Registrar& host) : count{host.symbol("count")} {}
  Status run(Context& ctx, const Action& action) const override {
    for (std::int32_t i = 0; i < action.argument(count).as_number(); ++i) {
      const auto number = static_cast<std::uint32_t>(i);
      ctx.create(FormId{number % ctx.view.form_count}, ZoneId{number % (ctx.view.zone_count - 1)}, SeatId{number % 2});
    }
    return done;
  }
  Symbol count;
};

struct Edits final : ActionType {
  explicit Edits(std::uint32_t of) : count(of) {}
  Status run(Context& ctx, const Action&) const override {
    turn(ctx, count);
    return done;
  }
  std::uint32_t count;
};

/// Edits, then a question to the seat; once it is answered the same again, as an item of its own.
struct Ask final : ActionType {
  explicit Ask(std::uint32_t of) : count(of) {}
  Status run(Context& ctx, const Action& action) const override {
    turn(ctx, count);
    const Choice options[] = {CardId{0}, CardId{1}, CardId{2}};
    RIFFLE_TRY_AS(picked, ctx.choose({.seat = action.seat, .options = options}));
    ctx.push({.id = action.id, .seat = action.seat, .targets = {}});
    return picked.empty() ? Status::unfit : done;
  }
  std::uint32_t count;
};

/// So many questions in one run.
struct AskInside final : ActionType {
  explicit AskInside(std::uint32_t of) : count(of) {}
  Status run(Context& ctx, const Action& action) const override {
    const Choice options[] = {CardId{0}, CardId{1}, CardId{2}};
    for (std::uint32_t i = 0; i < count; ++i) RIFFLE_TRY(ctx.choose({.seat = action.seat, .options = options}));
    return done;
  }
  std::uint32_t count;
};

/// An event: one edit and one fact.
struct Turn final : ActionType {
  explicit Turn(Registrar& host) : turned{host.add_event("bench.turned", "a card was turned")} {}
  Status run(Context& ctx, const Action& action) const override {
    const CardId card = action.targets.front().card();
    const std::int32_t now = (ctx.view.value(card, property::orientation).as_number() + 90) % 360;
    ctx.set(card, property::orientation, Value::number(now));
    ctx.note(turned, action.targets.front());
    return done;
  }
  EventId turned;
};

/// So many events in one run.
struct Perform final : ActionType {
  Perform(Registrar& host, std::uint32_t of) : turn{host.action("bench.turn")}, count(of) {}
  Status run(Context& ctx, const Action&) const override {
    for (std::uint32_t i = 0; i < count; ++i)
      RIFFLE_TRY(ctx.perform(turn, ctx.view.target(CardId{i % ctx.view.card_count})));
    return done;
  }
  ActionId turn;
  std::uint32_t count;
};

template <class Type>
void add_sized(Registrar& host, const std::string& name, std::uint32_t count) {
  host.add_action("bench." + name + "_" + std::to_string(count), {}, Owned<ActionType>::make<Type>(count));
}

void load(Registrar& host) {
  static constexpr Parameter count[] = {{"count", ValueKind::number, 1, "how many cards"}};
  host.add_action<Table>("bench.table", {.kind = ActionKind::procedure});
  host.add_action<Fill>("bench.fill", {.parameters = count});
  host.add_action<Turn>("bench.turn", {.target = TargetKind::card, .min_targets = 1, .max_targets = 1});
  for (const std::uint32_t edits : {1U, 3U, 10U}) add_sized<Edits>(host, "edits", edits);
  for (const std::uint32_t edits : {3U, 20U, 200U}) add_sized<Ask>(host, "ask", edits);
  add_sized<AskInside>(host, "ask_inside", 64);
  host.add_action("bench.perform_64", {}, Owned<ActionType>::make<Perform>(host, 64U));
}

void add_group(Definition& definition, const char* name, Visibility visibility, bool ordered, bool shared) {
  GroupDefinition group;
  group.name = name;
  group.visibility = visibility;
  group.ordered = ordered;
  group.shared = shared;
  definition.groups.push_back(std::move(group));
}

std::shared_ptr<const Catalog> small_game(Registry& registry) {
  auto catalog = std::make_shared<Catalog>();
  catalog->definition.name = "Bench";
  catalog->definition.rules.next = "bench.table";
  add_group(catalog->definition, "Table", Visibility::undefined, false, true);
  add_group(catalog->definition, "Pile", Visibility::nobody, true, true);
  add_group(catalog->definition, "Hand", Visibility::owner, false, false);
  add_group(catalog->definition, "Discard", Visibility::everybody, true, false);
  for (std::uint32_t i = 0; i < 20; ++i) {
    const Symbol name = registry.symbols().intern("card " + std::to_string(i));
    catalog->forms.push_back({TemplateId{i}, {}, {}, name, 0});
    catalog->templates.push_back({name, FormId{i}, 1});
  }
  return catalog;
}

Answer fill(Host& with, std::uint32_t cards) {
  Answer answer = command(with.action("fill"));
  answer.command.arguments = {
      {with.registry.symbols().intern("count"), Value::number(static_cast<std::int32_t>(cards))}};
  return answer;
}

[[noreturn]] void broken(std::string_view what) {
  std::fprintf(stderr, "what is measured went wrong: %.*s\n", static_cast<int>(what.size()), what.data());
  std::exit(1);
}

}  // namespace

Host::Host() {
  // Memory that was given back is used again: what a page costs when it is touched first is not measured.
  ::mallopt(M_MMAP_THRESHOLD, 1 << 30);
  ::mallopt(M_TRIM_THRESHOLD, 1 << 30);
  if (const std::string why = registry.load({"bench", "1.0.0", "", false}, load); !why.empty()) broken(why);
  catalog = small_game(registry);
  layout = set_up(registry, *catalog);
}

Host& host() {
  static Host only;
  return only;
}

std::unique_ptr<Game> Host::game(std::uint32_t cards) {
  Diagnostics diagnostics;
  GameSetup setup;
  setup.path = "bench";
  setup.catalog = catalog;
  auto started = Game::start(registry, std::move(setup), diagnostics);
  if (!started) broken(started.error().message);
  must((*started)->command(one, fill(*this, cards).command));
  for (int i = 0; i < 20; ++i) must((*started)->command(one, {action("edits_3"), {}, {}}));
  return std::move(*started);
}

void Deaf::fault(std::string_view, std::string_view text) { broken(text); }

std::unique_ptr<Engine> engine(std::uint32_t cards, Listener& listener) {
  auto made = std::make_unique<Engine>(host().registry, host().layout, 1, listener);
  Item item;
  item.action = host().action("table");
  made->push(item);
  made->advance();
  must(made->answer(fill(host(), cards)));
  return made;
}

Answer command(ActionId action) {
  Answer answer;
  answer.seat = one;
  answer.kind = Answer::Kind::command;
  answer.command.action = action;
  return answer;
}

Answer first_option(const OpenDecision& decision) {
  Answer answer;
  answer.seat = one;
  answer.choices.push_back(decision.options.front());
  return answer;
}

void must(const Verdict& verdict) {
  if (!verdict) broken(verdict.reason);
}

}  // namespace bench
