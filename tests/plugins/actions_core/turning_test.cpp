#include "played.hpp"

namespace {
using namespace actions_tests;

struct TurningFixture : ActionsFixture {
  TurningFixture() { REQUIRE(command("move", cards({1, 2}), {with("zone", zone("Table"))})); }
};

TEST_CASE_METHOD(TurningFixture, "A card is flipped to its other face, and stays what it is") {
  does("switch_next", cards({1}));
  does("flip", cards({1}));
  CHECK_FALSE(view().face_up(card(1)));
  CHECK_FALSE(game->sees(one, card(1)));
  CHECK(shows(1) == "Dial at Two (Two)");
  CHECK(edits == Texts{"#1 face up->down  (Dial at Two)"});
  CHECK(facts.empty());
  does("flip", cards({1}));
  CHECK(view().face_up(card(1)));
  CHECK(shows(1) == "Dial at Two (Two)");
}

TEST_CASE_METHOD(TurningFixture, "Cards are flipped each from its own face, unless a face is said") {
  does("flip", cards({1}));
  does("flip", cards({1, 2}));
  CHECK(view().face_up(card(1)));
  CHECK_FALSE(view().face_up(card(2)));
  does("flip", cards({1, 2}), {with("face", "up")});
  CHECK((view().face_up(card(1)) && view().face_up(card(2))));
  CHECK(edits == Texts{"#2 face down->up  (Acorn)"});
  does("flip", cards({1, 2}), {with("face", "down")});
  CHECK_FALSE((view().face_up(card(1)) || view().face_up(card(2))));
  does("flip", cards({1, 2}), {with("face", "down")});
  CHECK(edits.empty());
}

TEST_CASE_METHOD(TurningFixture, "A face is up or down, and nothing else") {
  CHECK(illegal("flip", cards({1}), {with("face", "left")}) == "face must be up or down, not left");
  CHECK(illegal("flip", cards({1}), {with("face", "UP")}) == "face must be up or down, not UP");
  CHECK(illegal("flip", cards({1}), {with("face", "")}) == "face must be up or down, not ");
  CHECK_THAT(refused("flip", cards({1}), {with("face", Value::flag(true))}), Catch::Contains("must be a name"));
  CHECK_THAT(refused("flip"), Catch::Contains("at least 1"));
}

TEST_CASE_METHOD(TurningFixture, "A card is rotated by quarter turns, from where it is, and around") {
  struct Turn {
    std::int32_t by;
    const char* orientation;
  };
  for (const Turn& turn : std::vector<Turn>{{90, "90"},
                                            {180, "270"},
                                            {90, "0"},
                                            {-90, "270"},
                                            {-270, "0"},
                                            {450, "90"},
                                            {-810, "0"},
                                            {2147483610, "90"},
                                            {-2147483610, "0"},
                                            {270, "270"},
                                            {2147483610, "0"},
                                            {-2147483610, "270"}}) {
    does("rotate", cards({1}), {with("by", turn.by)});
    CHECK(value(1, property::orientation) == turn.orientation);
    CHECK(facts.empty());
  }
}

TEST_CASE_METHOD(TurningFixture, "A rotation is a quarter turn unless it is said; by a whole turn nothing changes") {
  does("rotate", cards({1, 2}));
  does("rotate", cards({2}));
  CHECK(value(1, property::orientation) == "90");
  CHECK(value(2, property::orientation) == "180");
  for (const std::int32_t nothing : {0, 360, -720}) {
    does("rotate", cards({2}), {with("by", nothing)});
    CHECK(edits.empty());
  }
}

TEST_CASE_METHOD(TurningFixture, "A card rotates by nothing but quarter turns") {
  for (const std::int32_t odd : {1, 45, -89, 91, INT32_MAX, INT32_MIN})
    CHECK(illegal("rotate", cards({1}), {with("by", odd)}) == "cards rotate by quarter turns: 90, 180, 270 or back");
  CHECK_THAT(refused("rotate", cards({1}), {with("by", "half")}), Catch::Contains("must be a number"));
}

TEST_CASE_METHOD(TurningFixture, "A card is shown to the seat that is said, or to oneself, and to nobody else") {
  does("show", cards({3, 4}), {with("seat", two)});
  for (const std::uint32_t number : {3U, 4U}) {
    CHECK(game->sees(two, card(number)));
    CHECK_FALSE(game->sees(one, card(number)));
  }
  CHECK(edits[0] == "#3 seen nobody->2  (Torn Page)");
  CHECK(facts.empty());
  does("show", cards({3}), {}, three);
  CHECK(game->sees(three, card(3)));
  CHECK(game->sees(two, card(3)));
  CHECK_FALSE(game->sees(one, card(3)));
  does("show", cards({3}), {with("seat", two)});
  CHECK(edits.empty());
}

TEST_CASE_METHOD(TurningFixture, "What was shown is hidden again once it changes zones, not before") {
  does("show", cards({3}), {with("seat", two)});
  does("move", cards({3}), {with("zone", zone("Stock", one)), with("position", 2)});
  CHECK(game->sees(two, card(3)));
  does("move", cards({3}), {with("zone", zone("Kitty"))});
  CHECK_FALSE(game->sees(two, card(3)));
}

TEST_CASE_METHOD(TurningFixture, "Nothing is shown to a seat that is not there") {
  for (const std::uint32_t seat : {3U, 30U, 32U, 4'000'000U})
    CHECK_THAT(refused("show", cards({3}), {with("seat", SeatId{seat})}),
               Catch::Contains("names nothing in this game"));
  CHECK_THAT(refused("show", cards({3}), {with("seat", 2)}), Catch::Contains("must be a seat, not a number"));
  CHECK_THAT(refused("show"), Catch::Contains("at least 1"));
}

}  // namespace
