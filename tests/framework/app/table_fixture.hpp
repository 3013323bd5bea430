#pragma once

#include "app/host.hpp"
#include "app/opening.hpp"

#include <catch2/catch.hpp>

namespace app_tests {

/// The small table of these tests, with the plugins of this build.
struct TableFixture {
  const std::string folder = RIFFLE_SOURCE_DIR "/tests/framework/app/table";
  riffle::Host host{{{RIFFLE_BINARY_DIR "/lib/riffle/plugins"}, ""}};
  riffle::Diagnostics diagnostics;
  std::unique_ptr<riffle::Game> owned = start();
  riffle::Game& game = *owned;

  static constexpr riffle::SeatId one{0}, two{1};

 private:
  /// Seat 1 brings Acorn (#1), Moth (#2) and two River Stones (#3, #4); seat 2 brings nothing.
  std::unique_ptr<riffle::Game> start() {
    riffle::ScriptHead head;
    head.game = folder;
    head.decks = {{1, folder + "/decks/four.o8d"}};
    auto catalog = riffle::open_catalog(host.registry, folder, {}, diagnostics);
    REQUIRE(catalog);
    auto started = riffle::Game::start(host.registry, riffle::setup_for(head, *catalog), diagnostics);
    REQUIRE(started);
    return std::move(*started);
  }
};

}  // namespace app_tests
