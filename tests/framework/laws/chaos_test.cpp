// The laws hold where everything happens: nested questions, faults, illegal ends, answers that are refused.
#include "framework/laws/stages.hpp"

using namespace riffle;

namespace {

struct ChaosPlugin : TemporaryFolder {
  ChaosPlugin() { add("test_plugins/chaos.riffle"); }
};

/// The game of tests/random_play, which does all that an action may do.
struct Chaos {
  const std::string folder = RIFFLE_SOURCE_DIR "/tests/random_play/table";
  ChaosPlugin plugin;
  Host host{{{RIFFLE_BINARY_DIR "/lib/riffle/plugins", plugin.path()}, ""}};
  Diagnostics diagnostics;

  GameSetup setup() {
    GameSetup setup;
    setup.path = folder;
    auto opened = open_catalog(host.registry, folder, {}, diagnostics);
    REQUIRE(opened);
    setup.catalog = *opened;
    for (SeatId seat{0}; seat.index < 3; ++seat.index) setup.decks.push_back({seat, folder + "/decks/eighty.o8d"});
    return setup;
  }
};

}  // namespace

TEST_CASE_METHOD(Chaos, "a plugin that does everything at random keeps all laws but that of its options") {
  GameStage stage{host.registry, setup()};
  KitOptions options;
  options.limits = {.answers = 150, .bad = 50};
  std::erase(options.laws, Law::options);  // it offers what it refuses on purpose
  Kit kit{stage, options};
  const auto finding = laws_tests::first_broken(kit, 40);
  if (finding) FAIL(words(finding->broken.breach.law) << ": " << finding->broken.breach.what);
  CHECK(kit.tally().taken < kit.tally().answers);
  CHECK(kit.tally().faults > 50);
  for (const Law law : options.laws) {
    INFO(words(law));
    CHECK(kit.tally().checks.at(law) > 20);
  }
}
