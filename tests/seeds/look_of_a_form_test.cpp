#include <algorithm>
#include <catch2/catch.hpp>

#include "game/game.hpp"
#include "plugin/plugins.hpp"
#include "seeds/program.hpp"

namespace {

using namespace riffle;

/// A game of the five-row table with Card A on top of the first seat's deck.
struct Table {
  Registry registry;
  Plugins plugins{registry};
  std::shared_ptr<const Catalog> catalog;
  std::unique_ptr<Game> game;

  Table() {
    plugins.load({{RIFFLE_BINARY_DIR "/lib/riffle/plugins"}, {}});
    Loaded loaded = load(registry, {seeds::seed("alternates/definition.xml"), seeds::seed("alternates/Sets")});
    REQUIRE(loaded.catalogs.size() == 1);
    catalog = loaded.catalogs.front();
    Diagnostics diagnostics;
    GameSetup setup;
    setup.path = seeds::seed("alternates");
    setup.catalog = catalog;
    setup.decks = {{SeatId{0}, seeds::seed("alternates/decks/both.o8d")}};
    auto started = Game::start(registry, std::move(setup), diagnostics);
    REQUIRE(started);
    game = std::move(*started);
  }

  /// What a front end looks for a picture by: the id of the template that the card shows.
  std::string picture(CardId card) const {
    const View& view = game->view();
    return std::string{registry.symbols().text(view.template_of(view.shown(card)).id)};
  }

  /// The size that the shown template says it has; empty when it says nothing.
  std::string size(CardId card) const {
    const View& view = game->view();
    for (const Attribute& kept : catalog->details[view.form(view.shown(card)).of.index].kept)
      if (kept.name == "size") return kept.value;
    return {};
  }

  void switch_card(CardId card) {
    const ActionId action = registry.find_action("core.switch_alternate");
    REQUIRE(action);
    REQUIRE(game->command(SeatId{0}, {action, {game->view().target(card)}, {}}));
  }
};

}  // namespace

TEST_CASE("G11 the card's picture and its look change with the switch, and come back by undo") {
  Table table;
  const CardId card{0};
  const std::string card_a = "83faac572f564652866de486522c4f8d", meryl = "781b9a43d04c450b8620f0877e5fe381";
  CHECK(table.picture(card) == card_a);
  table.switch_card(card);
  CHECK(table.picture(card) == meryl);
  CHECK(table.size(card).empty());
  table.switch_card(card);
  table.switch_card(card);
  CHECK(table.size(card) == "Wide");
  table.switch_card(card);
  CHECK(table.picture(card) == card_a);
  CHECK(table.size(card).empty());
  REQUIRE(table.game->undo());
  CHECK(table.size(card) == "Wide");
}
