#include "played.hpp"

namespace {
using namespace actions_tests;

struct LeavingFixture : ActionsFixture {
  const ZoneId table = zone("Table");

  LeavingFixture() { REQUIRE(command("move", cards({1, 2, 9, 7}), {with("zone", table)})); }
};

TEST_CASE_METHOD(LeavingFixture, "Who discards matters not: a card goes on top of its owner's discard pile") {
  does("discard", cards({1}), {}, two);
  CHECK(in(1) == "1:Discard");
  CHECK(facts == Texts{"core.moved #1 by 2: from Table, to 1:Discard", "core.discarded #1 by 2"});
  does("discard", cards({9}));
  CHECK(in(9) == "2:Discard");
  does("discard", cards({2}));
  CHECK(order(zone("Discard", one)) == "2 1");
}

TEST_CASE_METHOD(LeavingFixture, "A card of nobody is discarded to the pile that all share") {
  does("discard", cards({7}), {}, two);
  CHECK(view().zone(card(7)) == zone("Discard"));
  CHECK(facts == Texts{"core.moved #7 by 2: from Table, to Discard", "core.discarded #7 by 2"});
}

TEST_CASE_METHOD(LeavingFixture, "Several cards are discarded, each to its own pile, from wherever they are") {
  does("discard", cards({1, 9, 7, 4}), {}, three);
  for (const std::uint32_t of_one : {1U, 4U}) CHECK(in(of_one) == "1:Discard");
  CHECK(in(9) == "2:Discard");
  CHECK(in(7) == "Discard");
  CHECK(facts.size() == 8);
}

TEST_CASE_METHOD(LeavingFixture, "What lies on its discard pile already is not discarded, and keeps its place") {
  does("discard", cards({1, 2}));
  does("discard", cards({1}));
  CHECK(order(zone("Discard", one)) == "2 1");
  CHECK(facts.empty());
  CHECK(edits.empty());
}

TEST_CASE_METHOD(LeavingFixture, "A card on another's discard pile is discarded to its owner's") {
  does("move", cards({1}), {with("zone", zone("Discard", two))});
  does("discard", cards({1}), {}, two);
  CHECK(in(1) == "1:Discard");
  CHECK(facts.back() == "core.discarded #1 by 2");
}

TEST_CASE_METHOD(LeavingFixture, "The same card twice is discarded, or destroyed, once") {
  does("discard", cards({1, 1}));
  CHECK(facts.size() == 2);
  does("destroy", cards({2, 2}));
  CHECK(facts.size() == 2);
}

TEST_CASE_METHOD(LeavingFixture, "What lies on the table is destroyed, to its owner's discard pile") {
  does("destroy", cards({1, 9, 7}), {}, two);
  CHECK(in(1) == "1:Discard");
  CHECK(in(9) == "2:Discard");
  CHECK(in(7) == "Discard");
  CHECK(facts == Texts{"core.moved #1 by 2: from Table, to 1:Discard", "core.destroyed #1 by 2",
                       "core.moved #9 by 2: from Table, to 2:Discard", "core.destroyed #9 by 2",
                       "core.moved #7 by 2: from Table, to Discard", "core.destroyed #7 by 2"});
}

TEST_CASE_METHOD(LeavingFixture, "What lies elsewhere is not destroyed, whatever lies on the table with it") {
  does("destroy", cards({3}));
  CHECK(in(3) == "1:Stock");
  CHECK(edits.empty());
  CHECK(facts.empty());
  does("destroy", cards({3, 2, 8, 10}));
  CHECK(in(2) == "1:Discard");
  CHECK(in(3) == "1:Stock");
  CHECK(facts.size() == 2);
  does("destroy", cards({2}));
  CHECK(facts.empty());
}

TEST_CASE_METHOD(LeavingFixture, "Cards leave face up, as they were printed") {
  does("switch_alternate", cards({2}));
  does("flip", cards({2}));
  does("discard", cards({2}));
  CHECK(view().face_up(card(2)));
  CHECK(shows(2) == "Sapling");  // a followed link stays, unless the definition says otherwise
}

TEST_CASE_METHOD(BuiltPlugins, "Without a discard pile nothing is discarded or destroyed, and the reason is said") {
  const ChangedTable changed{
      {{"<group name=\"Discard\" visibility=\"all\" ordered=\"True\" />\n    <group name=\"Row\"",
        "<group name=\"Row\""},
       {"<group name=\"Discard\" visibility=\"all\" ordered=\"True\" />", ""}}};
  Played game{built, changed.path()};
  REQUIRE(game.command("move", game.cards({1, 7}), {game.with("zone", game.zone("Table"))}));
  CHECK(game.illegal("discard", game.cards({1})) == "this game has no discard pile");
  CHECK(game.illegal("destroy", game.cards({2, 1})) == "this game has no discard pile");
  game.does("destroy", game.cards({2}));
  CHECK(game.edits.empty());
}

TEST_CASE_METHOD(BuiltPlugins, "Where only seats have discard piles, a card of nobody stays, and with it all others") {
  const ChangedTable changed{
      {{"<group name=\"Kitty\" visibility=\"none\" ordered=\"True\" />\n    <group "
        "name=\"Discard\" visibility=\"all\" ordered=\"True\" />",
        "<group name=\"Kitty\" visibility=\"none\" ordered=\"True\" />"}}};
  Played game{built, changed.path()};
  REQUIRE(game.command("move", game.cards({1, 7}), {game.with("zone", game.zone("Table"))}));
  for (const char* action : {"discard", "destroy"})
    CHECK(game.illegal(action, game.cards({1, 7})) == "this game has no discard pile");
  CHECK(game.in(1) == "Table");
}

TEST_CASE_METHOD(BuiltPlugins, "Where only the table has a discard pile, everybody's cards go there") {
  const ChangedTable changed{
      {{"<group name=\"Discard\" visibility=\"all\" ordered=\"True\" />\n    <group name=\"Row\"",
        "<group name=\"Row\""}}};
  Played game{built, changed.path()};
  game.does("discard", game.cards({1, 9, 7}));
  for (const std::uint32_t number : {1U, 9U, 7U}) CHECK(game.in(number) == "Discard");
}

TEST_CASE_METHOD(BuiltPlugins, "Where each seat has a table of its own, a card on anybody's table is destroyed") {
  const ChangedTable changed{{{"seats=\"3\" />", "seats=\"3\"><zone role=\"table\" group=\"Row\"/></riffle>"}}};
  Played game{built, changed.path()};
  REQUIRE(game.command("move", game.cards({1, 7}), {game.with("zone", game.zone("Row", Played::two))}));
  REQUIRE(game.command("move", game.cards({2}), {game.with("zone", game.zone("Row", Played::one))}));
  REQUIRE(game.command("move", game.cards({3}), {game.with("zone", game.zone("Table"))}));
  game.does("destroy", game.cards({1, 2, 3, 7}));
  for (const std::uint32_t of_one : {1U, 2U}) CHECK(game.in(of_one) == "1:Discard");
  CHECK(game.in(7) == "Discard");
  CHECK(game.in(3) == "Table");  // no longer the zone of that role
}

}  // namespace
