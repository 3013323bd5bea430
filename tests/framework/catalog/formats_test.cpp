#include "framework/catalog/catalog_fixture.hpp"

using namespace riffle;
using namespace catalog_tests;

TEST_CASE_METHOD(CatalogFixture, "a file that nobody claims is an error when it was named, and else is not mentioned") {
  const std::string file = folder.write("notes.tiny", "something else");
  folder.write("picture.png", "");
  CHECK(load().diagnostics.empty());
  const Loaded loaded = riffle::load(registry, {file});
  REQUIRE(loaded.diagnostics.size() == 1);
  CHECK(loaded.diagnostics[0].code == "unknown-format");
  CHECK(loaded.diagnostics[0].file == file);
  CHECK(loaded.diagnostics[0].hint == "formats are known for .tiny");
  CHECK(riffle::load(registry, {folder / "picture.png"}).diagnostics.at(0).code == "unknown-format");
}

TEST_CASE_METHOD(CatalogFixture, "extensions match in any case") {
  folder.write("GAME.TINY", "game|" + guid(1) + "|Shout|1\n");
  CHECK(load().catalogs.size() == 1);
}

TEST_CASE_METHOD(CatalogFixture, "two formats that are equally sure are both named, and the surer one reads") {
  registry.load({"twins", "1", "", false}, load_twins);
  folder.write("a.twin", "whose?");
  folder.write("b.twin", "mine");
  folder.write("c.twin", "late");
  const Loaded loaded = load();
  REQUIRE(loaded.diagnostics.size() == 1);
  CHECK(loaded.diagnostics[0].code == "ambiguous-format");
  CHECK(loaded.diagnostics[0].file == folder / "a.twin");
  CHECK_THAT(loaded.diagnostics[0].message, Catch::Contains("`twins.one`") && Catch::Contains("`twins.two`"));
  REQUIRE(loaded.decks.size() == 2);
  CHECK(loaded.decks[0].file == folder / "b.twin");
  CHECK(loaded.decks[1].file == folder / "c.twin");
}

TEST_CASE_METHOD(CatalogFixture, "a format that throws is an error that names its plugin, and the rest is loaded") {
  registry.load({"bang", "1", "", false}, load_bang);
  folder.write("a.bang", "");
  folder.write("b.tiny", "deck|" + guid(1) + "\nthrow\n");
  folder.write("c.tiny", "game|" + guid(1) + "|Fine|1\n");
  const Loaded loaded = load();
  const Diagnostics faults = of_code(loaded.diagnostics, "format-fault");
  REQUIRE(faults.size() == 2);
  CHECK_THAT(faults[0].message, Catch::Contains("plugin `bang`") && Catch::EndsWith("bang"));
  CHECK(faults[0].file == folder / "a.bang");
  CHECK_THAT(faults[1].message, Catch::Contains("plugin `tiny`") && Catch::EndsWith("the line says so"));
  CHECK(loaded.catalogs.size() == 1);
}

TEST_CASE_METHOD(CatalogFixture, "a format that claims a file, reads nothing and says nothing is reported") {
  folder.write("a.tiny", "set|1|2|3\nnothing\n");
  const Loaded loaded = load();
  REQUIRE(loaded.diagnostics.size() == 1);
  CHECK(loaded.diagnostics[0].code == "not-understood");
  CHECK(loaded.diagnostics[0].severity == Severity::error);
}

TEST_CASE_METHOD(CatalogFixture, "findings of a format that name no file get that of what it read") {
  folder.write("a.tiny", "game|" + guid(1) + "|Fine|1\nwhatever\n");
  const Diagnostics found = load().diagnostics;
  REQUIRE(found.size() == 1);
  CHECK(found[0].code == "tiny-word");
  CHECK(found[0].file == folder / "a.tiny");
}

TEST_CASE_METHOD(CatalogFixture, "a plugin that was revoked is asked about nothing") {
  folder.write("game.tiny", "game|" + guid(1) + "|Gone|1\n");
  registry.revoke(0);
  CHECK(load().catalogs.empty());
}
