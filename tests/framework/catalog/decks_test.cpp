#include "framework/catalog/catalog_fixture.hpp"

using namespace riffle;
using namespace catalog_tests;

namespace {

struct Decks : CatalogFixture {
  std::shared_ptr<const Catalog> catalog;
  Diagnostics diagnostics;
  std::unique_ptr<Deck> deck;

  Decks() {
    folder.write("game/game.tiny",
                 "game|" + guid(1) + "|The Game|1\nsection|Main|Deck\nsection|Main|Table|shared\nsection|Side|Deck\n");
    folder.write("game/a.tiny", "set|" + guid(2) + "|" + guid(1) + "|First\ncard|" + guid(10) + "|Ace\ncard|" +
                                    guid(11) + "|Fire // Ice\ncard|" + guid(12) + "|Aether Vial\ncard|" + guid(15) +
                                    "|Front\n");
    folder.write("game/b.tiny",
                 "set|" + guid(3) + "|" + guid(1) + "|Second\ncard|" + guid(13) + "|ace\ncard|" + guid(14) + "|Ice\n");
    catalog = load().catalogs.at(0);
  }

  /// "2 Ace, 1 Ice": what a deck of these lines resolves to.
  std::string resolved(const std::string& lines, int game = 1) {
    const std::string file = folder.write("deck.tiny", "deck|" + guid(game) + "\n" + lines);
    deck = load_deck(registry, file, diagnostics);
    REQUIRE(deck);
    std::string text;
    for (const ResolvedLine& line : resolve(*catalog, *deck, diagnostics))
      text += (text.empty() ? "" : ", ") + std::to_string(line.quantity) + " " + title(*catalog, line.card);
    return text;
  }
};

}  // namespace

TEST_CASE_METHOD(Decks, "a card is found by its GUID, else by its name") {
  CHECK(resolved("section|Main\nline|2|{" + guid(10) + "}|Whatever\nline|1|" + guid(99) + "|FRONT\nline|3||front\n") ==
        "2 Ace, 1 Front, 3 Front");
  CHECK(diagnostics.empty());
}

TEST_CASE_METHOD(Decks, "of several printings the first read is used, and a note says so") {
  CHECK(resolved("section|Main\nline|1||Ace\n") == "1 Ace");
  REQUIRE(diagnostics.size() == 1);
  CHECK(diagnostics[0].code == "several-printings");
  CHECK(diagnostics[0].severity == Severity::note);
  CHECK(diagnostics[0].file == folder / "deck.tiny");
  CHECK(diagnostics[0].place.line == 3);
  CHECK_THAT(diagnostics[0].message, Catch::Contains("`First`") && Catch::Contains("2 printings"));
}

TEST_CASE_METHOD(Decks, "names may be spelled in the ways that decks spell them") {
  CHECK(resolved("section|Main\nline|1||Fire//Ice\nline|1||\u00C6ther  vial\nline|1||Fire\n") ==
        "1 Fire // Ice, 1 Aether Vial, 1 Fire // Ice");
  CHECK(resolved("section|Main\nline|1||Front // Back\n") == "1 Front");
  CHECK(resolved("section|Main\nline|1||Ice\n") == "1 Ice");
  CHECK(diagnostics.empty());
}

TEST_CASE_METHOD(Decks, "an unknown card is a warning, and the rest is used") {
  CHECK(resolved("section|Main\nline|1|" + guid(99) + "|Nobody\nline|1||Front\nline|1||\n") == "1 Front");
  REQUIRE(diagnostics.size() == 2);
  CHECK(diagnostics[0].code == "unknown-card");
  CHECK(diagnostics[0].severity == Severity::warning);
  CHECK(diagnostics[0].place.line == 3);
  CHECK_THAT(diagnostics[0].message, Catch::Contains("`Nobody`") && Catch::Contains("the deck keeps the line"));
}

TEST_CASE_METHOD(Decks, "an unknown section is a warning, and its cards are not used") {
  CHECK(resolved("section|Mian\nline|1||Front\nsection|Side\nline|2||Front\nsection|Empty\n") == "2 Front");
  REQUIRE(diagnostics.size() == 1);
  CHECK(diagnostics[0].code == "unknown-section");
  CHECK(diagnostics[0].hint == "did you mean `Main`?");
}

TEST_CASE_METHOD(Decks, "a section is the game's own or shared, as the deck says") {
  resolved("section|Main\nline|1||Front\nsection|main|shared\nline|1||Front\nsection|Side|shared\nline|1||Front\n");
  const auto lines = resolve(*catalog, *deck, diagnostics);
  REQUIRE(lines.size() == 3);
  CHECK(lines[0].defined->group == "Deck");
  CHECK(lines[1].defined->group == "Table");
  CHECK(lines[1].section == &deck->sections[1]);
  CHECK(lines[2].defined->name == "Side");
}

TEST_CASE_METHOD(Decks, "a deck of another game is a warning, and is used all the same") {
  CHECK(resolved("section|Main\nline|1||Front\n", 9) == "1 Front");
  REQUIRE(diagnostics.size() == 1);
  CHECK(diagnostics[0].code == "deck-of-other-game");
  CHECK(diagnostics[0].severity == Severity::warning);
}

TEST_CASE_METHOD(Decks, "a line of a million copies is refused") {
  CHECK(resolved("section|Main\nline|1000000||Front\n").empty());
  REQUIRE(diagnostics.size() == 1);
  CHECK(diagnostics[0].code == "bad-quantity");
}

TEST_CASE_METHOD(Decks, "a deck that is not there, or is none, is an error") {
  CHECK(load_deck(registry, folder / "none.tiny", diagnostics) == nullptr);
  CHECK(load_deck(registry, folder / "game/game.tiny", diagnostics) == nullptr);
  REQUIRE(diagnostics.size() == 2);
  CHECK(diagnostics[0].code == "no-such-file");
  CHECK(diagnostics[1].code == "unknown-format");
}
