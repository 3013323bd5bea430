#include "framework/laws/faulty_stage.hpp"
#include "framework/laws/stages.hpp"
#include "laws/chance_record.hpp"

using namespace laws_tests;
using namespace riffle;

TEST_CASE("crazy eights keeps all laws, each of which is checked") {
  Eights eights;
  Kit kit{eights.stage};
  CHECK_FALSE(first_broken(kit, 30));
  const LawTally& tally = kit.tally();
  CHECK(tally.games == 30);
  CHECK(tally.faults == 0);
  CHECK(tally.taken == tally.answers);
  for (const Law law : all_laws) {
    INFO(words(law));
    CHECK(tally.checks.at(law) > 30);
  }
}

TEST_CASE("all checks at each step hold too, and are more") {
  Eights eights;
  KitOptions all;
  all.sampling = Sampling::everything();
  Kit sampled{eights.stage}, whole{eights.stage, all};
  CHECK_FALSE(first_broken(sampled, 5));
  CHECK_FALSE(first_broken(whole, 5));
  CHECK(whole.tally().answers == sampled.tally().answers);
  for (const Law law : {Law::clone, Law::silence, Law::options, Law::saving})
    CHECK(whole.tally().checks.at(law) > sampled.tally().checks.at(law));
}

TEST_CASE("a finding is written as a log that is played again with equal digests") {
  const TemporaryFolder scratch;
  const std::string file = scratch / "law.log";
  Eights eights;
  FaultyStage stage{eights.stage, HostFault::loses_the_start};
  Kit kit{stage, short_games()};
  const auto finding = first_broken(kit, 20);
  REQUIRE(finding);
  CHECK_FALSE(kit.write_replay(*finding, file));
  const auto again = eights.stage.load(file);
  REQUIRE(again);
  CHECK((*again)->undoable() == finding->broken.course.moves.size());
  CHECK((*again)->digest() == finding->broken.course.moves.back().digest);
}

TEST_CASE("a finding whose log cannot be read says so, and has its answers as text") {
  const TemporaryFolder scratch;
  Bitten bitten{"odd_text"};
  Kit kit{*bitten.stage, short_games()};
  const auto finding = first_broken(kit, 20);
  REQUIRE(finding);
  REQUIRE(finding->written.size() == 1);
  CHECK(finding->written[0].find("\"chosen\":[\"=st") != std::string::npos);
  const auto error = kit.write_replay(*finding, scratch / "law.log");
  REQUIRE(error);
  CHECK(error->message.find("law.log:2: ") != std::string::npos);
}

TEST_CASE("a file that cannot be written is said") {
  Eights eights;
  FaultyStage stage{eights.stage, HostFault::forgets_to_restore};
  Kit kit{stage, short_games()};
  const auto finding = first_broken(kit, 1);
  REQUIRE(finding);
  const auto error = kit.write_replay(*finding, "/nowhere/law.log");
  REQUIRE(error);
  CHECK(error->message.find("/nowhere/law.log cannot be written") != std::string::npos);
}

TEST_CASE("what chance answered is put on record, and plays the same under another seed") {
  Eights eights;
  Kit kit{eights.stage};
  RandomPlayer player{kit.commands(), 7};
  static constexpr Sampling sampling;
  Walk walk{eights.stage, sampling, {}, 7};
  REQUIRE_FALSE(walk.play(7, player, {.answers = 40, .bad = 1}));
  Course recorded = with_chance(eights.stage, walk.course());
  CHECK(recorded.opening.size() > 20);
  const std::uint64_t end = recorded.moves.back().digest;
  recorded.seed = 8;
  Walk again{eights.stage, sampling, {}, 8};
  REQUIRE_FALSE(again.play(recorded));
  REQUIRE(again.course().moves.size() == recorded.moves.size());
  CHECK(again.course().moves.back().digest == end);
  recorded.opening.clear();
  Walk other{eights.stage, sampling, {}, 8};
  REQUIRE_FALSE(other.play(recorded));
  CHECK((other.course().moves.empty() || other.course().moves.back().digest != end));
}
