#include "framework/catalog/catalog_fixture.hpp"

using namespace riffle;
using namespace catalog_tests;

TEST_CASE_METHOD(CatalogFixture, "a named form prints its own values, else those of its base") {
  const Loaded loaded = load_set("card|" + guid(10) + "|Ace\n=|Suit|Hearts\n=|Rank|1\n" +
                                 "form|B|Ace of Nothing\n=|Suit\nform|C|\n=|Suit|\n=|Rank|-2\n");
  CHECK(loaded.diagnostics.empty());
  const Catalog& catalog = *loaded.catalogs.at(0);
  REQUIRE(catalog.forms.size() == 3);
  CHECK(catalog.templates.at(0).forms == 3);
  CHECK(printed(catalog, 0, "Suit") == "\"Hearts\"");
  CHECK(printed(catalog, 0, "Rank") == "1");
  CHECK(printed(catalog, 1, "Suit") == "absent");
  CHECK(printed(catalog, 1, "Rank") == "1");
  CHECK(printed(catalog, 2, "Suit") == "\"\"");
  CHECK(printed(catalog, 2, "Rank") == "-2");
  CHECK(title(catalog, FormId{1}) == "Ace of Nothing");
  CHECK(title(catalog, FormId{2}) == "Ace");
  CHECK_FALSE(catalog.forms[0].type);
  CHECK(registry.symbols().text(catalog.forms[2].type) == "C");
  CHECK(catalog.forms[2].of == TemplateId{0});
}

TEST_CASE_METHOD(CatalogFixture, "templates are found by the digits of their GUID and by their title in any case") {
  const Loaded loaded = load_set("card|" + guid(10) + "|Ace\ncard|" + guid(11) + "|ACE\n");
  const Catalog& catalog = *loaded.catalogs.at(0);
  CHECK(catalog.by_guid.at("00000000000040008000000000000011") == TemplateId{1});
  CHECK(catalog.by_title.at("ace") == std::vector<FormId>{FormId{0}, FormId{1}});
}

TEST_CASE_METHOD(CatalogFixture, "a number that is none is a warning at its place, and its text is kept") {
  const Loaded loaded =
      load_set("card|" + guid(10) + "|Scheme\n=|Rank|1A\ncard|" + guid(11) + "|Vast\n=|Rank|2147483648\ncard|" +
               guid(12) + "|Blank\n=|Rank|\ncard|" + guid(13) + "|Least\n=|Rank| -2147483648 \n");
  const Catalog& catalog = *loaded.catalogs.at(0);
  CHECK(printed(catalog, 0, "Rank") == "\"1A\"");
  CHECK(printed(catalog, 1, "Rank") == "\"2147483648\"");
  CHECK(printed(catalog, 2, "Rank") == "\"\"");
  CHECK(printed(catalog, 3, "Rank") == "-2147483648");
  REQUIRE(loaded.diagnostics.size() == 2);
  CHECK(loaded.diagnostics[0].code == "not-a-number");
  CHECK(loaded.diagnostics[0].severity == Severity::warning);
  CHECK(loaded.diagnostics[0].file == folder / "set.tiny");
  CHECK(loaded.diagnostics[0].place == SourcePlace{3, 8, 2});
  CHECK(loaded.diagnostics[1].place.line == 5);
}

TEST_CASE_METHOD(CatalogFixture,
                 "an undeclared property is kept, with one warning for each set that counts its values") {
  const Loaded loaded = load_set("card|" + guid(10) + "|A\n=|Mood|calm\ncard|" + guid(11) + "|B\n=|Mood|wild\n");
  const Catalog& catalog = *loaded.catalogs.at(0);
  CHECK(printed(catalog, 0, "Mood") == "\"calm\"");
  CHECK(printed(catalog, 1, "Mood") == "\"wild\"");
  REQUIRE(loaded.diagnostics.size() == 1);
  CHECK(loaded.diagnostics[0].code == "undeclared-property");
  CHECK(loaded.diagnostics[0].place.line == 3);
  CHECK_THAT(loaded.diagnostics[0].message, Catch::Contains("`Mood`") && Catch::Contains("2 values"));
}

TEST_CASE_METHOD(CatalogFixture, "a property in another case is read as the declared one, with a warning") {
  const Loaded loaded = load_set("card|" + guid(10) + "|A\n=|RANK|7\n");
  const Catalog& catalog = *loaded.catalogs.at(0);
  CHECK(printed(catalog, 0, "Rank") == "7");
  CHECK(printed(catalog, 0, "RANK") == "no column");
  REQUIRE(loaded.diagnostics.size() == 1);
  CHECK(loaded.diagnostics[0].code == "property-case");
  CHECK(loaded.diagnostics[0].hint == "they are read as `Rank`");
}

TEST_CASE_METHOD(CatalogFixture, "a property that is printed twice keeps its first value") {
  const Loaded loaded = load_set("card|" + guid(10) + "|A\n=|Suit|Hearts\n=|Suit|Spades\n");
  CHECK(printed(*loaded.catalogs.at(0), 0, "Suit") == "\"Hearts\"");
  REQUIRE(of_code(loaded.diagnostics, "duplicate-property").size() == 1);
}

TEST_CASE_METHOD(CatalogFixture, "a property named like one that every card has is kept beside it") {
  folder.write("game.tiny", "game|" + guid(1) + "|The Game|1\nproperty|face\n");
  folder.write("set.tiny", "set|" + guid(2) + "|" + guid(1) + "|S\ncard|" + guid(10) + "|A\n=|face|stern\n");
  const Loaded loaded = load();
  const Catalog& catalog = *loaded.catalogs.at(0);
  CHECK(catalog.columns.at(0).index >= property::built_in);
  CHECK(printed(catalog, 0, "printed face") == "\"stern\"");
  CHECK(of_code(loaded.diagnostics, "reserved-property").size() == 1);
}

TEST_CASE_METHOD(CatalogFixture,
                 "more undeclared properties than a game can have are an error, and cost nothing else") {
  std::string lines = "card|" + guid(10) + "|A\n=|Suit|Hearts\n";
  for (int i = 0; i < 300; ++i) lines += "=|Stray " + std::to_string(i) + "|x\n";
  const Loaded loaded = load_set(lines);
  const Catalog& catalog = *loaded.catalogs.at(0);
  CHECK(catalog.row_width == 2 + 256);
  CHECK(printed(catalog, 0, "Suit") == "\"Hearts\"");
  CHECK(of_code(loaded.diagnostics, "undeclared-property").size() == 256);
  CHECK(of_code(loaded.diagnostics, "too-many-properties").size() == 44);
}

TEST_CASE_METHOD(CatalogFixture, "of two cards with one GUID the first is used") {
  const Loaded loaded = load_set("card|" + guid(10) + "|Mourning\ncard|{" + guid(10) + "}|Angler\n");
  const Catalog& catalog = *loaded.catalogs.at(0);
  REQUIRE(catalog.templates.size() == 1);
  CHECK(title(catalog, FormId{0}) == "Mourning");
  REQUIRE(loaded.diagnostics.size() == 1);
  CHECK(loaded.diagnostics[0].code == "duplicate-guid");
  CHECK(loaded.diagnostics[0].severity == Severity::warning);
  CHECK(loaded.diagnostics[0].place.line == 3);
  CHECK_THAT(loaded.diagnostics[0].message, Catch::Contains("`Mourning`") && Catch::EndsWith("set.tiny:2"));
}

TEST_CASE_METHOD(CatalogFixture, "of two forms with one name the first is used; names may differ in case") {
  const Loaded loaded = load_set("card|" + guid(10) + "|A\nform|B|First\nform|B|Second\nform|b|Third\n");
  const Catalog& catalog = *loaded.catalogs.at(0);
  REQUIRE(catalog.forms.size() == 3);
  CHECK(title(catalog, FormId{1}) == "First");
  CHECK(title(catalog, FormId{2}) == "Third");
  REQUIRE(loaded.diagnostics.size() == 2);
  CHECK(loaded.diagnostics[0].code == "duplicate-form");
  CHECK(loaded.diagnostics[0].place.line == 4);
  CHECK(loaded.diagnostics[1].code == "forms-differ-in-case");
  CHECK(loaded.diagnostics[1].severity == Severity::warning);
}

TEST_CASE_METHOD(CatalogFixture, "findings come in the order of files and lines") {
  folder.write("a.tiny", "set|" + guid(2) + "|" + guid(1) + "|A\ncard|" + guid(10) + "|A|nonsense\n=|Mood|x\n");
  folder.write("b.tiny", "set|" + guid(3) + "|" + guid(1) + "|B\ncard|" + guid(10) + "|A\n");
  folder.write("game.tiny", "game|" + guid(1) + "|The Game|1\nwhatever\n");
  std::vector<std::string> codes;
  for (const Diagnostic& diagnostic : load().diagnostics) codes.push_back(diagnostic.code);
  CHECK(codes == std::vector<std::string>{"bad-link", "undeclared-property", "duplicate-guid", "tiny-word"});
}

TEST_CASE_METHOD(CatalogFixture, "a card without a GUID can still be found by its title") {
  const Loaded loaded = load_set("card|ace|Ace\ncard|ace|Other\n");
  const Catalog& catalog = *loaded.catalogs.at(0);
  CHECK(catalog.templates.size() == 2);
  CHECK(catalog.by_guid.empty());
  CHECK(catalog.by_title.count("other") == 1);
}
