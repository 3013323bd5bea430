#pragma once

#include "app/ear.hpp"
#include "app/executor.hpp"
#include "app/host.hpp"
#include "app/opening.hpp"
#include "framework/plugin/temporary_folder.hpp"

#include <catch2/catch.hpp>

namespace game_tests {

/// Plugins of the tests, in a folder that the host trusts whatever the build tree's modes are.
struct TestPlugins : TemporaryFolder {
  TestPlugins() {
    add_broken("thrower");
    add("test_plugins/ruin.riffle");
  }
};

/// A small free table with the plugins of this build, one that throws, and the one of the author's guide among them.
struct GameFixture {
  static constexpr riffle::SeatId one{0}, two{1};

  const std::string folder = RIFFLE_SOURCE_DIR "/tests/framework/app/table";
  TestPlugins plugins;
  riffle::Host host{{{RIFFLE_BINARY_DIR "/lib/riffle/plugins", plugins.path()}, ""}};
  riffle::Diagnostics diagnostics;
  std::shared_ptr<const riffle::Catalog> catalog = open();
  std::unique_ptr<riffle::Game> game = start();
  riffle::Ear ear{*game};
  riffle::Executor executor{*game, ear, diagnostics, {.folder = folder, .joins_words = false, .sees_as_seat = false}};

  riffle::Verdict play(std::string_view line, riffle::SeatId seat = one) {
    return executor.execute(seat, riffle::parse_line(line)).verdict;
  }
  const riffle::View& view() const { return game->view(); }

  riffle::GameSetup setup() const {
    riffle::ScriptHead head;
    head.game = folder;
    head.decks = {{1, folder + "/decks/four.o8d"}};
    return riffle::setup_for(head, catalog);
  }

 private:
  std::shared_ptr<const riffle::Catalog> open() {
    auto opened = riffle::open_catalog(host.registry, folder, {}, diagnostics);
    REQUIRE(opened);
    return *opened;
  }
  std::unique_ptr<riffle::Game> start() {
    auto started = riffle::Game::start(host.registry, setup(), diagnostics);
    REQUIRE(started);
    return std::move(*started);
  }
};

}  // namespace game_tests
