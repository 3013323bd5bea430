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

TEST_CASE("the same cards read the same as cards, choices, targets and a row") {
  const std::vector<CardId> cards = {CardId{5}, CardId{0}, CardId{77'000}};
  std::vector<Choice> choices;
  std::vector<Target> targets;
  ChoiceRow<8> row;
  for (const CardId card : cards) {
    choices.emplace_back(card);
    targets.push_back({card, 3});
    row.add(card);
  }
  const Options of_cards{std::span<const CardId>(cards)}, of_choices{choices}, of_targets{targets}, of_row{row};
  for (const Options& options : {of_cards, of_choices, of_targets, of_row}) {
    REQUIRE(options.size() == 3);
    for (std::uint32_t i = 0; i < 3; ++i) CHECK(options[i] == Choice{cards[i]});
  }
  CHECK(of_cards.cards() == cards.data());
  for (const Options& options : {of_choices, of_targets, of_row, Options{}}) CHECK(options.cards() == nullptr);
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
