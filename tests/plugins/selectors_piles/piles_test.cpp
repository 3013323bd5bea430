#include "plugins/actions_core/played.hpp"

#include <riffle/context.hpp>

namespace {
using namespace actions_tests;

struct PilesFixture : ActionsFixture {
  /// What a selector selects for a seat, in its order: "#1 #2".
  std::string select(std::string_view id, SeatId seat = one) const {
    const SelectorId selector = host.registry.find_selector(id);
    REQUIRE(selector);
    std::vector<Choice> selected{Choice::pass()};
    host.registry.selectors()[selector.index].selector->select(view(), seat, selected);
    REQUIRE(selected.front() == Choice::pass());  // what was there stays
    std::string text;
    for (std::size_t i = 1; i < selected.size(); ++i) text += (i == 1 ? "" : " ") + names().choice(selected[i]);
    return text;
  }
};

TEST_CASE_METHOD(PilesFixture, "A seat's draw pile is offered from the top, each seat its own") {
  CHECK(select("piles.draw") == "#1 #2 #3 #4 #5 #6");
  CHECK(select("piles.draw", two) == "#9 #10 #11");
  CHECK(select("piles.draw", three) == "");
  chance_orders({3, 1, 2, 6, 5, 4});
  does("shuffle", {{zone("Stock", one), 0}});
  CHECK(select("piles.draw") == "#3 #1 #2 #6 #5 #4");
}

TEST_CASE_METHOD(PilesFixture, "Hand, table and discard pile each select their own") {
  does("draw", {}, {with("count", 2)});
  does("move", cards({3, 7}), {with("zone", zone("Table"))});
  does("discard", cards({4, 5, 9, 8}));
  CHECK(select("piles.hand") == "#2 #1");
  CHECK(select("piles.hand", two) == "");
  CHECK(select("piles.table") == select("piles.table", three));
  CHECK(select("piles.table") == "#7 #3");
  CHECK(select("piles.discard") == "#5 #4");
  CHECK(select("piles.discard", two) == "#9");
  CHECK(select("piles.draw") == "#6");
}

TEST_CASE_METHOD(PilesFixture, "For nobody the zones that all share are selected from, or nothing") {
  does("discard", cards({7, 8}));
  CHECK(select("piles.discard", {}) == "#8 #7");
  CHECK(select("piles.hand", {}) == "");
  CHECK(select("piles.draw", {}) == "");
  does("move", cards({1}), {with("zone", zone("Kitty"))});
  CHECK(select("piles.draw", {}) == "#1");
}

TEST_CASE_METHOD(BuiltPlugins, "Where a game has no such pile nothing is selected") {
  const ChangedTable changed{{{"<hand name=\"Hand\" visibility=\"me\" ordered=\"False\" />", ""}}};
  Played game{built, changed.path()};
  std::vector<Choice> selected;
  const SelectorId hand = built.registry.find_selector("piles.hand");
  for (const SeatId seat : {Played::one, SeatId{}, SeatId{17}})
    built.registry.selectors()[hand.index].selector->select(game.view(), seat, selected);
  CHECK(selected.empty());
}

}  // namespace
