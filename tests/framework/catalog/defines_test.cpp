#include "framework/catalog/catalog_fixture.hpp"

using namespace riffle;
using namespace catalog_tests;

namespace {

struct Defined : CatalogFixture {
  Loaded with(const std::vector<Define>& defines) {
    folder.write("game.tiny", "game|" + guid(1) + "|The Game|1\nnext|tiny.turn\n");
    return load(defines);
  }
};

}  // namespace

TEST_CASE_METHOD(Defined, "a define overrides what the definition says, its name in any case") {
  const Loaded loaded = with({{"CARDSREVERTTOORIGINALONGROUPCHANGE", "TRUE"},
                              {"riffle.seats", "4"},
                              {"Riffle.Undo", "Stop"},
                              {"riffle.reset", "form=keep"},
                              {"riffle.setup", "tiny.turn"}});
  REQUIRE(loaded.diagnostics.empty());
  const Definition& definition = loaded.catalogs.at(0)->definition;
  CHECK(definition.revert_links_on_zone_change);
  CHECK(definition.rules.seats == 4);
  CHECK(definition.rules.undo == "stop");
  CHECK(definition.rules.reset == "form=keep");
  CHECK(definition.rules.setup == "tiny.turn");
  CHECK(definition.rules.next == "tiny.turn");
}

TEST_CASE_METHOD(Defined, "of two defines of one thing the last wins") {
  const std::string name = "cardsRevertToOriginalOnGroupChange";
  CHECK_FALSE(with({{name, "true"}, {name, "False"}}).catalogs.at(0)->definition.revert_links_on_zone_change);
  CHECK(with({{name, "false"}, {name, "true"}}).catalogs.at(0)->definition.revert_links_on_zone_change);
}

TEST_CASE_METHOD(Defined, "a define of something unknown is an error with what was probably meant") {
  const Loaded loaded = with({{"riffle.seat", "4"}});
  REQUIRE(loaded.diagnostics.size() == 1);
  CHECK(loaded.diagnostics[0].code == "unknown-define");
  CHECK(loaded.diagnostics[0].file == "--define");
  CHECK(loaded.diagnostics[0].hint == "did you mean `riffle.seats`?");
}

TEST_CASE_METHOD(Defined, "a define with a bad value is one error however many games there are, and changes nothing") {
  folder.write("b/game.tiny", "game|" + guid(7) + "|Other|1\n");
  const Define bad = GENERATE(Define{"riffle.seats", "32"}, Define{"riffle.seats", "two"}, Define{"riffle.seats", "0"},
                              Define{"riffle.undo", "never"}, Define{"riffle.reset", "face=keep"},
                              Define{"cardsRevertToOriginalOnGroupChange", "yes"});
  const Loaded loaded = with({bad});
  REQUIRE(loaded.diagnostics.size() == 1);
  CHECK(loaded.diagnostics[0].code == "bad-define");
  CHECK(loaded.diagnostics[0].severity == Severity::error);
  CHECK(loaded.catalogs.at(0)->definition.rules.seats == 2);
  CHECK(loaded.catalogs.at(0)->definition.rules.undo == "free");
  CHECK_FALSE(loaded.catalogs.at(0)->definition.revert_links_on_zone_change);
}

TEST_CASE_METHOD(Defined, "an action that a define names is checked like one of the definition") {
  const Loaded loaded = with({{"riffle.next", "tiny.nothing"}});
  REQUIRE(loaded.diagnostics.size() == 1);
  CHECK(loaded.diagnostics[0].code == "unknown-action");
}
