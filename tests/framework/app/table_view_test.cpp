// What the table shows of the properties that plugins declare.
#include "app/table_view.hpp"

#include "catalog/catalog.hpp"
#include "games/eights_table.hpp"

#include <riffle/context.hpp>

#include <catch2/catch.hpp>

using namespace riffle;
using eights_tests::EightsTable;

namespace {

/// Sets what its test wants, at each command of a small game.
struct Change final : ActionType {
  explicit Change(Registrar& host)
      : speed{host.property("race.speed")}, lap{host.property("race.lap")}, fuel{host.property("race.fuel")} {}
  Status run(Context& ctx, const Action& action) const override {
    ctx.set(speed, Value::number(200));
    ctx.set(action.seat, lap, Value::number(2));
    ctx.set(action.seat, property::score, Value::number(5));
    ctx.set(CardId{0}, fuel, Value::number(0));
    return done;
  }
  PropertyId speed, lap, fuel;
};

struct Start final : ActionType {
  Status run(Context& ctx, const Action&) const override {
    ctx.create(FormId{0}, ZoneId{0}, {});
    return done;
  }
};

struct Table final : ActionType {
  Status run(Context& ctx, const Action& action) const override {
    RIFFLE_TRY_AS(command, ctx.command({.seat = all_seats(2), .kind = DecisionKind::table, .min = 0, .max = 0}));
    ctx.push(action);
    ctx.push(*command);
    return done;
  }
};

void load_race(Registrar& host) {
  host.add_property("race.laps", {.initial = Value::number(3), .parameter = 1});
  host.add_property("race.speed", {.initial = Value::number(90)});
  host.add_property("race.lap", {.scope = Scope::seat, .initial = Value::number(1)});
  host.add_property("race.fuel", {.scope = Scope::card, .initial = Value::number(9)});
  host.add_action<Change>("race.change");
  host.add_action<Start>("race.start", {.kind = ActionKind::procedure});
  host.add_action<Table>("race.table", {.kind = ActionKind::procedure});
}

struct RaceFixture {
  Registry registry;
  std::unique_ptr<Game> game;

  /// A game with one card, and with a counter of this name for each seat.
  explicit RaceFixture(const char* counter = "Tyres") {
    REQUIRE(registry.load({"race", "1.0.0", "", false}, load_race).empty());
    auto catalog = std::make_shared<Catalog>();
    Definition& definition = catalog->definition;
    GroupDefinition& track = definition.groups.emplace_back();
    track.name = "Track";
    track.shared = true;
    track.visibility = Visibility::everybody;
    definition.counters = {{counter, 4, false, {}, {}}};
    definition.rules.plugins = {"race"};
    definition.rules.setup = "race.start";
    definition.rules.next = "race.table";
    catalog->forms = {{TemplateId{0}, {}, {}, registry.symbols().intern("Red Car"), 0}};
    catalog->templates = {{{}, FormId{0}, 1}};
    GameSetup setup;
    setup.catalog = catalog;
    Diagnostics diagnostics;
    auto started = Game::start(registry, std::move(setup), diagnostics);
    REQUIRE(started);
    game = std::move(*started);
  }
  std::string table() const { return TableView{*game, {}, Paint{false}}.table(); }
  void change() { REQUIRE(game->command(SeatId{0}, {registry.find_action("race.change"), {}, {}})); }
};

bool has(const std::string& text, std::string_view part) {
  UNSCOPED_INFO("in: " << text << "\nexpected: " << part);
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE_METHOD(RaceFixture, "what a plugin remembers is not shown while it is as it began, and a parameter never") {
  CHECK(table() ==
        "Shared\n  Track (1)\n    #1 Red Car\n"
        "Seat 1  Tyres 4\nSeat 2  Tyres 4\n");
}

TEST_CASE_METHOD(RaceFixture,
                 "what has changed is shown without the plugin's name, of the game, of seats and of cards") {
  change();
  CHECK(table() ==
        "Shared  speed 200\n  Track (1)\n    #1 Red Car [fuel 0]\n"
        "Seat 1  score 5, lap 2, Tyres 4\nSeat 2  Tyres 4\n");
  REQUIRE(game->undo());
  CHECK_FALSE(has(table(), "speed"));
}

TEST_CASE("where two things of a game are called the same, in whatever case, the plugin's is shown whole") {
  RaceFixture laps{"Lap"};
  laps.change();
  CHECK(has(laps.table(), "Seat 1  score 5, race.lap 2, Lap 4\n"));
  CHECK(has(laps.table(), "Shared  speed 200\n"));
  RaceFixture scores{"Score"};
  scores.change();
  CHECK(has(scores.table(), "Seat 1  riffle.score 5, lap 2, Score 4\n"));
}

TEST_CASE("the table of crazy eights shows what matters now, in few words") {
  EightsTable table{{0, {"C2 D3 H4 S5 C6 D7 H9", "S2 C3 D4 H5 S6 C7 DT"}, "HJ"}};
  const auto shared = [&] {
    const std::string text = TableView{table.game(), {}, Paint{false}}.table();
    return text.substr(0, text.find('\n'));
  };
  CHECK(shared() == "Shared  dealer 1");
  table.turn(1, "H5 Draw", "H5");
  CHECK(shared() == "Shared  dealer 1, plays 1");
}
