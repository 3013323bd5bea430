#include <riffle/choice_row.hpp>

#include <catch2/catch.hpp>

#include <utility>
#include <vector>

using namespace riffle;

TEST_CASE("a row holds choices in the order in which they came") {
  ChoiceRow<4> row;
  CHECK(row.size() == 0);
  CHECK_FALSE(row.full());
  row.add(CardId{3});
  row.add(Choice::pass());
  row.add(Symbol{9});
  REQUIRE(row.size() == 3);
  CHECK(row[0] == Choice{CardId{3}});
  CHECK(row[1] == Choice::pass());
  CHECK(row[2] == Choice{Symbol{9}});
  CHECK_FALSE(row.full());
}

TEST_CASE("what is not wanted leaves no trace, at the end neither") {
  ChoiceRow<2> row;
  for (std::uint32_t i = 0; i < 10; ++i) row.add_if(i == 4 || i == 9, CardId{i});
  REQUIRE(row.size() == 2);
  CHECK(row[0] == Choice{CardId{4}});
  CHECK(row[1] == Choice{CardId{9}});
  CHECK(row.full());
  row.add_if(false, CardId{11});
  CHECK(row[1] == Choice{CardId{9}});
}

TEST_CASE("a row that is full takes no more, and says that it is full") {
  ChoiceRow<2> row;
  for (std::uint32_t i = 0; i < 5; ++i) row.add(CardId{i});
  CHECK(row.full());
  REQUIRE(row.size() == 2);
  CHECK(row[1] == Choice{CardId{1}});
}

TEST_CASE("a row can be made while the program is compiled") {
  constexpr auto row = [] {
    ChoiceRow<3> made;
    made.add(SeatId{1});
    made.add_if(false, SeatId{2});
    made.add(SeatId{3});
    made.add(SeatId{4});
    return std::pair{made.size(), made[1].seat().index};
  }();
  STATIC_REQUIRE(row.first == 3);
  STATIC_REQUIRE(row.second == 3);
}
