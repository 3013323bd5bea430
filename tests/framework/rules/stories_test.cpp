// Each story of the rules is a plugin of its own, and scripts that play it.
#include "app/host.hpp"
#include "app/opening.hpp"
#include "app/script_runner.hpp"
#include "framework/plugin/temporary_folder.hpp"

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

/// Plays a script. Returns what failed, as "line: expected / found".
std::string failures_of(const std::string& name) {
  const StoryPlugins plugins;
  Host host{{{RIFFLE_BINARY_DIR "/lib/riffle/plugins", plugins.path()}, ""}};
  Diagnostics diagnostics;
  const auto text = read_script_text(folder + "/" + name);
  REQUIRE(text);
  auto script = parse_script(folder + "/" + name, *text);
  REQUIRE(script);
  auto catalog = open_catalog(host.registry, script->head.game, script->head.defines, diagnostics);
  REQUIRE(catalog);
  auto game = Game::start(host.registry, setup_for(script->head, *catalog), diagnostics);
  REQUIRE(game);
  for (const Diagnostic& finding : diagnostics) CHECK(finding.message == "");
  std::string failures;
  const ScriptTally tally = ScriptRunner{
      **game, *script, diagnostics, [&](const LineResult& result) {
        if (result.failed())
          failures +=
              std::to_string(result.number) + ": " + result.finding.expected + " / " + result.finding.found + "\n";
      }}.run();
  CHECK(tally.expectations > 0);
  return failures;
}

}  // namespace

TEST_CASE("every story of the rules plays as its script says") {
  const auto all = scripts();
  REQUIRE(all.size() >= 15);
  for (const std::string& name : all) {
    INFO(name);
    CHECK(failures_of(name) == "");
  }
}
