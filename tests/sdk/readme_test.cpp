#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>
#include <string>

namespace {

std::string read(const std::string& file) {
  std::ifstream in(RIFFLE_SOURCE_DIR "/" + file);
  REQUIRE(in);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

TEST_CASE("the observer of the author's guide is a plugin of the tests, to the letter") {
  const std::string code = read("tests/sdk/scorekeeper/plugin.cpp");
  CHECK(read("sdk/README.md").find("```cpp\n" + code + "```") != std::string::npos);
}
