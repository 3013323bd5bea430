#include "catalog/requirement.hpp"

#include <catch2/catch.hpp>

using namespace riffle;

TEST_CASE("what a definition needs is a plugin, and maybe the least version that will do") {
  CHECK(requirement("race").id == "race");
  CHECK(requirement("race").version.empty());
  CHECK(requirement("race 1.2").id == "race");
  CHECK(requirement("race   1.2 ").version == "1.2");
  CHECK(requirement("").id.empty());
}

TEST_CASE("a plugin is required under its whole id, whatever the version") {
  RulesDefinition rules;
  rules.plugins = {"race 1.0", "rally"};
  CHECK(requires_plugin(rules, "race"));
  CHECK(requires_plugin(rules, "rally"));
  CHECK_FALSE(requires_plugin(rules, "rac"));
  CHECK_FALSE(requires_plugin(rules, "rally2"));
  CHECK_FALSE(requires_plugin(rules, "race 1.0"));
}
