#include <riffle/decision.hpp>

#include <catch2/catch.hpp>

#include <vector>

using namespace riffle;

TEST_CASE("options are read alike, whether they are choices or targets") {
  const std::vector<Choice> choices = {CardId{1}, SeatId{2}, Choice::pass()};
  const std::vector<Target> targets = {{CardId{1}, 7}, {SeatId{2}, 8}, {Choice::pass(), 9}};
  const Options plain{std::span<const Choice>(choices)}, stamped{std::span<const Target>(targets)};
  REQUIRE(plain.size() == 3);
  REQUIRE(stamped.size() == 3);
  for (std::uint32_t i = 0; i < 3; ++i) {
    CHECK(plain[i] == choices[i]);
    CHECK(stamped[i] == choices[i]);
  }
  CHECK(Options{}.size() == 0);
}

TEST_CASE("a decision asks for one of its options unless it says otherwise") {
  const Decision decision{.seat = SeatId{1}, .prompt = Symbol{4}};
  CHECK(decision.size == sizeof(Decision));
  CHECK(decision.kind == DecisionKind::pick);
  CHECK(decision.min == 1);
  CHECK(decision.max == 1);
  CHECK(decision.may_back_out == 0);
  CHECK(decision.seat.contains(SeatId{1}));
  CHECK_FALSE(decision.seat.contains(SeatId{0}));
}
