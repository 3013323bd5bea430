#include "played.hpp"

#include <set>

namespace {
using namespace actions_tests;

TEST_CASE_METHOD(ActionsFixture, "Markers are put on cards and taken away, one when it is not said how many") {
  does("mark", cards({1}), {with("name", "moss")});
  CHECK(marker(1, "moss") == "1");
  CHECK(edits == Texts{"#1 moss 0->1  (Dial)"});
  CHECK(facts.empty());
  does("mark", cards({1, 2}), {with("name", "moss"), with("by", 4)});
  CHECK(marker(1, "moss") == "5");
  CHECK(marker(2, "moss") == "4");
  does("mark", cards({1}), {with("name", "moss"), with("by", -5)});
  CHECK(marker(1, "moss") == "0");
  does("mark", cards({1}), {with("name", "moss"), with("by", 0)});
  CHECK(edits.empty());
}

TEST_CASE_METHOD(ActionsFixture, "Markers of several names lie on a card side by side; names differ in case") {
  for (const char* name : {"moss", "Moss", "ember"}) does("mark", cards({1}), {with("name", name), with("by", 2)});
  does("mark", cards({1}), {with("name", "ember")});
  CHECK(marker(1, "moss") + marker(1, "Moss") + marker(1, "ember") == "223");
}

TEST_CASE_METHOD(ActionsFixture, "There are never fewer than no markers, nor more than can be counted") {
  CHECK(illegal("mark", cards({1}), {with("name", "moss"), with("by", -1)}) == "there are 0; -1 more would make -1");
  does("mark", cards({1}), {with("name", "moss"), with("by", INT32_MAX)});
  CHECK(marker(1, "moss") == "2147483647");
  CHECK(illegal("mark", cards({1}), {with("name", "moss")}) == "there are 2147483647; 1 more would make 2147483648");
  CHECK(illegal("mark", cards({2, 1}), {with("name", "moss"), with("by", INT32_MAX)}) ==
        "there are 2147483647; 2147483647 more would make 4294967294");
  CHECK(marker(2, "moss") == "0");
  CHECK_THAT(illegal("mark", cards({1}), {with("name", "moss"), with("by", INT32_MIN)}),
             Catch::Contains("would make -1"));
}

TEST_CASE_METHOD(ActionsFixture, "What cards print, or have anyway, is no marker") {
  for (const char* name : {"Power", "face", "shown"})
    CHECK(illegal("mark", cards({1}), {with("name", name)}) ==
          std::string{name} + " is a property of cards, not a marker");
  CHECK(illegal("mark", cards({1}), {with("name", "")}) == "a marker needs a name");
  does("mark", cards({1}), {with("name", "Score")});
  CHECK(marker(1, "Score") == "1");
  CHECK(counter(one, "Score") == "3");
  CHECK_THAT(refused("mark", cards({1})), Catch::Contains("needs the argument 'name'"));
  CHECK_THAT(refused("mark", {}, {with("name", "moss")}), Catch::Contains("at least 1"));
  CHECK_THAT(refused("mark", cards({1}), {with("name", "moss"), with("by", "two")}),
             Catch::Contains("must be a number"));
}

TEST_CASE_METHOD(ActionsFixture, "Cards are highlighted with a colour, another one, or none") {
  does("highlight", cards({1, 2}), {with("colour", "red")});
  CHECK(value(1, property::highlight) == "red");
  CHECK(value(2, property::highlight) == "red");
  CHECK(facts.empty());
  does("highlight", cards({1}), {with("colour", "blue")}, two);
  CHECK(value(1, property::highlight) == "blue");
  does("highlight", cards({1}));
  CHECK(value(1, property::highlight) == "absent");
  does("highlight", cards({1}));
  CHECK(edits.empty());
  does("highlight", cards({2}), {with("colour", "")});
  CHECK(value(2, property::highlight) == "absent");
  CHECK_THAT(refused("highlight", cards({1}), {with("colour", 7)}), Catch::Contains("must be a name"));
}

TEST_CASE_METHOD(ActionsFixture, "Each seat aims at cards for itself, and no longer when it aims again") {
  const auto aims = [&](std::uint32_t number) { return value(number, property::targeted); };
  does("target", cards({1, 2}));
  does("target", cards({1}), {}, three);
  CHECK(aims(1) == "5");
  CHECK(aims(2) == "1");
  CHECK(edits == Texts{"#1 targeted 1->1+3  (Dial)"});
  CHECK(facts.empty());
  does("target", cards({1}));
  CHECK(aims(1) == "4");
  does("target", cards({1}), {}, three);
  CHECK(aims(1) == "0");
  CHECK_THAT(refused("target"), Catch::Contains("at least 1"));
}

TEST_CASE_METHOD(ActionsFixture, "A seat counts for itself, or for the seat it names") {
  does("count", {}, {with("counter", "Score")}, two);
  CHECK(counter(two, "Score") == "4");
  CHECK(edits == Texts{"seat 2 Score 3->4"});
  CHECK(facts.empty());
  does("count", {{one, 0}}, {with("counter", "Score"), with("by", -13)}, two);
  CHECK(counter(one, "Score") == "-10");
  CHECK(counter(two, "Score") == "4");
  does("count", {{one, 0}}, {with("counter", "Score"), with("by", 0)});
  CHECK(edits.empty());
}

TEST_CASE_METHOD(ActionsFixture, "A counter reaches both ends of the numbers, and goes no further") {
  const auto by = [&](std::int32_t number) {
    return std::vector<Argument>{with("counter", "Score"), with("by", number)};
  };
  does("count", {}, by(INT32_MAX - 3));
  CHECK(counter(one, "Score") == "2147483647");
  CHECK(illegal("count", {}, by(1)) == "there are 2147483647; 1 more would make 2147483648");
  does("count", {}, by(INT32_MIN));
  CHECK(counter(one, "Score") == "-1");
  does("count", {}, by(-INT32_MAX));
  CHECK(counter(one, "Score") == "-2147483648");
  CHECK(illegal("count", {}, by(-1)) == "there are -2147483648; -1 more would make -2147483649");
}

TEST_CASE_METHOD(ActionsFixture, "Only counters that seats have are counted") {
  for (const char* none : {"Round", "Mood", "score", "Power", "", "nothing"})
    CHECK(illegal("count", {}, {with("counter", none)}) ==
          "seats of this game have no counter named " + std::string{none});
  const auto score = with("counter", "Score");
  CHECK_THAT(refused("count"), Catch::Contains("needs the argument 'counter'"));
  CHECK_THAT(refused("count", cards({1}), {score}), Catch::Contains("acts on seats only"));
  CHECK_THAT(refused("count", {{one, 0}, {two, 0}}, {score}), Catch::Contains("0 to 1 targets"));
  CHECK_THAT(refused("count", {{SeatId{3}, 0}}, {score}), Catch::Contains("not there any more"));
}

TEST_CASE_METHOD(ActionsFixture, "A die shows what chance says, and everybody hears it") {
  chance_says({6});
  does("roll");
  CHECK(notices == Texts{"rolled 6 on a die of 6"});
  CHECK(edits.empty());
  CHECK(facts.empty());
  chance_says({1, 20});
  does("roll", {}, {with("sides", 20)}, two);
  CHECK(notices == Texts{"rolled 1 on a die of 20"});
  does("roll", {}, {with("sides", 20)});
  CHECK(notices == Texts{"rolled 20 on a die of 20"});
  does("roll", {}, {with("sides", 1)});
  CHECK(notices == Texts{"rolled 1 on a die of 1"});
  does("roll", {}, {with("sides", 1'000'000)});
}

TEST_CASE_METHOD(ActionsFixture, "A die has at least one side, and not too many to roll") {
  for (const std::int32_t sides : {0, -6, 1'000'001, INT32_MAX, INT32_MIN})
    CHECK(illegal("roll", {}, {with("sides", sides)}) == "a die has between 1 and 1000000 sides");
  CHECK_THAT(refused("roll", cards({1})), Catch::Contains("takes no targets"));
}

TEST_CASE_METHOD(BuiltPlugins, "Over many seeds a die shows each of its sides about as often") {
  std::map<std::string, int> times;
  constexpr int games = 300;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    Played game{built, table_folder, seed};
    REQUIRE(game.command("roll"));
    ++times[game.notices.at(0)];
  }
  CHECK(times.size() == 6);
  for (const auto& [side, often] : times) CHECK((often > 20 && often < 85));
}

}  // namespace
