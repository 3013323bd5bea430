#include "played.hpp"

#include <set>

namespace {
using namespace actions_tests;

struct FormsFixture : ActionsFixture {
  FormsFixture() {
    for (const std::uint32_t number : {1U, 2U, 3U, 4U, 5U, 7U, 9U, 10U})
      REQUIRE(command("move", cards({number}), {with("zone", zone("Table"))}));
  }
};

TEST_CASE_METHOD(FormsFixture, "Switching follows the links, and from the end of the chain shows the original again") {
  for (const char* next : {"Sapling", "Oak", "Acorn"}) {
    const std::string before = shows(2);
    does("switch_alternate", cards({2}), {}, two);
    CHECK(shows(2) == next);
    CHECK(facts == Texts{"core.alternate_switched #2 by 2: from " + before + ", to " + next});
    CHECK(edits.size() == 1);
    CHECK(view().is_alternate(card(2)) == (std::string{next} != "Acorn"));
  }
}

TEST_CASE_METHOD(FormsFixture, "What has no alternate, or is its own, does not switch, and that is no error") {
  for (const std::uint32_t number : {5U, 4U}) {
    does("switch_alternate", cards({number}));
    CHECK(edits.empty());
    CHECK(facts.empty());
    CHECK(notices.empty());
  }
}

TEST_CASE_METHOD(FormsFixture, "An alternate that is in no set is not switched to, and a notice says why") {
  does("switch_alternate", cards({3}));
  CHECK(edits.empty());
  CHECK(facts.empty());
  CHECK(notices == Texts{"Torn Page has an alternate that is in no set that was loaded"});
}

TEST_CASE_METHOD(FormsFixture, "In a circle through the original, the original is no alternate") {
  does("switch_alternate", cards({7}));
  CHECK(shows(7) == "Caterpillar");
  does("switch_alternate", cards({7}));
  CHECK(shows(7) == "Moth");
  CHECK_FALSE(view().is_alternate(card(7)));
}

TEST_CASE_METHOD(FormsFixture, "A named form is the end of its chain: switching shows the original") {
  does("switch_to", cards({1}), {with("form", "Three")});
  does("switch_alternate", cards({1}));
  CHECK(shows(1) == "Dial");
}

TEST_CASE_METHOD(FormsFixture, "Two copies of a card each have their own form, and several switch at once") {
  does("switch_alternate", cards({2}));
  CHECK(shows(9) == "Acorn");
  does("switch_alternate", cards({2, 9, 5, 3}));
  CHECK(shows(2) == "Oak");
  CHECK(shows(9) == "Sapling");
  CHECK(facts.size() == 2);
  CHECK(notices.size() == 1);
}

TEST_CASE_METHOD(FormsFixture, "A form is shown by its name in any case, the base by an empty one") {
  does("switch_to", cards({1}), {with("form", "THREE")});
  CHECK(shows(1) == "Dial at Three (Three)");
  CHECK(facts == Texts{"core.alternate_switched #1 by 1: from Dial, to Dial at Three (Three)"});
  CHECK(names().value(view().value(card(1), host.registry.find_property("Power"))) == "3");
  does("switch_to", cards({1}), {with("form", "three")});
  CHECK(edits.empty());
  CHECK(facts.empty());
  does("switch_to", cards({1}), {with("form", "")});
  CHECK(shows(1) == "Dial");
}

TEST_CASE_METHOD(FormsFixture,
                 "A form is looked for in the template that is shown, and a notice names what is not there") {
  does("switch_to", cards({2}), {with("form", "Autumn")});
  CHECK(edits.empty());
  CHECK(notices == Texts{"Acorn has no such form: Autumn"});
  for (int i = 0; i < 2; ++i) does("switch_alternate", cards({2}));
  does("switch_to", cards({2, 1}), {with("form", "autumn")});
  CHECK(shows(2) == "Oak in Autumn (Autumn)");
  CHECK(shows(1) == "Dial");
  CHECK(notices == Texts{"Dial has no such form: autumn"});
  does("switch_to", cards({2}), {with("form", "")});
  CHECK(shows(2) == "Oak");
}

TEST_CASE_METHOD(FormsFixture, "Forms are walked in the order of the file, round and round, both ways") {
  for (const char* next : {"Dial at Two (Two)", "Dial at Three (Three)", "Dial at Four (Four)", "Dial"}) {
    does("switch_next", cards({1}));
    CHECK(shows(1) == next);
    CHECK(facts.size() == 1);
  }
  for (const char* next : {"Dial at Four (Four)", "Dial at Three (Three)", "Dial at Two (Two)", "Dial"}) {
    does("switch_previous", cards({1}));
    CHECK(shows(1) == next);
  }
  does("switch_next", cards({1, 10}));
  does("switch_next", cards({1, 5}));
  CHECK(shows(1) == "Dial at Three (Three)");
  CHECK(shows(10) == "Dial at Two (Two)");
  CHECK(facts.size() == 1);
}

TEST_CASE_METHOD(FormsFixture, "A card of one form has no next, no previous and no other at random") {
  for (const char* action : {"switch_next", "switch_previous", "switch_random"}) {
    does(action, cards({5}));
    CHECK(edits.empty());
    CHECK(facts.empty());
  }
}

TEST_CASE_METHOD(FormsFixture, "Chance decides which form is shown, for each card by itself") {
  chance_says({3, 1});
  does("switch_random", cards({1, 10}));
  CHECK(shows(1) == "Dial at Four (Four)");
  CHECK(shows(10) == "Dial at Two (Two)");
  CHECK(facts == Texts{"core.alternate_switched #1 by 1: from Dial, to Dial at Four (Four)",
                       "core.alternate_switched #10 by 1: from Dial, to Dial at Two (Two)"});
  chance_says({3, 0});
  does("switch_random", cards({1, 10}));
  CHECK(shows(1) == "Dial at Four (Four)");
  CHECK(shows(10) == "Dial");
  CHECK(facts.size() == 1);
}

TEST_CASE_METHOD(BuiltPlugins, "Over many seeds every form is shown about as often") {
  std::map<std::string, int> times;
  constexpr int games = 200;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    Played game{built, table_folder, seed};
    REQUIRE(game.command("switch_random", game.cards({1})));
    ++times[game.shows(1)];
  }
  CHECK(times.size() == 4);
  for (const auto& [form, often] : times) CHECK((often > 25 && often < 75));
}

TEST_CASE_METHOD(FormsFixture, "A card switches wherever it is, also where nobody sees it") {
  does("move", cards({2}), {with("zone", zone("Kitty"))});
  does("switch_alternate", cards({2}));
  CHECK(shows(2) == "Sapling");
  does("flip", cards({1}), {with("face", "down")});
  does("switch_next", cards({1}));
  CHECK(shows(1) == "Dial at Two (Two)");
  CHECK_FALSE(view().face_up(card(1)));
}

TEST_CASE_METHOD(FormsFixture, "A notice does not name a card that a seat may not see") {
  const auto hears = [&](const char* action, std::vector<Argument> arguments = {}) {
    does(action, cards({3}), std::move(arguments));
    REQUIRE(notices.size() == 1);
    return notices[0];
  };
  const auto notice_of_both = [&] { return hears("switch_alternate") + hears("switch_to", {with("form", "eleven")}); };
  CHECK_THAT(notice_of_both(), Catch::Contains("Torn Page"));
  does("flip", cards({3}));
  CHECK_THAT(notice_of_both(), !Catch::Contains("Torn Page") && Catch::Contains("eleven"));
  for (const SeatId seat : {one, two}) does("show", cards({3}), {with("seat", seat)});
  CHECK_THAT(notice_of_both(), !Catch::Contains("Torn Page"));
  does("show", cards({3}), {with("seat", three)});
  CHECK_THAT(notice_of_both(), Catch::Contains("Torn Page"));
  for (const ZoneId hidden : {zone("Hand", one), zone("Stock", two), zone("Kitty")}) {
    does("move", cards({3}), {with("zone", hidden), with("face", "up")});
    CHECK_THAT(notice_of_both(), !Catch::Contains("Torn Page"));
  }
  does("move", cards({3}), {with("zone", zone("Row", two)), with("face", "down")});
  CHECK_THAT(notice_of_both(), Catch::Contains("Torn Page"));  // everybody sees that zone
}

TEST_CASE_METHOD(FormsFixture, "Actions on forms want cards, and a form by its name") {
  for (const char* action : {"switch_alternate", "switch_next", "switch_previous", "switch_random"}) {
    CHECK_THAT(refused(action), Catch::Contains("at least 1 targets (cards)"));
    CHECK_THAT(refused(action, {{zone("Table"), 0}}), Catch::Contains("acts on cards only"));
    CHECK_THAT(refused(action, cards({1}), {with("form", "Two")}), Catch::Contains("knows no argument 'form'"));
  }
  CHECK_THAT(refused("switch_to", cards({1})), Catch::Contains("needs the argument 'form'"));
  CHECK_THAT(refused("switch_to", cards({1}), {with("form", form("Dial at Two"))}), Catch::Contains("must be a name"));
}

TEST_CASE_METHOD(BuiltPlugins,
                 "Where the definition says so, a change of zone undoes a followed link, in the same step") {
  const ChangedTable reverting{
      {{"version=\"1.0.0.0\"", "version=\"1.0.0.0\" cardsRevertToOriginalOnGroupChange=\"true\""}}};
  Played game{built, reverting.path()};
  game.does("switch_alternate", game.cards({2}));
  game.does("discard", game.cards({2}));
  CHECK(game.facts == Texts{"core.moved #2 by 1: from 1:Stock, to 1:Discard",
                            "core.alternate_switched #2 by 1: from Sapling, to Acorn", "core.discarded #2 by 1"});
  REQUIRE(game.game->undo());
  CHECK(game.shows(2) == "Sapling");
}

}  // namespace
