#pragma once

#include "app/host.hpp"
#include "app/opening.hpp"
#include "framework/plugin/temporary_folder.hpp"
#include "games/eights_table.hpp"
#include "laws/game_stage.hpp"
#include "laws/kit.hpp"

#include <catch2/catch.hpp>

namespace laws_tests {

/// Crazy eights, as it ships.
struct Eights {
  riffle::Diagnostics diagnostics;
  riffle::GameStage stage{eights_tests::host().registry, eights_tests::setup_of({}, diagnostics)};
};

/// A folder with one plugin of tests/laws_bite, and a game whose turns are that plugin's.
struct BittenFolder : TemporaryFolder {
  BittenFolder(const std::string& plugin, bool setup) {
    add("laws_bite/" + plugin + ".riffle");
    const std::string before = R"(<?xml version="1.0" encoding="utf-8"?>
<game name="Bitten" id="6d1f2c6a-0b52-4a35-9a55-5d0b1c3a7e10" version="1.0.0.0">
  <card width="63" height="88" />
  <player><hand name="Hand" visibility="me" ordered="False" /></player>
  <riffle seats="2" plugins=")";
    const std::string begin = setup ? "\" setup=\"" + plugin + ".setup" : "";
    write("definition.xml", before + plugin + "\" next=\"" + plugin + ".turn" + begin + "\" />\n</game>\n");
  }
};

/// That game, to be played.
struct Bitten {
  explicit Bitten(const std::string& plugin, bool setup = false) : folder{plugin, setup} {
    auto opened = riffle::open_catalog(host.registry, folder.path(), {}, diagnostics);
    for (const riffle::Diagnostic& diagnostic : diagnostics) FAIL(diagnostic.message);
    REQUIRE(opened);
    riffle::GameSetup played;
    played.path = folder.path();
    played.catalog = *opened;
    stage.emplace(host.registry, std::move(played));
  }

  BittenFolder folder;
  riffle::Diagnostics diagnostics;
  riffle::Host host{{{RIFFLE_BINARY_DIR "/lib/riffle/plugins", folder.path()}, ""}};
  std::optional<riffle::GameStage> stage;
};

/// The first law that is broken in so many games.
inline std::optional<riffle::BrokenLaw> first_broken(riffle::Kit& kit, std::uint64_t games) {
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    riffle::RandomPlayer player{kit.commands(), seed};
    auto played = kit.play(seed, player);
    REQUIRE(played);
    if (*played) return std::move(**played);
  }
  return std::nullopt;
}

inline riffle::KitOptions short_games() {
  riffle::KitOptions options;
  options.limits = {.answers = 30, .bad = 10};
  return options;
}

}  // namespace laws_tests
