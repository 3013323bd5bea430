// Each story of the rules is a plugin of its own, and scripts that play it.
#include "app/host.hpp"
#include "app/opening.hpp"
#include "app/script_runner.hpp"
#include "framework/plugin/temporary_folder.hpp"
#include "game/replay.hpp"

#include <catch2/catch.hpp>

#include <filesystem>
#include <set>

using namespace riffle;

namespace {

const std::string folder = RIFFLE_SOURCE_DIR "/tests/framework/rules/stories";

/// The plugins of the stories, in a folder that the host trusts whatever the build tree's modes are.
struct StoryPlugins : TemporaryFolder {
  StoryPlugins() {
    for (const auto& built : std::filesystem::directory_iterator(RIFFLE_BINARY_DIR "/story_plugins"))
      if (built.path().extension() == ".riffle") add("story_plugins/" + built.path().filename().string());
  }
};

std::set<std::string> scripts() {
  std::set<std::string> found;
  for (const auto& file : std::filesystem::directory_iterator(folder))
    if (file.path().extension() == ".script") found.insert(file.path().filename().string());
  return found;
}

/// A story that has been played, and what failed, as "line: expected / found".
struct Played {
  StoryPlugins plugins;
  Host host{{{RIFFLE_BINARY_DIR "/lib/riffle/plugins", plugins.path()}, ""}};
  Diagnostics diagnostics;
  std::unique_ptr<Game> game;
  std::string failures;

  explicit Played(const std::string& name) {
    const auto text = read_script_text(folder + "/" + name);
    REQUIRE(text);
    const auto script = parse_script(folder + "/" + name, *text);
    REQUIRE(script);
    const auto catalog = open_catalog(host.registry, script->head.game, script->head.defines, diagnostics);
    REQUIRE(catalog);
    auto started = Game::start(host.registry, setup_for(script->head, *catalog), diagnostics);
    REQUIRE(started);
    game = std::move(*started);
    for (const Diagnostic& finding : diagnostics) CHECK(finding.message == "");
    const ScriptTally tally = ScriptRunner{
        *game, *script, diagnostics, [&](const LineResult& result) {
          if (!result.failed()) return;
          failures +=
              std::to_string(result.number) + ": " + result.finding.expected + " / " + result.finding.found + "\n";
        }}.run();
    CHECK(tally.expectations > 0);
  }
};

}  // namespace

TEST_CASE("every story of the rules plays as its script says") {
  const auto all = scripts();
  REQUIRE(all.size() >= 15);
  for (const std::string& name : all) {
    INFO(name);
    CHECK(Played{name}.failures == "");
  }
}

TEST_CASE("the log of every story, with its refused and undone lines, gives the same digests again") {
  for (const std::string& name : scripts()) {
    INFO(name);
    const Played played{name};
    const std::string log = played.plugins / "story.log";
    REQUIRE(played.game->save(log));
    const StoryPlugins plugins;
    Host host{{{RIFFLE_BINARY_DIR "/lib/riffle/plugins", plugins.path()}, ""}};
    Diagnostics diagnostics;
    auto setup = read_log_head(log);
    REQUIRE(setup);
    auto catalog = open_catalog(host.registry, setup->path, setup->defines, diagnostics);
    REQUIRE(catalog);
    setup->catalog = *catalog;
    ReplayOptions options;
    options.verify = true;
    const auto replayed = replay(host.registry, *setup, log, options, diagnostics);
    REQUIRE(replayed);
    const bool impure = name == "mishaps.script";  // its last action counts its runs: that is its mishap
    if (!impure) CHECK(replayed->divergence == "");
    CHECK(replayed->compared + (impure ? 3U : 0U) >= replayed->answers);
    if (!impure) CHECK(replayed->game->digest() == played.game->digest());
  }
}
