#include "support.hpp"

#include "deck_reader.hpp"

#include <catch2/catch.hpp>

using namespace riffle;
using namespace riffle::octgn::tests;

namespace {

Reading<Deck> read_deck(std::string_view attributes, std::string_view children) {
  return read_with<Deck>(octgn::DeckReader{}, "<deck game='8f437fff-fc8f-4abf-a2e6-f77ebff2ac6d' " +
                                                  std::string(attributes) + ">\n" + std::string(children) +
                                                  "\n</deck>");
}

}  // namespace

TEST_CASE("a deck keeps its order, its notes and what it does not understand", "[octgn][deck]") {
  const auto deck = read_deck("sleeveid='7'",
                              "<section name='Main'>\n"
                              "<card qty='3' id='11111111111111111111111111111111'> Ace of Hearts\n</card>\n"
                              "<card id='22222222-2222-2222-2222-222222222222'/></section>\n"
                              "<section name='Side' shared='true'><card>Joker</card></section>\n"
                              "<notes><![CDATA[Play <well>]]></notes><sleeve>x</sleeve>");
  REQUIRE(deck.content);
  CHECK(all(deck.diagnostics) == "");
  CHECK(deck.content->game == "8f437fff-fc8f-4abf-a2e6-f77ebff2ac6d");
  REQUIRE(deck.content->sections.size() == 2);
  const DeckSection& main = deck.content->sections[0];
  CHECK((main.name == "Main" && !main.shared));
  REQUIRE(main.lines.size() == 2);
  CHECK((main.lines[0].quantity == 3 && main.lines[0].name == "Ace of Hearts"));
  CHECK(main.lines[0].place == SourcePlace{3, 54, 13});
  CHECK((main.lines[1].quantity == 1 && main.lines[1].name.empty()));
  CHECK(main.lines[1].place == SourcePlace{5, 11, 36});
  CHECK(deck.content->sections[1].shared);
  CHECK(deck.content->sections[1].lines.at(0).id.empty());
  CHECK(deck.content->notes == "Play <well>");
  REQUIRE(deck.content->kept.size() == 2);
  CHECK((deck.content->kept[0].name == "sleeveid" && deck.content->kept[1].value == "x"));
}

TEST_CASE("a deck that is shared as a whole shares every section", "[octgn][deck]") {
  const auto deck = read_deck("shared='True'", "<section name='A'/><section name='B' shared='False'/>");
  REQUIRE(deck.content);
  for (const DeckSection& section : deck.content->sections) CHECK(section.shared);
}

TEST_CASE("a bad quantity is told and never costs the line", "[octgn][deck]") {
  const auto deck =
      read_deck("",
                "<section name='A'><card qty='three'>A</card>\n<card qty='-1'>B</card>\n"
                "<card qty='0'>C</card>\n<card qty='99999'>D</card>\n<card id='x'>E</card><card/></section>");
  REQUIRE(deck.content);
  CHECK(all(deck.diagnostics) ==
        "2:30 bad-integer\n3:12 bad-quantity\n4:12 zero-quantity\n5:12 bad-quantity\n6:11 bad-guid\n6:23 "
        "nameless-line\n");
  CHECK(deck.find("zero-quantity")->severity == Severity::warning);
  const auto& lines = deck.content->sections.at(0).lines;
  REQUIRE(lines.size() == 6);
  CHECK((lines[0].quantity == 1 && lines[1].quantity == 1 && lines[2].quantity == 0 && lines[3].quantity == 1));
}

TEST_CASE("a deck without a game says so and is read", "[octgn][deck]") {
  const auto deck = read_with<Deck>(octgn::DeckReader{}, "<deck><section name='A'/></deck>");
  REQUIRE(deck.content);
  CHECK(all(deck.diagnostics) == "1:2 bad-guid\n");
}
