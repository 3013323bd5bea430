#include "support.hpp"

#include "set_reader.hpp"

#include <catch2/catch.hpp>

using namespace riffle;
using namespace riffle::octgn::tests;

namespace {

#define CARD_ID "id='11111111-1111-1111-1111-111111111111' "

/// A set with these children, from its second line on.
Reading<CardSet> read_set(std::string_view children) {
  return read_with<CardSet>(octgn::SetReader{},
                            "<set id='e1318da0-089f-4d67-80ae-c27bdb10d137' name='Demo' "
                            "gameId='8f437ffffc8f4abfa2e6f77ebff2ac6d' gameVersion='1.1' version='0.1'>\n" +
                                std::string(children) + "\n</set>");
}

std::string link(const std::optional<PrintedLink>& printed) {
  if (!printed) return "none";
  return std::to_string(printed->place.line) + ":" + std::to_string(printed->place.column) + " " + printed->text;
}

}  // namespace

TEST_CASE("a set knows its game, and keeps the attributes it does not read", "[octgn][set]") {
  const auto set = read_set("");
  REQUIRE(set.content);
  CHECK(all(set.diagnostics) == "");
  CHECK((set.content->name == "Demo" && set.content->version == "0.1"));
  CHECK(set.content->game == "8f437ffffc8f4abfa2e6f77ebff2ac6d");
  REQUIRE(set.content->kept.size() == 1);
  CHECK((set.content->kept[0].name == "gameVersion" && set.content->kept[0].value == "1.1"));
}

TEST_CASE("a property is its text, else its attribute, else null", "[octgn][set]") {
  const auto set = read_set("<cards><card " CARD_ID
                            "name='A' size='Big'>\n"
                            "<property name='Attribute' value='v'/>\n"
                            "<property name='Empty' value=''/>\n"
                            "<property name='Null'/>\n"
                            "<property name='Text'>some text</property>\n"
                            "<property name='Both' value='v'>t</property>\n"
                            "<property name='Blank' value='v'> </property>\n"
                            "<property name='Rich'>When <b>it <i>dies</i></b>, <s value='x'>X</s>.</property>\n"
                            "</card></cards>");
  REQUIRE(set.content);
  CHECK(all(set.diagnostics) == "");
  REQUIRE(set.content->cards.size() == 1);
  const CardTemplate& card = set.content->cards[0];
  REQUIRE(card.properties.size() == 7);
  CHECK(card.properties[0].value == "v");
  CHECK(card.properties[0].place == SourcePlace{3, 35, 1});
  CHECK(card.properties[1].value == "");
  CHECK_FALSE(card.properties[2].value.has_value());
  CHECK(card.properties[2].place == SourcePlace{5, 17, 4});
  CHECK(card.properties[3].value == "some text");
  CHECK(card.properties[3].place == SourcePlace{6, 23, 9});
  CHECK(card.properties[4].value == "t");
  CHECK(card.properties[5].value == "v");
  CHECK(card.properties[6].value == "When it dies, X.");
  REQUIRE(card.kept.size() == 1);
  CHECK((card.kept[0].name == "size" && card.kept[0].value == "Big"));
}

TEST_CASE("links are read in all their spellings, at the place of their value", "[octgn][set]") {
  const auto set = read_set("<card " CARD_ID
                            "name='A' alternate='abc' dependent='TRUE'/>\n"
                            "<card " CARD_ID
                            "name='B' Alternate='def' DEPENDENT='x'/>\n"
                            "<card " CARD_ID
                            "name='C'>\n<property name='Alternate' value='ghi'/>\n"
                            "<property name='AlternateOnly' value='TRUE'/></card>\n"
                            "<card " CARD_ID
                            "name='D'>\n<property name='alternate'> jkl </property>\n"
                            "<property name='dependent' value=''/></card>\n"
                            "<card " CARD_ID "name='E'/>");
  REQUIRE(set.content);
  CHECK(all(set.diagnostics) == "");
  const auto& cards = set.content->cards;
  REQUIRE(cards.size() == 5);
  CHECK(link(cards[0].alternate) == "2:69 abc");
  CHECK(cards[0].alternate->place.length == 3);
  CHECK(link(cards[0].dependent) == "2:85 TRUE");
  CHECK(link(cards[1].alternate) == "3:69 def");
  CHECK(link(cards[1].dependent) == "3:85 x");
  CHECK(link(cards[2].alternate) == "5:35 ghi");
  CHECK(link(cards[2].dependent) == "6:39 TRUE");
  CHECK(link(cards[3].alternate) == "8:29 jkl");
  CHECK(link(cards[3].dependent) == "9:35 ");
  CHECK(link(cards[4].alternate) == "none");
  for (const CardTemplate& card : cards) CHECK(card.properties.empty());
}

TEST_CASE("a second link is told and the first one is used", "[octgn][set]") {
  const auto set =
      read_set("<card " CARD_ID "name='A' alternate='abc'>\n<property name='Alternate' value='def'/></card>");
  CHECK(all(set.diagnostics) == "3:35 duplicate-link\n");
  CHECK(set.content->cards.at(0).alternate->text == "abc");
}

TEST_CASE("named forms keep what they print, and may have a link", "[octgn][set]") {
  const auto set = read_set("<card " CARD_ID
                            "name='Day'>\n"
                            "<alternate type='B' name='Night' size='Big' alternate='abc'>\n"
                            "<property name='Power' value='3'/><property name='Cost'/></alternate>\n"
                            "<alternate type='C'><property name='Alternate' value='def'/></alternate>\n"
                            "<alternate name='Lost'/></card>");
  REQUIRE(set.content);
  CHECK(all(set.diagnostics) == "6:2 missing-type\n");
  const CardTemplate& card = set.content->cards.at(0);
  REQUIRE(card.forms.size() == 2);
  CHECK((card.forms[0].type == "B" && card.forms[0].name == "Night"));
  CHECK(link(card.forms[0].alternate) == "3:56 abc");
  REQUIRE(card.forms[0].properties.size() == 2);
  CHECK(card.forms[0].properties[0].value == "3");
  CHECK_FALSE(card.forms[0].properties[1].value.has_value());
  CHECK(card.forms[0].kept.at(0).value == "Big");
  CHECK(card.forms[1].name == "Day");
  CHECK(link(card.forms[1].alternate) == "5:55 def");
  CHECK(card.forms[1].properties.empty());
  CHECK_FALSE(card.alternate.has_value());
}

TEST_CASE("one bad card never costs the rest", "[octgn][set]") {
  const auto set =
      read_set("<cards><card id='nonsense' name='A'/>\n<card name='B'/>\n<card " CARD_ID
               "name=''>\n<property value='x'/><property name='P' value='1'/><property name='P' value='2'/>"
               "</card></cards>");
  REQUIRE(set.content);
  CHECK(all(set.diagnostics) ==
        "2:18 bad-guid\n3:2 bad-guid\n4:55 empty-name\n5:2 missing-name\n5:68 duplicate-name\n");
  CHECK(set.find("empty-name")->severity == Severity::note);
  CHECK(set.find("duplicate-name")->severity == Severity::warning);
  REQUIRE(set.content->cards.size() == 1);
  REQUIRE(set.content->cards[0].properties.size() == 1);
  CHECK(set.content->cards[0].properties[0].value == "1");
}

TEST_CASE("cards are found anywhere, and what is not read yet is one note", "[octgn][set]") {
  const auto set = read_set(
      "<packaging><pack name='P'><pick/></pack>\n<pack name='Q'/></packaging>\n<markers><marker/></markers>"
      "<extra><card " CARD_ID "name='A'/></extra><card " CARD_ID "name='B'/>");
  REQUIRE(set.content);
  CHECK(set.content->cards.size() == 2);
  CHECK(all(set.diagnostics) == "2:13 not-read-yet\n");
  CHECK(set.diagnostics[0].message == "2 packs, 1 marker, 1 other element are not read yet");
}

TEST_CASE("a set that is not well-formed loads nothing", "[octgn][set]") {
  const auto set = read_set("<card " CARD_ID "name='A'/>\n<card & ");
  CHECK_FALSE(set.content);
  CHECK(set.diagnostics.size() == 1);
}
