#include "played.hpp"

namespace {
using namespace actions_tests;

struct TableFixture : ActionsFixture {
  const ZoneId table = zone("Table"), row = zone("Row", one);
  const FormId stone = form("Stone");
};

TEST_CASE_METHOD(TableFixture, "The table takes one command after another, of any seat, and each is one to undo") {
  const auto open = [&] {
    const OpenDecision* decision = game->decision();
    return decision != nullptr && decision->kind == DecisionKind::table && decision->seats == all_seats(3) &&
           names().text(decision->prompt) == "The table is open";
  };
  CHECK(open());
  CHECK(game->undoable() == 0);
  for (const SeatId seat : {two, one, three, three}) does("count", {}, {with("counter", "Score")}, seat);
  CHECK(open());
  CHECK(game->undoable() == 4);
  CHECK_FALSE(game->command(SeatId{3}, {host.registry.find_action("core.roll"), {}, {}}));
}

TEST_CASE_METHOD(TableFixture, "A table within the table is one more answer, and nothing else") {
  does("table");
  does("roll");
  CHECK(illegal("draw", {}, {}, three) == "the pile to draw from is empty");
  CHECK(game->undoable() == 2);
  REQUIRE(game->undo(2));
  CHECK(game->undoable() == 0);
}

TEST_CASE_METHOD(TableFixture, "The cards of a deck are created where their sections say, the first line on top") {
  CHECK(order(zone("Stock", one)) == "1 2 3 4 5 6");
  CHECK(order(zone("Kitty")) == "7 8");
  CHECK(order(zone("Stock", two)) == "9 10 11");
  CHECK(shows(1) == "Dial");
  CHECK(view().owner(card(6)) == one);
  CHECK(view().owner(card(7)) == SeatId{});
  CHECK(view().controller(card(9)) == two);
  CHECK(view().controller(card(7)) == SeatId{});
}

TEST_CASE_METHOD(TableFixture, "A deck can be brought again, by anybody, and lies below what was there") {
  does("load_deck", {}, {with("deck", 1)}, three);
  CHECK(order(zone("Stock", two)) == "9 10 11 12 13 14");
  CHECK(view().owner(card(12)) == two);
  CHECK(facts == Texts{"core.created #12 by 3", "core.created #13 by 3", "core.created #14 by 3"});
  CHECK(edits[0] == "#12 created  (Acorn)");
}

TEST_CASE_METHOD(TableFixture, "A deck that nobody brought cannot be loaded") {
  for (const std::int32_t none : {2, -1, INT32_MAX, INT32_MIN})
    CHECK(illegal("load_deck", {}, {with("deck", none)}) == "that deck has no card that could be dealt");
  CHECK_THAT(refused("load_deck"), Catch::Contains("needs the argument 'deck'"));
}

TEST_CASE_METHOD(TableFixture, "A created card is one's own, and lies where and how it is said") {
  does("create", {}, {with("template", stone), with("zone", row)}, two);
  CHECK(in(12) == "1:Row");
  CHECK(shows(12) == "Stone");
  CHECK(view().owner(card(12)) == two);
  CHECK(facts == Texts{"core.created #12 by 2"});
  CHECK(edits == Texts{"#12 created  (Stone)"});
  for (int i = 0; i < 2; ++i) does("create", {}, {with("template", stone), with("zone", row)});
  does("create", {}, {with("template", stone), with("zone", row), with("position", 2)});
  CHECK(order(row) == "14 13 15 12");
  does("create", {}, {with("template", stone), with("zone", row), with("position", INT32_MAX)});
  CHECK(order(row) == "14 13 15 12 16");
}

TEST_CASE_METHOD(TableFixture, "A created card arrives as its zone shows cards, unless its face is said") {
  does("create", {}, {with("template", stone), with("zone", table)});
  CHECK(view().face_up(card(12)));
  does("create", {}, {with("template", stone), with("zone", table), with("face", "down")});
  CHECK_FALSE(view().face_up(card(13)));
  does("create", {}, {with("template", stone), with("zone", zone("Kitty"))});
  CHECK_FALSE(view().face_up(card(14)));
  does("create", {}, {with("template", stone), with("zone", zone("Kitty")), with("face", "up")});
  CHECK(view().face_up(card(15)));
}

TEST_CASE_METHOD(TableFixture, "A position where there is no order is noticed when a card is created, too") {
  does("create", {}, {with("template", stone), with("zone", table), with("position", 0)});
  CHECK(notices == Texts{"Table has no order: the position means nothing there"});
}

TEST_CASE_METHOD(TableFixture, "What cannot be created says why, and leaves no card behind") {
  const auto of = [&](Argument more) {
    return std::vector<Argument>{with("template", stone), with("zone", row), more};
  };
  CHECK(illegal("create", {}, of(with("position", -1))) == "a position counts from 0, the top");
  CHECK(illegal("create", {}, of(with("face", "away"))) == "face must be up or down, not away");
  CHECK(illegal("create", {}, {with("template", form("Dial at Two")), with("zone", row)}) ==
        "Dial at Two is not printed on a card of its own: it is a form of Dial");
  CHECK_THAT(refused("create", {}, {with("zone", row)}), Catch::Contains("needs the argument 'template'"));
  CHECK_THAT(refused("create", {}, {with("template", stone)}), Catch::Contains("needs the argument 'zone'"));
  CHECK_THAT(refused("create", {}, {with("template", "Stone"), with("zone", row)}),
             Catch::Contains("must be a form, not a name"));
  CHECK_THAT(refused("create", cards({1}), {with("template", stone), with("zone", row)}),
             Catch::Contains("takes no targets"));
  CHECK(view().card_count == 11);
  does("create", {}, {with("template", stone), with("zone", row)});
  CHECK(in(12) == "1:Row");
}

}  // namespace
