// Observers of plugins, in games of the plugins that a definition requires.
#include "framework/game/game_fixture.hpp"
#include "framework/standard_error.hpp"

#include "base/log.hpp"
#include "game/playouts.hpp"

namespace {
using namespace riffle;
using Words = std::vector<std::string>;

struct ObservingPlugins : TemporaryFolder {
  ObservingPlugins() {
    for (const char* name : {"doorman", "doubter", "throwing_listener", "editing_listener"}) add_broken(name);
    add("test_plugins/scorekeeper.riffle");
  }
};

/// The small table, as a game of the plugins that a test names.
struct ObservedFixture {
  static constexpr SeatId one{0};

  const std::string folder = RIFFLE_SOURCE_DIR "/tests/framework/app/table";
  ObservingPlugins plugins;
  Host host{{{RIFFLE_BINARY_DIR "/lib/riffle/plugins", plugins.path()}, ""}};
  Diagnostics diagnostics;
  std::unique_ptr<Game> game;
  Words faults;

  ~ObservedFixture() {
    game.reset();
    set_log_level(LogLevel::warning);
  }

  GameSetup setup(Words required) {
    auto opened = open_catalog(host.registry, folder, {}, diagnostics);
    REQUIRE(opened);
    auto changed = std::make_shared<Catalog>(**opened);
    changed->definition.rules.plugins = std::move(required);
    ScriptHead head;
    head.game = folder;
    head.decks = {{1, folder + "/decks/four.o8d"}};
    return setup_for(head, changed);
  }
  void begin(Words required) {
    diagnostics.clear();
    auto started = Game::start(host.registry, setup(std::move(required)), diagnostics);
    REQUIRE(started);
    game = std::move(*started);
    game->bus().on_fault([this](std::string_view plugin, std::string_view text) {
      faults.push_back(std::string{plugin} + ": " + std::string{text});
    });
  }
  Verdict command(const char* action, std::vector<Target> targets = {}, std::vector<Argument> arguments = {}) {
    return game->command(one, {host.registry.find_action(action), std::move(targets), std::move(arguments)});
  }
  Verdict choose(std::uint32_t option) {
    const Choice chosen[] = {game->decision()->options[option].what};
    return game->answer(one, chosen);
  }
  Target card(std::uint32_t index) const { return game->view().target(CardId{index}); }
};

/// A plugin of this program, which reaches what a plugin of the SDK alone cannot: its game.
Game* reached = nullptr;
Words replies;

struct Meddler {
  void edits(std::span<const Edit>, Direction) {
    if (reached == nullptr) return;
    for (const Verdict& verdict : {reached->answer(SeatId{0}, {}), reached->undo(), reached->redo()})
      replies.push_back(verdict.status == Status::refused ? verdict.reason : "it was let");
  }
};

void load_meddler(Registrar& host) { host.add_observer<Meddler>("meddler.edits"); }

struct Events {
  void event(const Event&) {}
};

void load_gossip(Registrar& host) { host.add_observer<Events>("gossip.events"); }

}  // namespace

TEST_CASE_METHOD(ObservedFixture,
                 "an observer that is narrowed to a property hears its old and new value at all moments") {
  set_log_level("scorekeeper", LogLevel::info);
  begin({"scorekeeper 1.0"});
  CHECK(written_by([&] { CHECK(command("core.draw")); }).empty());
  CHECK(written_by([&] { CHECK(command("doubter.raise")); }) == "info: scorekeeper: seat 1 3 -> 4\n");  // it awaits
  CHECK(written_by([&] { CHECK(choose(0)); }).empty());  // it closes: heard
  CHECK(written_by([&] { CHECK(game->undo(2)); }) == "info: scorekeeper: taken back: seat 1 4 -> 3\n");
  CHECK(written_by([&] { CHECK(game->redo(2)); }) == "info: scorekeeper: seat 1 3 -> 4\n");
  CHECK(written_by([&] { CHECK(command("doubter.raise")); }) == "info: scorekeeper: seat 1 4 -> 5\n");
  CHECK(written_by([&] { CHECK(choose(1).status == Status::illegal); }) ==  // it is rewound
        "info: scorekeeper: taken back: seat 1 5 -> 4\n");
}

TEST_CASE_METHOD(ObservedFixture, "an observer is narrowed to a kind, to a zone of its game, or to an event") {
  set_log_level("doorman", LogLevel::info);
  begin({"doorman"});
  CHECK(written_by([&] { CHECK(command("core.draw")); }) == "info: doorman: forward placed in\n");
  CHECK(written_by([&] { CHECK(command("core.flip", {card(0)})); }).empty());
  CHECK(written_by([&] { CHECK(command("core.discard", {card(0)})); }) == "info: doorman: forward placed out\n");
  CHECK(written_by([&] { CHECK(game->undo()); }) == "info: doorman: backward placed in\n");
  CHECK(written_by([&] { game.reset(); }) == "info: doorman: moves: 2\n");  // what was undone is no event
}

TEST_CASE_METHOD(ObservedFixture,
                 "only games whose definition requires the plugin are observed, and no clone of them") {
  set_log_level("scorekeeper", LogLevel::info);
  begin({"doubter", "score", "scorekeeper2 1.0"});
  CHECK_FALSE(game->bus().edits_heard());
  begin({"scorekeeper"});
  CHECK(game->bus().edits_heard());
  const auto clone = game->clone();
  CHECK_FALSE(clone->bus().edits_heard());
  CHECK(written_by([&] { CHECK(clone->command(one, {host.registry.find_action("doubter.raise"), {}, {}})); }).empty());
}

TEST_CASE_METHOD(ObservedFixture, "no edits are built for an observer that hears events alone") {
  REQUIRE(host.registry.load({"gossip", "1.0.0", "", false}, load_gossip).empty());
  begin({"gossip"});
  CHECK_FALSE(game->bus().edits_heard());
}

TEST_CASE_METHOD(ObservedFixture, "playouts of a game that is observed are not") {
  auto playouts = Playouts::start(host.registry, setup({"throwing_listener"}), diagnostics);
  REQUIRE(playouts);
  CHECK_FALSE((*playouts)->bus().edits_heard());
}

TEST_CASE_METHOD(ObservedFixture, "games at once have a context each, which is dropped with its game") {
  set_log_level("doorman", LogLevel::info);
  begin({"doorman"});
  std::unique_ptr<Game> other = std::move(game);
  begin({"doorman"});
  written_by([&] { CHECK(command("core.draw")); });
  CHECK(written_by([&] { game.reset(); }) == "info: doorman: moves: 1\n");
  CHECK(written_by([&] { other.reset(); }) == "info: doorman: moves: 0\n");
}

TEST_CASE_METHOD(ObservedFixture, "a listener of a plugin that throws starves nobody, and its plugin is named") {
  set_log_level("scorekeeper", LogLevel::info);
  begin({"throwing_listener", "scorekeeper"});
  Words said;
  for (const Diagnostic& diagnostic : diagnostics)
    if (diagnostic.code == "fault") said.push_back(diagnostic.message);
  said.erase(std::unique(said.begin(), said.end()), said.end());  // it is an event of each card
  CHECK(said == Words{"plugin throwing_listener: throwing_listener.begin threw when a game began: no luck today",
                      "plugin throwing_listener: a listener threw: edits are too much",
                      "plugin throwing_listener: a listener threw: something that is no std::exception"});
  int slots = 0;
  game->bus().on_edits([&](auto, auto) { ++slots; });
  CHECK(written_by([&] { CHECK(command("doubter.raise")); }) == "info: scorekeeper: seat 1 3 -> 4\n");
  CHECK(slots == 1);
  CHECK(faults == Words{"throwing_listener: a listener threw: edits are too much"});
}

TEST_CASE_METHOD(ObservedFixture,
                 "a listener of a plugin that edits with a Context that was kept is refused and named") {
  begin({"editing_listener"});
  const std::uint64_t before = game->digest();
  Words notices;
  game->bus().on_notice([&](std::string_view text) { notices.emplace_back(text); });
  CHECK(command("editing_listener.act", {card(1)}));
  CHECK(faults ==
        Words{"editing_listener: editing_listener.act left its Context to be used after its run: an edit was refused"});
  CHECK(notices.empty());
  CHECK(game->view().value(one, property::score) == Value::number(0));
  CHECK(game->view().zone(CardId{1}) == game->view().zone(CardId{2}));
  REQUIRE(game->undo());
  CHECK(game->digest() == before);
}

TEST_CASE_METHOD(ObservedFixture,
                 "a listener of a plugin that answers, undoes or redoes is refused, and its plugin is named") {
  REQUIRE(host.registry.load({"meddler", "1.0.0", "", false}, load_meddler).empty());
  begin({"meddler"});
  reached = game.get();
  replies.clear();
  CHECK(command("core.draw"));
  const std::string refused = "a listener of plugin meddler must not answer, undo or redo while it is told something";
  CHECK(replies == Words{refused, refused, refused});
  reached = nullptr;
  CHECK(game->undoable() == 1);
  CHECK(faults.empty());
}
