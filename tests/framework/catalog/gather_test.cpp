#include "framework/catalog/catalog_fixture.hpp"

using namespace riffle;
using namespace catalog_tests;

namespace {

std::string game(int id, const std::string& name, const std::string& version = "1") {
  return "game|" + guid(id) + "|" + name + "|" + version + "\n";
}
std::string set(int id, int game, int card) {
  return "set|" + guid(id) + "|" + guid(game) + "|Set " + std::to_string(id) + "\ncard|" + guid(card) + "|Card " +
         std::to_string(card) + "\n";
}
std::vector<std::string> sets_of(const Catalog& catalog) {
  std::vector<std::string> names;
  for (const SetRecord& record : catalog.sets) names.push_back(record.name);
  return names;
}

}  // namespace

TEST_CASE_METHOD(CatalogFixture, "a set beside the package of its game belongs to it") {
  folder.write("X.o8g/_rels/.rels", "");
  folder.write("X.o8g/game.tiny", game(1, "X"));
  folder.write("A.o8s/set.tiny", set(2, 1, 10));
  folder.write("B.o8s/set.tiny", set(3, 1, 11));
  const Loaded loaded = load();
  CHECK(loaded.diagnostics.empty());
  REQUIRE(loaded.catalogs.size() == 1);
  CHECK(loaded.catalogs[0]->defined);
  CHECK(sets_of(*loaded.catalogs[0]) == std::vector<std::string>{"Set 2", "Set 3"});
  CHECK(loaded.catalogs[0]->sets[1].first == TemplateId{1});
  CHECK(loaded.catalogs[0]->sets[1].templates == 1);
}

TEST_CASE_METHOD(CatalogFixture, "each game takes the sets that stand nearest to it, ids compared by their digits") {
  folder.write("one/game.tiny", game(1, "One"));
  folder.write("one/Sets/set.tiny", "set|" + guid(2) + "|{" + guid(1) + "}|Set 2\n");
  folder.write("two/game.tiny", game(1, "Two", "2"));
  folder.write("two/Sets/set.tiny", set(3, 1, 11));
  const Loaded loaded = load();
  REQUIRE(loaded.catalogs.size() == 2);
  CHECK(sets_of(*loaded.catalogs[0]) == std::vector<std::string>{"Set 2"});
  CHECK(sets_of(*loaded.catalogs[1]) == std::vector<std::string>{"Set 3"});
}

TEST_CASE_METHOD(CatalogFixture, "of several versions of a game the newest takes a set that stands beside them") {
  folder.write("a/game.tiny", game(1, "Newer", "1.10"));
  folder.write("b/game.tiny", game(1, "Older", "1.9"));
  folder.write("c/set.tiny", set(2, 1, 10));
  const Loaded loaded = load();
  REQUIRE(loaded.catalogs.size() == 2);
  CHECK(sets_of(*loaded.catalogs[0]) == std::vector<std::string>{"Set 2"});
  CHECK(loaded.catalogs[1]->sets.empty());
}

TEST_CASE_METHOD(CatalogFixture, "a game's own set wins over a stray one of the same id, in one warning") {
  folder.write("a/set.tiny", set(2, 1, 10) + "card|" + guid(11) + "|Only here\n");
  folder.write("b/game.tiny", game(1, "B"));
  folder.write("b/set.tiny", set(2, 1, 10));
  const Loaded loaded = load();
  REQUIRE(loaded.catalogs.size() == 1);
  const Catalog& catalog = *loaded.catalogs[0];
  CHECK(catalog.sets[0].file == folder / "b/set.tiny");
  CHECK(catalog.templates.size() == 2);
  REQUIRE(loaded.diagnostics.size() == 1);
  CHECK(loaded.diagnostics[0].code == "duplicate-set");
  CHECK(loaded.diagnostics[0].severity == Severity::warning);
  CHECK(loaded.diagnostics[0].file == folder / "a/set.tiny");
  CHECK_THAT(loaded.diagnostics[0].message, Catch::Contains("1 of its 2 cards"));
}

TEST_CASE_METHOD(CatalogFixture, "a set of none of the games is an error, and is not loaded") {
  folder.write("game.tiny", game(1, "One"));
  folder.write("set.tiny", set(2, 9, 10));
  const Loaded loaded = load();
  REQUIRE(loaded.catalogs.size() == 1);
  CHECK(loaded.catalogs[0]->templates.empty());
  REQUIRE(loaded.diagnostics.size() == 1);
  CHECK(loaded.diagnostics[0].code == "other-game");
  CHECK(loaded.diagnostics[0].place.line == 1);
  CHECK_THAT(loaded.diagnostics[0].message, Catch::Contains(guid(1)) && Catch::Contains(guid(9)));
}

TEST_CASE_METHOD(CatalogFixture, "sets without a game are shown with one note for each game") {
  folder.write("a.tiny", set(2, 1, 10) + "=|Suit|Hearts\n");
  folder.write("b.tiny", set(3, 1, 11));
  folder.write("c.tiny", set(4, 9, 12));
  const Loaded loaded = load();
  REQUIRE(loaded.catalogs.size() == 2);
  CHECK_FALSE(loaded.catalogs[0]->defined);
  CHECK(loaded.catalogs[0]->definition.name == guid(1));
  CHECK(loaded.catalogs[0]->definition.properties.at(0).name == "Suit");
  CHECK(printed(*loaded.catalogs[0], 0, "Suit") == "\"Hearts\"");
  CHECK(printed(*loaded.catalogs[0], 1, "Suit") == "absent");
  REQUIRE(loaded.diagnostics.size() == 2);
  CHECK(loaded.diagnostics[0].code == "no-definition");
  CHECK(loaded.diagnostics[0].severity == Severity::note);
  CHECK(loaded.diagnostics[0].message == "no definition of game " + guid(1) + " here: 2 sets are shown without one");
}

TEST_CASE_METHOD(CatalogFixture, "a set that was named finds a game that was named elsewhere") {
  const std::string first = folder.write("a/game.tiny", game(1, "A"));
  const std::string second = folder.write("b/c/set.tiny", set(2, 1, 10));
  const Loaded loaded = riffle::load(registry, {second, folder / "a"});
  CHECK(loaded.diagnostics.empty());
  REQUIRE(loaded.catalogs.size() == 1);
  CHECK(loaded.catalogs[0]->templates.size() == 1);
}

TEST_CASE_METHOD(CatalogFixture, "a game is played only when there is exactly one definition") {
  CHECK(the_game(load()).error().message == "expected one game definition, found none");
  folder.write("set.tiny", set(2, 1, 10));
  CHECK(the_game(load()).error().message == "expected one game definition, found none");
  folder.write("a/game.tiny", game(1, "A"));
  const auto one = the_game(load());
  REQUIRE(one);
  CHECK((*one)->definition.name == "A");
  folder.write("b/game.tiny", game(5, "B"));
  CHECK(the_game(load()).error().message ==
        "expected one game definition, found 2: " + (folder / "a/game.tiny") + ", " + (folder / "b/game.tiny"));
}
