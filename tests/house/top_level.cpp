#include <catch2/catch.hpp>

#include <set>

#include "house/tree.hpp"

namespace {

bool may_stand_at_the_top(const std::string& name) {
  static const std::set<std::string> names = {
      "CMakeLists.txt", "CMakePresets.json", "LICENSE", "README.md", "framework", "games", "plugins", "sdk", "tests"};
  return name.starts_with(".") || names.contains(name);
}

}  // namespace

TEST_CASE("the top folder holds what the design names and nothing else") {
  const auto names = house::top_level();
  REQUIRE_FALSE(names.empty());
  for (const auto& name : names) {
    INFO(name);
    CHECK(may_stand_at_the_top(name));
  }
}

TEST_CASE("a stray name at the top is noticed") {
  CHECK(may_stand_at_the_top("sdk"));
  CHECK(may_stand_at_the_top(".gitignore"));
  CHECK_FALSE(may_stand_at_the_top("src"));
  CHECK_FALSE(may_stand_at_the_top("build"));
  CHECK_FALSE(may_stand_at_the_top("NOTES.md"));
}
