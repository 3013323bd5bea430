#pragma once

#include "framework/state/small_layout.hpp"
#include "registry/registry.hpp"
#include "rules/engine.hpp"

#include <riffle/context.hpp>

#include <catch2/catch.hpp>

#include <functional>
#include <string>

namespace rules_tests {

using namespace riffle;
using state_tests::SmallLayout;

/// What one test lets an action do. Tests set these, and a small plugin of two events and an endless table runs them.
using Body = std::function<Status(Context&, const Action&)>;
struct Bodies {
  Body act, other;
  ActionId act_id, other_id, table_id;
  EventId happened;
};
inline Bodies bodies;

struct Act final : ActionType {
  Status run(Context& ctx, const Action& action) const override { return bodies.act(ctx, action); }
};
struct Other final : ActionType {
  Status run(Context& ctx, const Action& action) const override { return bodies.other(ctx, action); }
};
struct Table final : ActionType {
  Status run(Context& ctx, const Action& action) const override {
    RIFFLE_TRY_AS(command, ctx.command({.seat = all_seats(2), .kind = DecisionKind::table, .min = 0, .max = 0}));
    ctx.push(action);
    ctx.push(*command);
    return done;
  }
};

inline void load_test_plugin(Registrar& host) {
  host.add_action<Act>("test.act", {.target = TargetKind::card});
  host.add_action<Other>("test.other", {.target = TargetKind::card});
  host.add_action<Table>("test.table", {.kind = ActionKind::procedure});
  bodies.happened = host.add_event("test.happened", "something happened");
  bodies.act_id = host.action("test.act");
  bodies.other_id = host.action("test.other");
  bodies.table_id = host.action("test.table");
}

/// Remembers all that the rules say.
struct Ear final : Listener {
  std::vector<std::pair<Edit, Direction>> heard;
  std::vector<std::string> notices, faults;
  std::vector<Target> events;
  std::vector<Answer> inside;

  bool hears_edits() const override { return true; }
  void edits(std::span<const Edit> span, Direction direction) override {
    for (const Edit& edit : span) heard.emplace_back(edit, direction);
  }
  void event(const Event& event) override { events.push_back(event.target); }
  void notice(std::string_view text) override { notices.emplace_back(text); }
  void fault(std::string_view plugin, std::string_view text) override {
    faults.push_back(std::string{plugin} + ": " + std::string{text});
  }
  void recorded(const Answer& answer) override { inside.push_back(answer); }
  void forget() { *this = {}; }
};

/// A free table with a pile of four cards.
struct EngineFixture : SmallLayout {
  static constexpr SeatId one{0}, two{1};
  Registry registry;
  Ear ear;
  std::shared_ptr<Layout> layout;
  std::unique_ptr<Engine> engine;

  EngineFixture() {
    REQUIRE(registry.load({"test", "1.0.0", "", false}, load_test_plugin).empty());
    bodies.act = bodies.other = [](Context&, const Action&) { return done; };
    layout = make();
    layout->action_keys.assign(registry.actions().size(), 7);
    engine = std::make_unique<Engine>(registry, layout, 1, ear);
    for (int i = 0; i < 4; ++i) engine->editor().create(first, pile, on_top, one);
    Item item;
    item.action = bodies.table_id;
    engine->push(item);
    engine->advance();
  }

  const View& view() const { return engine->editor().view(); }
  Target card(std::uint32_t index) const { return view().target(CardId{index}); }
  Verdict command(std::vector<Target> targets = {}, SeatId seat = one) {
    Answer answer;
    answer.seat = seat;
    answer.kind = Answer::Kind::command;
    answer.command = {bodies.act_id, std::move(targets), {}};
    return engine->answer(answer);
  }
  Verdict choose(std::vector<Choice> choices, SeatId seat = one) {
    Answer answer;
    answer.seat = seat;
    for (const Choice& choice : choices) answer.choices.push_back({choice, 0});
    return engine->answer(answer);
  }
};

/// Asks a seat for one card of the pile.
inline Outcome<Targets> ask(Context& ctx, SeatId seat, std::uint32_t min = 1) {
  std::vector<Choice> options;
  for (const CardId card : ctx.view.cards(SmallLayout::pile)) options.emplace_back(card);
  return ctx.choose({.seat = seat, .options = options, .min = min, .max = min});
}

/// Moves a card of the pile, chosen by the acting seat, to the table; twice.
inline Status move_two(Context& ctx, const Action& action) {
  for (int i = 0; i < 2; ++i) {
    RIFFLE_TRY_AS(picked, ask(ctx, action.seat));
    ctx.place(picked.front().card(), SmallLayout::table);
    ctx.note(bodies.happened, picked.front());
  }
  return done;
}

}  // namespace rules_tests
