#include "framework/catalog/catalog_fixture.hpp"

using namespace riffle;
using namespace catalog_tests;

namespace {

std::string card(int id, const std::string& name, const std::string& alternate, const std::string& dependent) {
  return "card|" + guid(id) + "|" + name + "|" + alternate + "|" + dependent + "\n";
}

}  // namespace

TEST_CASE_METHOD(CatalogFixture, "empty and false mean that a card is independent") {
  const Loaded loaded = load_set(card(10, "A", "", " ") + card(11, "B", "", "FALSE") + card(12, "C", "", "false"));
  CHECK(loaded.diagnostics.empty());
  CHECK(loaded.catalogs.at(0)->details.at(1).dependent == "FALSE");
}

TEST_CASE_METHOD(CatalogFixture, "a dependent card may name the card it depends on") {
  const Loaded loaded =
      load_set(card(10, "A", "", "") + card(11, "B", "", "{" + guid(10) + "}") + card(12, "C", "", guid(11)));
  CHECK(loaded.diagnostics.empty());
}

TEST_CASE_METHOD(CatalogFixture, "to depend on an unknown card, or on oneself, is an error") {
  const Loaded loaded = load_set(card(10, "A", "", guid(99)) + card(11, "B", "", guid(11)));
  REQUIRE(loaded.diagnostics.size() == 2);
  CHECK(loaded.diagnostics[0].code == "unknown-dependent");
  CHECK(loaded.diagnostics[0].place.line == 2);
  CHECK(loaded.diagnostics[0].place.column == 46);
  CHECK(loaded.diagnostics[1].code == "self-dependent");
  CHECK(loaded.diagnostics[1].severity == Severity::error);
}

TEST_CASE_METHOD(CatalogFixture, "cards that depend on each other in a circle are one error with the chain") {
  const Loaded loaded = load_set(card(10, "A", "", guid(11)) + card(11, "B", "", guid(12)) +
                                 card(12, "C", "", guid(10)) + card(13, "D", "", guid(10)));
  REQUIRE(loaded.diagnostics.size() == 1);
  CHECK(loaded.diagnostics[0].code == "dependent-cycle");
  CHECK(loaded.diagnostics[0].severity == Severity::error);
  CHECK_THAT(loaded.diagnostics[0].message, Catch::Contains("`A` -> `B` -> `C` -> `A`"));
}

TEST_CASE_METHOD(CatalogFixture, "a card that depends on whoever leads to it needs an independent card that does") {
  SECTION("through a chain") {
    const Loaded loaded =
        load_set(card(10, "Last", "", "true") + card(11, "Middle", guid(10), "yes") + card(12, "First", guid(11), ""));
    CHECK(loaded.diagnostics.empty());
  }
  SECTION("through a named form") {
    const Loaded loaded =
        load_set(card(10, "Last", "", "true") + card(12, "First", "", "") + "form|X|Fx|" + guid(10) + "\n");
    CHECK(loaded.diagnostics.empty());
  }
  SECTION("only from dependent ones") {
    const Loaded loaded = load_set(card(10, "Last", "", "true") + card(11, "Middle", guid(10), "true"));
    REQUIRE(loaded.diagnostics.size() == 2);
    CHECK(loaded.diagnostics[0].code == "dependent-without-original");
    CHECK(loaded.diagnostics[0].severity == Severity::error);
    CHECK(loaded.diagnostics[1].code == "dependent-without-original");
  }
}
