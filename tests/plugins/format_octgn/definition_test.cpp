#include "support.hpp"

#include "definition_reader.hpp"

#include <catch2/catch.hpp>

using namespace riffle;
using namespace riffle::octgn::tests;

namespace {

constexpr std::string_view head = "<game id='8f437fff-fc8f-4abf-a2e6-f77ebff2ac6d' name='Demo' version='1.2'>\n";

/// A game with these children; its first line is the root's tag.
Reading<Definition> read_game(std::string_view children, const Package* package = nullptr,
                              std::string_view path = "file.xml") {
  return read_with<Definition>(octgn::DefinitionReader{}, std::string(head) + std::string(children) + "\n</game>",
                               package, path);
}

std::string kept(const std::vector<Attribute>& attributes, std::string_view name) {
  std::string values;
  for (const Attribute& attribute : attributes)
    if (attribute.name == name) values += (values.empty() ? "" : ",") + attribute.value;
  return values;
}

}  // namespace

TEST_CASE("a definition with nothing but a name is a free table for two", "[octgn][definition]") {
  const auto game = read_game("");
  REQUIRE(game.content);
  CHECK(all(game.diagnostics) == "");
  CHECK(game.content->name == "Demo");
  CHECK(game.content->version == "1.2");
  CHECK(game.content->id == "8f437fff-fc8f-4abf-a2e6-f77ebff2ac6d");
  CHECK_FALSE(game.content->revert_links_on_zone_change);
  CHECK(game.content->rules.next == "core.table");
  CHECK(game.content->rules.seats == 2);
  CHECK(game.content->place == SourcePlace{1, 55, 4});
}

TEST_CASE("attributes of a game are read, the rest is kept", "[octgn][definition]") {
  const auto game =
      read_with<Definition>(octgn::DefinitionReader{},
                            "<game xmlns:x='y' id='{8F437FFF-FC8F-4ABF-A2E6-F77EBFF2AC6D}' name='Demo' markersize='25' "
                            "cardsRevertToOriginalOnGroupChange='TRUE'/>");
  REQUIRE(game.content);
  CHECK(all(game.diagnostics) == "");
  CHECK(game.content->revert_links_on_zone_change);
  REQUIRE(game.content->kept.size() == 1);
  CHECK(kept(game.content->kept, "markersize") == "25");
}

TEST_CASE("a bad attribute of a game is an error in its place and the game is read", "[octgn][definition]") {
  const auto game =
      read_with<Definition>(octgn::DefinitionReader{}, "<game id='123' cardsRevertToOriginalOnGroupChange='maybe'/>");
  REQUIRE(game.content);
  CHECK(all(game.diagnostics) == "1:11 bad-guid\n1:52 bad-value\n1:2 missing-name\n");
}

TEST_CASE("card properties have one of four types in any case", "[octgn][definition]") {
  const auto game = read_game(
      "<card back='b.png'>\n"
      "<property name='Suit' type='String' textKind='Tokens'/>\n"
      "<property name='Cost' type='integer'/>\n"
      "<property name='Rank' type='CHAR'/>\n"
      "<property name='Text' type='RichText'/>\n"
      "<property name='Odd' type='Float'/>\n"
      "<property name='Suit' type='Integer'/>\n"
      "<property type='Integer'/>\n"
      "<size name='Big' width='90'/></card>");
  REQUIRE(game.content);
  const auto& properties = game.content->properties;
  REQUIRE(properties.size() == 5);
  CHECK(properties[0].type == PropertyType::text);
  CHECK(kept(properties[0].kept, "textKind") == "Tokens");
  CHECK(properties[1].type == PropertyType::number);
  CHECK(properties[2].type == PropertyType::character);
  CHECK(properties[3].type == PropertyType::rich_text);
  CHECK(properties[4].type == PropertyType::text);
  CHECK(all(game.diagnostics) == "7:28 bad-value\n8:17 duplicate-name\n9:2 missing-name\n");
  CHECK(kept(game.content->kept, "card.back") == "b.png");
  CHECK(kept(game.content->kept, "size.name") == "Big");
}

TEST_CASE("groups have the defaults of their kind", "[octgn][definition]") {
  const auto game = read_game(
      "<table/><player><hand/><group name='Deck'/><group name='Open' visibility='ALL' ordered='False' icon='i.png'/>"
      "</player><shared><group name='Deck' visibility='me'/></shared>");
  REQUIRE(game.content);
  CHECK(all(game.diagnostics) == "");
  const auto& groups = game.content->groups;
  REQUIRE(groups.size() == 5);
  CHECK((groups[0].name == "Table" && groups[0].role == "table" && groups[0].shared && !groups[0].ordered));
  CHECK(groups[0].visibility == Visibility::undefined);
  CHECK((groups[1].name == "Hand" && groups[1].role == "hand" && !groups[1].shared));
  CHECK(groups[1].visibility == Visibility::owner);
  CHECK((groups[2].name == "Deck" && groups[2].role.empty() && groups[2].ordered));
  CHECK(groups[2].visibility == Visibility::nobody);
  CHECK((groups[3].visibility == Visibility::everybody && !groups[3].ordered));
  CHECK(kept(groups[3].kept, "icon") == "i.png");
  CHECK((groups[4].name == "Deck" && groups[4].shared && groups[4].visibility == Visibility::owner));
}

TEST_CASE("a group says what is wrong with it where it is wrong", "[octgn][definition]") {
  const auto game = read_game(
      "<table ordered='true'/>\n"
      "<player><group name='Deck' visibility='some' ordered='2'/>\n"
      "<group name='Deck'/>\n"
      "<group/><oddity/></player>");
  REQUIRE(game.content);
  CHECK(game.content->groups.size() == 2);
  CHECK(game.content->groups[0].ordered);
  CHECK(all(game.diagnostics) ==
        "3:40 bad-value\n3:55 bad-value\n4:14 duplicate-name\n5:2 missing-name\n5:10 unknown-element\n");
}

TEST_CASE("counters and variables belong to players or to the table", "[octgn][definition]") {
  const auto game = read_game(
      "<globalvariables><globalvariable name='dealer' value='1'/></globalvariables>\n"
      "<player><counter name='Score' default='20' reset='False'/><counter name='Bad' default=' 12abc'/>\n"
      "<globalvariable name='standing' value='x'/></player>\n"
      "<shared><counter name='Score' default='-3'/></shared>");
  REQUIRE(game.content);
  CHECK(all(game.diagnostics) == "3:88 bad-integer\n");
  const auto& counters = game.content->counters;
  REQUIRE(counters.size() == 3);
  CHECK((counters[0].initial == 20 && !counters[0].shared));
  CHECK(counters[1].initial == 0);
  CHECK((counters[2].initial == -3 && counters[2].shared));
  REQUIRE(game.content->variables.size() == 2);
  CHECK((game.content->variables[0].name == "dealer" && game.content->variables[0].shared));
  CHECK((game.content->variables[1].initial == "x" && !game.content->variables[1].shared));
}

TEST_CASE("menus keep their order, their submenus and their shortcuts", "[octgn][definition]") {
  const auto game = read_game(
      "<table><groupaction menu='Draw' shortcut='ctrl+D' default='True' execute='draw'/><groupseparator/>\n"
      "<cardactions menu='More'><cardaction menu='Flip' execute='flip'/><cardactions menu='Deep'>\n"
      "<cardaction menu='All' execute='one' batchExecute='all'/></cardactions></cardactions>\n"
      "<cardaction menu='Nothing'/></table>");
  REQUIRE(game.content);
  CHECK(all(game.diagnostics) == "5:2 no-action\n");
  const auto& menu = game.content->groups.at(0).menu;
  REQUIRE(menu.size() == 6);
  CHECK((menu[0].label == "Draw" && menu[0].action == "draw" && menu[0].preset && !menu[0].for_cards));
  CHECK(kept(menu[0].kept, "shortcut") == "ctrl+D");
  CHECK((menu[1].label == "More" && menu[1].action.empty() && menu[1].parent == 0xFFFF'FFFF));
  CHECK((menu[2].label == "Flip" && menu[2].for_cards && menu[2].parent == 1 && !menu[2].batch));
  CHECK((menu[3].label == "Deep" && menu[3].parent == 1));
  CHECK((menu[4].action == "all" && menu[4].batch && menu[4].parent == 3));
  CHECK(menu[5].parent == 0xFFFF'FFFF);
}

TEST_CASE("a section fills a group of its player, else a shared one with a warning", "[octgn][definition]") {
  const auto game = read_game(
      "<deck><section name='Main' group='library'/>\n"
      "<section name='Side' group='Box'/>\n"
      "<section name='Lost' group='Nowhere'/>\n"
      "<section name='Main' group='Library'/></deck>\n"
      "<sharedDeck><section name='Main' group='Box'/>\n<section name='Own' group='Library'/></sharedDeck>\n"
      "<player><group name='Library'/></player><shared><group name='Box'/></shared>");
  REQUIRE(game.content);
  CHECK(all(game.diagnostics) ==
        "3:29 section-group-shared\n4:29 unknown-section-group\n5:16 duplicate-name\n7:28 unknown-section-group\n");
  CHECK(game.find("section-group-shared")->severity == Severity::warning);
  CHECK(game.find("unknown-section-group")->severity == Severity::error);
  const auto& sections = game.content->sections;
  REQUIRE(sections.size() == 3);
  CHECK((sections[0].group == "Library" && !sections[0].shared));
  CHECK((sections[1].group == "Box" && !sections[1].shared));
  CHECK((sections[2].group == "Box" && sections[2].shared));
}

TEST_CASE("Riffle's own element says what the rules need", "[octgn][definition]") {
  const auto game = read_game(
      "<riffle seats='4' plugins='core pick' setup='crazy.setup' next='crazy.turn' undo='stop' reset='keep'>\n"
      "<plugin id='crazy' version='1.2'/><zone role='discard' group='Pile'/></riffle>\n"
      "<shared><group name='Pile'/></shared>");
  REQUIRE(game.content);
  CHECK(all(game.diagnostics) == "");
  const auto& rules = game.content->rules;
  CHECK(rules.seats == 4);
  CHECK(rules.plugins == std::vector<std::string>{"core", "pick", "crazy 1.2"});
  CHECK((rules.setup == "crazy.setup" && rules.next == "crazy.turn" && rules.undo == "stop" && rules.reset == "keep"));
  REQUIRE(rules.roles.size() == 1);
  CHECK((rules.roles[0].role == "discard" && rules.roles[0].group == "Pile"));
}

TEST_CASE("mistakes in Riffle's own element are told and the defaults are used", "[octgn][definition]") {
  const auto game = read_game(
      "<riffle seats='99' undo='never' colour='red'>\n"
      "<plugin/><zone role='discard' group='Pile'/><zone group='x'/><what/></riffle>");
  REQUIRE(game.content);
  CHECK(all(game.diagnostics) ==
        "2:33 unknown-attribute\n2:16 bad-seats\n2:26 bad-value\n"
        "3:2 missing-attribute\n3:38 unknown-role-group\n3:46 missing-attribute\n3:63 unknown-element\n");
  CHECK(game.find("unknown-attribute")->severity == Severity::warning);
  CHECK((game.content->rules.seats == 2 && game.content->rules.undo == "free"));
  CHECK(game.content->rules.next == "core.table");
}

TEST_CASE("Riffle's own element gives parameters of plugins, as they are written", "[octgn][definition]") {
  const auto game = read_game(
      "<riffle><parameter name='crazy.limit' value=' 7 '/>\n<parameter name='crazy.mood' value=''/>"
      "<parameter name='crazy.dark'/></riffle>");
  REQUIRE(game.content);
  CHECK(all(game.diagnostics) == "");
  const auto& parameters = game.content->rules.parameters;
  REQUIRE(parameters.size() == 3);
  CHECK((parameters[0].name == "crazy.limit" && parameters[0].value == " 7 "));
  CHECK((parameters[0].place.line == 2 && parameters[0].place.column == 26));
  CHECK((parameters[1].name == "crazy.mood" && parameters[1].value.empty() && parameters[1].place.line == 3));
  CHECK((parameters[2].name == "crazy.dark" && parameters[2].value.empty()));
}

TEST_CASE("a parameter without a name is left out, and what it does not know is told", "[octgn][definition]") {
  const auto game = read_game("<riffle><parameter value='7'/><parameter name='crazy.limit' valeu='7'/></riffle>");
  REQUIRE(game.content);
  CHECK(all(game.diagnostics) == "2:10 missing-attribute\n2:61 unknown-attribute\n");
  CHECK(game.content->rules.parameters.size() == 1);
}

TEST_CASE("what only a front end wants is kept, and unknown elements are noted", "[octgn][definition]") {
  const auto game = read_game(
      "<scripts><script src='scripts\\a.py'/><script src='b.py'/></scripts>\n"
      "<events><event name='OnLoad' action='go'/></events>\n"
      "<phases><phase name='Upkeep' icon='u.png'/><phase name='Main' icon='m.png'/></phases>\n"
      "<novelty/>");
  REQUIRE(game.content);
  CHECK(all(game.diagnostics) == "5:2 unknown-element\n");
  CHECK(game.diagnostics[0].severity == Severity::note);
  CHECK(kept(game.content->kept, "script") == "scripts/a.py,b.py");
  CHECK(kept(game.content->kept, "event.action") == "go");
  CHECK(kept(game.content->kept, "phase.name") == "Upkeep,Main");
}

TEST_CASE("files are found through relations, whatever their case, and missing ones are noted once",
          "[octgn][definition]") {
  MemoryPackage package;
  package.files["Scripts/Actions.py"] = "";
  package.files["Game/_rels/Game.xml.rels"] =
      "<Relationships><Relationship Id='r1' Target='/scripts/actions.py'/>"
      "<Relationship Id='r2' Target='images/back.png'/></Relationships>";
  const auto game = read_game("<scripts><script src='r1'/></scripts>\n<card back='r2' front='../front.png'/>", &package,
                              "Game/game.xml");
  REQUIRE(game.content);
  CHECK(kept(game.content->kept, "script") == "Scripts/Actions.py");
  CHECK(kept(game.content->kept, "card.back") == "Game/images/back.png");
  CHECK(kept(game.content->kept, "card.front") == "front.png");
  CHECK(all(game.diagnostics) == "3:13 missing-files\n");
  CHECK(game.diagnostics[0].message ==
        "2 files named by the definition are not here, the first is Game/images/back.png");
}

TEST_CASE("relations that are not well-formed are one warning", "[octgn][definition]") {
  MemoryPackage package;
  package.files["_rels/file.xml.rels"] = "<Relationships>";
  const auto game = read_game("", &package);
  REQUIRE(game.content);
  CHECK(all(game.diagnostics) == "0:0 bad-relations\n");
  CHECK(game.diagnostics[0].file == "file.xml");
}

TEST_CASE("a reader claims only files with its own root", "[octgn][definition]") {
  const octgn::DefinitionReader reader;
  const auto probe = [&](std::string_view bytes) { return reader.probe({"f", "f", bytes, nullptr}); };
  CHECK(probe("\xEF\xBB\xBF<!-- x --><game id='") == certain);
  CHECK(probe("<set>") == not_mine);
  CHECK(probe("no xml") == not_mine);
  const auto set = read_with<Definition>(reader, "\n<set/>");
  CHECK_FALSE(set.content);
  CHECK(all(set.diagnostics) == "2:2 wrong-root\n");
}
