#include "world.hpp"

#include <sys/stat.h>

#include <cstdlib>

namespace random_play {
using namespace riffle;
namespace fs = std::filesystem;

Scratch::Scratch() {
  std::string pattern = (fs::temp_directory_path() / "riffle-chaos-XXXXXX").string();
  require(::mkdtemp(pattern.data()) != nullptr, "no folder could be made in " + fs::temp_directory_path().string());
  path_ = fs::canonical(pattern);
}

Scratch::~Scratch() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

World::World() {
  const std::string chaos = scratch_ / "chaos.riffle";
  fs::copy_file(RIFFLE_BINARY_DIR "/test_plugins/chaos.riffle", chaos);
  ::chmod(chaos.c_str(), 0755);
  plugins_.load({{RIFFLE_BINARY_DIR "/lib/riffle/plugins", scratch_.path()}, ""});
  require(bool{registry.find_action("chaos.turn")}, "the plugin chaos was not loaded");
  const Loaded loaded = load(registry, {folder_});
  for (const Diagnostic& finding : loaded.diagnostics) require(finding.severity != Severity::error, finding.message);
  const auto game = the_game(loaded);
  require(bool{game}, game ? "" : game.error().message);
  catalog_ = *game;
}

std::unique_ptr<Game> World::start(std::uint64_t seed) {
  GameSetup setup;
  setup.path = folder_;
  setup.catalog = catalog_;
  setup.seed = seed;
  for (std::uint32_t seat = 0; seat < catalog_->definition.rules.seats; ++seat)
    setup.decks.push_back({SeatId{seat}, folder_ + "/decks/eighty.o8d"});
  Diagnostics diagnostics;
  auto game = Game::start(registry, std::move(setup), diagnostics);
  require(bool{game}, game ? "" : game.error().message);
  for (const Diagnostic& finding : diagnostics) require(finding.severity == Severity::note, finding.message);
  return std::move(*game);
}

Replayed World::replay(const std::string& file) {
  auto head = read_log_head(file);
  require(bool{head}, head ? "" : head.error().message);
  head->catalog = catalog_;
  Diagnostics diagnostics;
  auto replayed = riffle::replay(registry, std::move(*head), file, {.verify = true, .to = {}}, diagnostics);
  require(bool{replayed}, replayed ? "" : replayed.error().message);
  return std::move(*replayed);
}

}  // namespace random_play
