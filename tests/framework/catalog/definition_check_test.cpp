#include "catalog/definition_check.hpp"

#include "catalog/reset.hpp"
#include "framework/catalog/catalog_fixture.hpp"

using namespace riffle;
using namespace catalog_tests;

namespace {

struct Checked : CatalogFixture {
  Definition definition;
  Diagnostics diagnostics;

  Checked() {
    definition.file = "definition.tiny";
    definition.place = {3, 4, 5};
  }
  void check() { loading::check_definition(registry, definition, diagnostics); }
};

}  // namespace

TEST_CASE_METHOD(Checked, "a definition that names what is there is fine") {
  definition.rules.plugins = {"tiny", "tiny 1.1"};
  definition.rules.setup = definition.rules.next = "tiny.turn";
  definition.rules.reset = "FORM=keep  markers=initial";
  check();
  CHECK(diagnostics.empty());
  CHECK(definition.rules.reset == "form=keep markers=initial");
}

TEST_CASE_METHOD(Checked, "a plugin that is missing or too old is an error") {
  definition.rules.plugins = {"tinny", "tiny 1.10"};
  check();
  REQUIRE(diagnostics.size() == 2);
  CHECK(diagnostics[0].code == "missing-plugin");
  CHECK(diagnostics[0].severity == Severity::error);
  CHECK(diagnostics[0].file == "definition.tiny");
  CHECK(diagnostics[0].place == SourcePlace{3, 4, 5});
  CHECK(diagnostics[0].hint == "did you mean `tiny`?");
  CHECK(diagnostics[1].code == "plugin-version");
}

TEST_CASE_METHOD(Checked, "an action of the rules that nobody provides is an error") {
  definition.rules.setup = "tiny.trun";
  definition.rules.next = "tiny.turn";
  check();
  REQUIRE(diagnostics.size() == 1);
  CHECK(diagnostics[0].code == "unknown-action");
  CHECK(diagnostics[0].hint == "did you mean `tiny.turn`?");
}

TEST_CASE_METHOD(Checked, "a menu entry that looks like an action id and is none is a warning") {
  GroupDefinition& group = definition.groups.emplace_back();
  for (const char* action : {"tiny.turn", "SwitchCardWithAlternate", "card.rotate", "Module.function", "", ".", "a."}) {
    MenuEntry& entry = group.menu.emplace_back();
    entry.label = "Do it";
    entry.action = action;
    entry.place = {9, 1, 2};
  }
  check();
  REQUIRE(diagnostics.size() == 1);
  CHECK(diagnostics[0].code == "unknown-menu-action");
  CHECK(diagnostics[0].severity == Severity::warning);
  CHECK(diagnostics[0].place.line == 9);
  CHECK_THAT(diagnostics[0].message, Catch::Contains("`card.rotate`"));
}

TEST_CASE_METHOD(Checked, "policies that are none are errors, and the defaults are used") {
  definition.rules.seats = 32;
  definition.rules.undo = "maybe";
  definition.rules.reset = "markers=keep face=keep";
  check();
  REQUIRE(diagnostics.size() == 3);
  CHECK(diagnostics[0].code == "bad-seats");
  CHECK(diagnostics[1].code == "bad-undo");
  CHECK(diagnostics[2].code == "bad-reset");
  CHECK_THAT(diagnostics[2].message, Catch::EndsWith("found `face=keep`"));
  CHECK(definition.rules.seats == 2);
  CHECK(definition.rules.undo == "free");
  CHECK(definition.rules.reset == "markers=keep");
}

TEST_CASE("a reset policy is words of an attribute and what becomes of it") {
  const ResetPolicy policy = read_reset_policy(" form=keep orientation=initial\thighlight=keep controller=keep ");
  CHECK(policy.bad.empty());
  REQUIRE(policy.rules.size() == 4);
  CHECK(policy.rules[1].attribute == ResetAttribute::orientation);
  CHECK_FALSE(policy.rules[1].keep);
  CHECK(policy.rules[3].attribute == ResetAttribute::controller);
  CHECK(read_reset_policy("").rules.empty());
  CHECK(read_reset_policy("initial").text() == "form=initial");
  CHECK(read_reset_policy("form=sometimes form= =keep form").bad.size() == 4);
}
