#include "framework/catalog/catalog_fixture.hpp"

using namespace riffle;
using namespace catalog_tests;

namespace {

std::string card(int id, const std::string& name, const std::string& alternate = "") {
  return "card|" + guid(id) + "|" + name + "|" + alternate + "\n";
}

struct Links : CatalogFixture {
  /// "A -> B; B -> none": each base form and what it links to.
  std::string chains(const Catalog& catalog) const {
    std::string text;
    for (const TemplateRecord& record : catalog.templates)
      text += (text.empty() ? "" : "; ") + title(catalog, record.first) + " -> " +
              title(catalog, catalog.forms[record.first.index].link);
    return text;
  }
};

}  // namespace

TEST_CASE_METHOD(Links, "a link leads to the base of the template with that GUID, however it is spelled") {
  const Loaded loaded = load_set(card(10, "A", "{" + guid(11) + "}") + "form|X|Xa\n" +
                                 card(11, "B", "00000000000040008000000000000012") + "form|X|Xb\n" + card(12, "C"));
  CHECK(loaded.diagnostics.empty());
  CHECK(chains(*loaded.catalogs.at(0)) == "A -> B; B -> C; C -> none");
}

TEST_CASE_METHOD(Links, "a link belongs to the form that has it") {
  const Loaded loaded =
      load_set(card(10, "A") + "form|X|Ax|" + guid(11) + "\n" + card(11, "B", guid(10)) + "form|Y|By\n");
  const Catalog& catalog = *loaded.catalogs.at(0);
  CHECK(loaded.diagnostics.empty());
  CHECK_FALSE(catalog.forms[0].link);
  CHECK(title(catalog, catalog.forms[1].link) == "B");
  CHECK_FALSE(catalog.forms[3].link);
}

TEST_CASE_METHOD(Links, "a link that is no GUID is an error at the value, and the card has none; a blank is no link") {
  const Loaded loaded = load_set(card(10, "A", "Betty White") + card(11, "B", "  "));
  const Catalog& catalog = *loaded.catalogs.at(0);
  CHECK(chains(catalog) == "A -> none; B -> none");
  CHECK(catalog.forms[0].dangling == 0);
  REQUIRE(loaded.diagnostics.size() == 1);
  CHECK(loaded.diagnostics[0].code == "bad-link");
  CHECK(loaded.diagnostics[0].severity == Severity::error);
  CHECK(loaded.diagnostics[0].place == SourcePlace{2, 45, 11});
}

TEST_CASE_METHOD(Links, "a link that names no card is an error, and dangles") {
  const Loaded loaded = load_set(card(10, "A", guid(99)));
  const Catalog& catalog = *loaded.catalogs.at(0);
  CHECK(catalog.forms[0].dangling == 1);
  CHECK_FALSE(catalog.forms[0].link);
  REQUIRE(loaded.diagnostics.size() == 1);
  CHECK(loaded.diagnostics[0].code == "unknown-alternate");
  CHECK(loaded.diagnostics[0].severity == Severity::error);
}

TEST_CASE_METHOD(
    Links,
    "a link to the card itself is an error, and stays: the chain ends there, also when another card leads to it") {
  const Loaded loaded = load_set(card(10, "A", guid(10)) + card(11, "B", guid(10)));
  CHECK(chains(*loaded.catalogs.at(0)) == "A -> A; B -> A");
  CHECK(loaded.catalogs.at(0)->forms[0].dangling == 0);
  REQUIRE(loaded.diagnostics.size() == 1);
  CHECK(loaded.diagnostics[0].code == "self-link");
}

TEST_CASE_METHOD(Links, "a link from a form to its own base is none to itself") {
  const Loaded loaded = load_set(card(10, "A") + "form|X|Ax|" + guid(10) + "\n");
  CHECK(loaded.diagnostics.empty());
  CHECK(loaded.catalogs.at(0)->forms[1].link == FormId{0});
}

TEST_CASE_METHOD(Links, "a circle is one warning, from the card that was read first") {
  const Loaded loaded = load_set(card(10, "A", guid(11)) + card(11, "B", guid(12)) + card(12, "C", guid(10)));
  CHECK(chains(*loaded.catalogs.at(0)) == "A -> B; B -> C; C -> A");
  REQUIRE(loaded.diagnostics.size() == 1);
  CHECK(loaded.diagnostics[0].code == "link-cycle");
  CHECK(loaded.diagnostics[0].severity == Severity::warning);
  CHECK(loaded.diagnostics[0].place.line == 2);
  CHECK_THAT(loaded.diagnostics[0].message, Catch::Contains("`A` -> `B` -> `C` -> `A`"));
}

TEST_CASE_METHOD(Links, "a chain that never leads back to its card is a warning of that card") {
  const Loaded loaded = load_set(card(10, "A", guid(11)) + card(11, "B", guid(12)) + card(12, "C", guid(11)));
  REQUIRE(loaded.diagnostics.size() == 2);
  CHECK(loaded.diagnostics[0].code == "link-cycle-no-return");
  CHECK(loaded.diagnostics[0].severity == Severity::warning);
  CHECK(loaded.diagnostics[0].place.line == 2);
  CHECK_THAT(loaded.diagnostics[0].message, Catch::Contains("`A` -> `B`"));
  CHECK(loaded.diagnostics[1].code == "link-cycle");
  CHECK(loaded.diagnostics[1].place.line == 3);
}

TEST_CASE_METHOD(Links, "a named form whose link leads round to its own card returns") {
  const Loaded loaded = load_set(card(10, "A", guid(11)) + "form|X|Ax|" + guid(11) + "\n" + card(11, "B", guid(10)));
  CHECK(of_code(loaded.diagnostics, "link-cycle").size() == 1);
  CHECK(of_code(loaded.diagnostics, "link-cycle-no-return").empty());
}

TEST_CASE_METHOD(Links,
                 "a named form whose link leads into a circle of other cards never returns, even from a circle") {
  const Loaded loaded = load_set(card(10, "A", guid(11)) + "form|X|Ax|" + guid(12) + "\n" + card(11, "B", guid(10)) +
                                 card(12, "C", guid(13)) + card(13, "D", guid(12)));
  CHECK(of_code(loaded.diagnostics, "link-cycle").size() == 2);
  const Diagnostics found = of_code(loaded.diagnostics, "link-cycle-no-return");
  REQUIRE(found.size() == 1);
  CHECK(found[0].place.line == 3);
  CHECK_THAT(found[0].message, Catch::Contains("`Ax`"));
}

TEST_CASE_METHOD(Links, "a link into another set of the game is noted") {
  folder.write("other.tiny", "set|" + guid(3) + "|" + guid(1) + "|Second\n" + card(20, "Far"));
  const Loaded loaded = load_set(card(10, "A", guid(20)));
  const Catalog& catalog = *loaded.catalogs.at(0);
  CHECK(title(catalog, catalog.forms[1].link) == "Far");
  REQUIRE(loaded.diagnostics.size() == 1);
  CHECK(loaded.diagnostics[0].code == "alternate-in-other-set");
  CHECK(loaded.diagnostics[0].severity == Severity::note);
  CHECK_THAT(loaded.diagnostics[0].message, Catch::Contains("`Second`"));
}

TEST_CASE_METHOD(Links, "a link into a set of another game is an error that says where the card is") {
  folder.write("b/other.tiny", "set|" + guid(3) + "|" + guid(7) + "|Foreign\n" + card(20, "Far"));
  SECTION("a set that was left out") {
    const Loaded loaded = load_set(card(10, "A", guid(20)));
    CHECK(of_code(loaded.diagnostics, "other-game").size() == 1);
    REQUIRE(of_code(loaded.diagnostics, "alternate-in-other-game").size() == 1);
    CHECK(loaded.catalogs.at(0)->forms[0].dangling == 1);
  }
  SECTION("a set of a game beside it") {
    folder.write("b/game.tiny", "game|" + guid(7) + "|Other|1\n");
    const Loaded loaded = load_set(card(10, "A", guid(20)));
    REQUIRE(loaded.diagnostics.size() == 1);
    CHECK(loaded.diagnostics[0].code == "alternate-in-other-game");
    CHECK(loaded.diagnostics[0].severity == Severity::error);
    CHECK_THAT(loaded.diagnostics[0].message, Catch::Contains("`Foreign`"));
  }
}
