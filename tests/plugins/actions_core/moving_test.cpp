#include "played.hpp"

namespace {
using namespace actions_tests;

struct MovingFixture : ActionsFixture {
  const ZoneId table = zone("Table"), stock = zone("Stock", one), hand = zone("Hand", one), row = zone("Row", one);

  /// Moves cards to an empty row, the first one on top.
  void line_up(std::initializer_list<std::uint32_t> numbers) {
    for (auto number = std::rbegin(numbers); number != std::rend(numbers); ++number)
      REQUIRE(command("move", cards({*number}), {with("zone", row)}));
  }
};

TEST_CASE_METHOD(MovingFixture, "A card that is moved is noted with where it came from and where it is") {
  does("move", cards({1}), {with("zone", table)}, two);
  CHECK(in(1) == "Table");
  CHECK(facts == Texts{"core.moved #1 by 2: from 1:Stock, to Table"});
  CHECK(edits == Texts{"#1 zone 1:Stock->Table  (Dial)", "#1 face down->up  (Dial)"});
  CHECK(notices.empty());
}

TEST_CASE_METHOD(MovingFixture, "Cards that are moved are put on top unless a position is said, and each is noted") {
  does("move", cards({1, 2, 3}), {with("zone", row)});
  CHECK(order(row) == "3 2 1");
  CHECK(facts.size() == 3);
  does("move", cards({4}), {with("zone", row), with("position", 1)});
  CHECK(order(row) == "3 4 2 1");
  does("move", cards({5}), {with("zone", row), with("position", 0)});
  CHECK(order(row) == "5 3 4 2 1");
  does("move", cards({6}), {with("zone", row), with("position", 5)});
  CHECK(order(row) == "5 3 4 2 1 6");
  does("move", cards({9}), {with("zone", row), with("position", INT32_MAX)});
  CHECK(order(row) == "5 3 4 2 1 6 9");
  CHECK(notices.empty());
}

TEST_CASE_METHOD(MovingFixture, "Within a zone a card changes its place and nothing else, and no rule hears of it") {
  line_up({1, 2, 3, 4});
  does("mark", cards({2}), {with("name", "moss")});
  const std::uint32_t generation = view().generations[card(2).index];
  does("move", cards({2}), {with("zone", row), with("position", 2)});
  CHECK(order(row) == "1 3 2 4");
  CHECK(facts.empty());
  CHECK(edits == Texts{"#2 within 1:Row  (Acorn)"});
  does("move", cards({2}), {with("zone", row), with("position", 99)});
  CHECK(order(row) == "1 3 4 2");
  does("move", cards({2}), {with("zone", row), with("position", 1)});
  CHECK(order(row) == "1 2 3 4");
  does("move", cards({2}), {with("zone", row)});
  CHECK(order(row) == "2 1 3 4");
  CHECK(view().generations[card(2).index] == generation);
  CHECK(marker(2, "moss") == "1");
}

TEST_CASE_METHOD(MovingFixture, "A card that is moved to where it is stays there, without an edit") {
  line_up({1, 2});
  does("move", cards({1}), {with("zone", row), with("position", 0)});
  CHECK(edits.empty());
  does("move", cards({1}), {with("zone", row)});
  CHECK(edits.empty());
}

TEST_CASE_METHOD(MovingFixture, "A position means nothing where there is no order, and a notice says so") {
  does("move", cards({1, 2}), {with("zone", table), with("position", 1)});
  CHECK(view().count(table) == 2);
  CHECK(notices == Texts{"Table has no order: the position means nothing there"});
  does("move", cards({1}), {with("zone", table), with("position", 0)});
  CHECK(notices.size() == 1);
  CHECK(edits.empty());
}

TEST_CASE_METHOD(MovingFixture, "A card arrives as its zone shows cards, unless its face is said") {
  does("move", cards({1}), {with("zone", table), with("face", "down")});
  CHECK_FALSE(view().face_up(card(1)));
  CHECK_FALSE(game->sees(one, card(1)));
  does("move", cards({2}), {with("zone", table), with("face", "up")});
  CHECK(game->sees(two, card(2)));
  does("move", cards({2}), {with("zone", zone("Kitty")), with("face", "up")});
  CHECK(view().face_up(card(2)));
  does("move", cards({2}), {with("zone", stock)});
  CHECK_FALSE(view().face_up(card(2)));
  does("move", cards({2}), {with("zone", stock), with("position", 0), with("face", "up")});
  CHECK(edits == Texts{"#2 face down->up  (Acorn)"});
}

TEST_CASE_METHOD(MovingFixture, "A move that cannot be says why, and moves none of its cards") {
  const auto to_row = with("zone", row);
  CHECK(illegal("move", cards({1, 2}), {to_row, with("face", "sideways")}) == "face must be up or down, not sideways");
  CHECK(illegal("move", cards({1, 2}), {to_row, with("position", -1)}) == "a position counts from 0, the top");
  CHECK(illegal("move", cards({1}), {with("zone", table), with("position", INT32_MIN)}) ==
        "a position counts from 0, the top");
  CHECK_THAT(refused("move", cards({1})), Catch::Contains("needs the argument 'zone'"));
  CHECK_THAT(refused("move", {}, {to_row}), Catch::Contains("at least 1 targets"));
  CHECK_THAT(refused("move", {{row, 0}}, {to_row}), Catch::Contains("acts on cards only"));
  CHECK_THAT(refused("move", cards({1}), {with("zone", 1)}), Catch::Contains("must be a zone, not a number"));
  CHECK_THAT(refused("move", cards({1}), {to_row, to_row}),
             Catch::Contains("argument 'zone' of core.move was given twice"));
  CHECK_THAT(refused("draw", {}, {with("count", 1), with("count", 2)}), Catch::Contains("was given twice"));
  CHECK_THAT(refused("move", cards({1}), {to_row, with("colour", "red")}),
             Catch::Contains("knows no argument 'colour'"));
}

TEST_CASE_METHOD(MovingFixture, "A card that has moved is another: who meant the old one is refused") {
  const auto old = cards({1});
  does("move", old, {with("zone", row)});
  CHECK_THAT(refused("move", old, {with("zone", table)}), Catch::Contains("not there any more"));
}

TEST_CASE_METHOD(MovingFixture, "A change of zone takes off what lay on a card, and a form that goes back is noted") {
  REQUIRE(command("move", cards({1}), {with("zone", table)}));
  for (const char* action : {"rotate", "switch_next", "target"}) does(action, cards({1}));
  does("mark", cards({1}), {with("name", "moss")});
  does("highlight", cards({1}), {with("colour", "red")});
  does("show", cards({1}), {with("seat", two)});
  does("move", cards({1}), {with("zone", stock)});
  CHECK(facts == Texts{"core.moved #1 by 1: from Table, to 1:Stock",
                       "core.alternate_switched #1 by 1: from Dial at Two (Two), to Dial"});
  for (const PropertyId zero : {property::orientation, property::targeted, property::seen})
    CHECK(value(1, zero) == "0");
  CHECK(value(1, property::highlight) == "absent");
  CHECK(marker(1, "moss") == "0");
  CHECK(shows(1) == "Dial");
}

TEST_CASE_METHOD(MovingFixture, "Drawing takes the top cards of one's own pile, one after the other") {
  does("draw");
  CHECK(facts == Texts{"core.moved #1 by 1: from 1:Stock, to 1:Hand"});
  does("draw", {}, {with("count", 2)});
  CHECK(facts == Texts{"core.moved #2 by 1: from 1:Stock, to 1:Hand", "core.moved #3 by 1: from 1:Stock, to 1:Hand"});
  CHECK(order(stock) == "4 5 6");
  does("draw", {}, {}, two);
  CHECK(in(9) == "2:Hand");
  CHECK(view().count(hand) == 3);
  CHECK(notices.empty());
}

TEST_CASE_METHOD(MovingFixture, "Who draws more than there is gets what there is, and hears so") {
  does("draw", {}, {with("count", 6)});
  CHECK(notices.empty());
  REQUIRE(game->undo());
  does("draw", {}, {with("count", 7)});
  CHECK(view().count(hand) == 6);
  CHECK(notices == Texts{"only 6 of 7 cards were there to draw"});
  does("draw", {}, {with("count", INT32_MAX)}, two);
  CHECK(notices == Texts{"only 3 of 2147483647 cards were there to draw"});
}

TEST_CASE_METHOD(MovingFixture, "Nobody draws from an empty pile, nor less than one card") {
  CHECK(illegal("draw", {}, {}, three) == "the pile to draw from is empty");
  CHECK(illegal("draw", {}, {with("count", 0)}) == "a number of cards to draw must be at least 1");
  CHECK(illegal("draw", {}, {with("count", -1)}) == "a number of cards to draw must be at least 1");
  CHECK_THAT(refused("draw", cards({1})), Catch::Contains("takes no targets"));
}

TEST_CASE_METHOD(BuiltPlugins, "Without a pile to draw from, or a hand, nobody draws") {
  const ChangedTable no_hand{{{"<hand name=\"Hand\" visibility=\"me\" ordered=\"False\" />", ""}}};
  CHECK(Played{built, no_hand.path()}.illegal("draw") == "this game has no pile to draw from, or no hand");
  const ChangedTable no_pile{{{"name=\"Stock\" visibility=\"none\"", "name=\"Stock\" visibility=\"all\""},
                              {"name=\"Kitty\" visibility=\"none\"", "name=\"Kitty\" visibility=\"all\""}}};
  CHECK(Played{built, no_pile.path()}.illegal("draw") == "this game has no pile to draw from, or no hand");
}

TEST_CASE_METHOD(BuiltPlugins, "A game that draws from the hand to the hand comes to an end") {
  const ChangedTable odd{{{"seats=\"3\" />", "seats=\"3\"><zone role=\"draw\" group=\"Hand\"/></riffle>"}}};
  Played game{built, odd.path()};
  REQUIRE(game.command("move", game.cards({1}), {game.with("zone", game.zone("Hand", Played::one))}));
  game.does("draw", {}, {game.with("count", INT32_MAX)});
  CHECK(game.in(1) == "1:Hand");
  CHECK(game.facts.empty());
}

TEST_CASE_METHOD(MovingFixture, "A shuffle puts a pile into the order that chance says, and is noted") {
  chance_orders({4, 2, 6, 1, 3, 5});
  does("shuffle", {{stock, 0}}, {}, two);
  CHECK(order(stock) == "4 2 6 1 3 5");
  CHECK(facts == Texts{"core.shuffled 1:Stock by 2"});
  CHECK(edits == Texts{"zone 1:Stock order"});
}

TEST_CASE_METHOD(MovingFixture, "Several piles are shuffled, an empty one too, each by itself") {
  does("shuffle", {{stock, 0}, {row, 0}, {zone("Stock", two), 0}});
  CHECK(facts == Texts{"core.shuffled 1:Stock by 1", "core.shuffled 1:Row by 1", "core.shuffled 2:Stock by 1"});
  CHECK(view().count(stock) == 6);
  CHECK(view().count(zone("Stock", two)) == 3);
}

TEST_CASE_METHOD(MovingFixture, "What has no order cannot be shuffled, nor can anything with it") {
  CHECK(illegal("shuffle", {{table, 0}}) == "Table has no order to shuffle");
  CHECK(illegal("shuffle", {{stock, 0}, {hand, 0}}) == "Hand has no order to shuffle");
  CHECK_THAT(refused("shuffle", cards({1})), Catch::Contains("acts on zones only"));
  CHECK_THAT(refused("shuffle", {}), Catch::Contains("at least 1"));
}

TEST_CASE_METHOD(BuiltPlugins, "Over many seeds a shuffle puts each card in each place about as often") {
  std::array<std::array<int, 3>, 3> times{};
  constexpr int games = 300;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    Played game{built, table_folder, seed};
    REQUIRE(game.command("shuffle", {{game.zone("Stock", Played::two), 0}}));
    for (std::uint32_t number = 9; number <= 11; ++number)
      ++times[number - 9][game.view().position(Played::card(number))];
  }
  for (const auto& of_card : times)
    for (const int often : of_card) CHECK((often > games / 3 - 40 && often < games / 3 + 40));
}

TEST_CASE_METHOD(BuiltPlugins, "Dice, shuffles and forms at random each have a chance of their own") {
  Played calm{built}, busy{built};
  const auto both = [&](const char* action, const std::vector<Target>& targets,
                        const std::vector<Argument>& more = {}) {
    for (Played* game : {&calm, &busy}) REQUIRE(game->command(action, targets, more));
  };
  both("roll", {});
  REQUIRE(busy.command("switch_random", busy.cards({2})));
  const ZoneId stock = calm.zone("Stock", Played::one);
  both("shuffle", {{stock, 0}});
  CHECK(calm.order(stock) == busy.order(stock));
  REQUIRE(busy.command("shuffle", {{stock, 0}}));
  both("roll", {}, {calm.with("sides", 1'000'000)});
  CHECK(calm.notices == busy.notices);
}

TEST_CASE_METHOD(MovingFixture, "Who was shown a card in a pile no longer knows it once that pile is shuffled") {
  does("show", cards({1, 3}), {with("seat", two)});
  REQUIRE(game->sees(two, card(1)));
  chance_orders({6, 5, 4, 3, 2, 1});
  does("shuffle", {{stock, 0}});
  CHECK_FALSE(game->sees(two, card(1)));
  CHECK_FALSE(game->sees(two, card(3)));
  CHECK(edits == Texts{"zone 1:Stock order", "#3 seen 2->nobody  (Torn Page)", "#1 seen 2->nobody  (Dial)"});
}

}  // namespace
