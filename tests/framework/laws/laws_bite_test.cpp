// Each law is broken once, by a plugin or by a host with a fault, and the kit names that law.
#include "framework/laws/faulty_stage.hpp"
#include "framework/laws/stages.hpp"

using namespace laws_tests;
using namespace riffle;

namespace {

struct Bite {
  std::string plugin;
  Law law;
  bool setup = false;
};

void check_named(const std::optional<BrokenLaw>& finding, Law law, const std::string& plugin) {
  REQUIRE(finding);
  const Breach& breach = finding->broken.breach;
  INFO(breach.what << ": expected " << breach.expected << ", found " << breach.found);
  CHECK(number_of(breach.law) == number_of(law));
  CHECK(breach.plugin == plugin);
  CHECK(finding->broken.course.moves.size() <= 5);
  CHECK(finding->again);
  CHECK(finding->written.size() == finding->broken.course.moves.size());
  CHECK(breach.expected != breach.found);
}

}  // namespace

TEST_CASE("a plugin that breaks a law is named with that law, and five answers or fewer are enough to see it") {
  for (const Bite& bite :
       {Bite{"counts_runs", Law::inside}, Bite{"remembers_turns", Law::clone}, Bite{"counts_games", Law::record, true},
        Bite{"takes_back", Law::options}, Bite{"odd_text", Law::saving}}) {
    INFO(bite.plugin);
    Bitten bitten{bite.plugin, bite.setup};
    Kit kit{*bitten.stage, short_games()};
    check_named(first_broken(kit, 20), bite.law, bite.plugin);
  }
}

TEST_CASE("a host that breaks a law of its own is found out by that law, and no plugin is blamed") {
  const std::pair<HostFault, Law> faults[] = {{HostFault::forgets_to_restore, Law::rewind},
                                              {HostFault::raises_events, Law::silence},
                                              {HostFault::loses_the_start, Law::whole}};
  Eights eights;
  for (const auto& [fault, law] : faults) {
    FaultyStage stage{eights.stage, fault};
    Kit kit{stage, short_games()};
    check_named(first_broken(kit, 20), law, "");
  }
}

TEST_CASE("what breaks a law is no longer broken when one answer more is left out") {
  Bitten bitten{"takes_back"};
  Kit kit{*bitten.stage, short_games()};
  const auto finding = first_broken(kit, 20);
  REQUIRE(finding);
  const Course& course = finding->broken.course;
  REQUIRE(course.moves.size() == 3);
  for (std::size_t left_out = 0; left_out < course.moves.size(); ++left_out) {
    Course shorter = course;
    shorter.moves.erase(shorter.moves.begin() + static_cast<std::ptrdiff_t>(left_out));
    CHECK_FALSE(examine(*bitten.stage, shorter, Law::options));
  }
  CHECK(finding->answers >= course.moves.size());
}

TEST_CASE("a plugin that asks in all ways and is honest keeps all laws, wherever its games are broken off") {
  Bitten honest{"keeps_all"};
  for (std::uint32_t answers = 1; answers <= 40; ++answers) {
    KitOptions options;
    options.limits.answers = answers;
    options.sampling = Sampling::everything();
    Kit kit{*honest.stage, options};
    const auto finding = first_broken(kit, 3);
    if (finding) FAIL(words(finding->broken.breach.law) << ": " << finding->broken.breach.what);
    CHECK(kit.tally().taken == 3 * answers);
    CHECK(kit.tally().checks.at(Law::inside) == 12);
  }
}

TEST_CASE("a game in which nothing was answered breaks no law, but for one that begins otherwise each time") {
  Eights eights;
  Bitten counts_runs{"counts_runs"}, counts_games{"counts_games", true};
  for (const Law law : all_laws) {
    INFO(words(law));
    CHECK_FALSE(examine(eights.stage, {}, law));
    CHECK_FALSE(examine(*counts_runs.stage, {}, law));
    CHECK(examine(*counts_games.stage, {}, law).has_value() == (law == Law::record));
  }
}
