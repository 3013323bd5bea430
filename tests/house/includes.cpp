#include <catch2/catch.hpp>

#include "house/include_rules.hpp"
#include "house/tree.hpp"

namespace {

std::string objection_to(const std::string& file, const std::string& line) {
  const auto include = house::include_of(line);
  REQUIRE(include);
  return house::objection(file, *include);
}

}  // namespace

TEST_CASE("every include keeps to who may include whom") {
  std::size_t seen = 0;
  for (const auto& file : house::files({"sdk", "framework", "plugins", "games"})) {
    if (!house::is_header(file) && !house::is_source(file)) continue;
    std::size_t number = 0;
    for (const auto& line : house::lines(file)) {
      ++number;
      const auto include = house::include_of(line);
      if (!include) continue;
      ++seen;
      INFO(file << ":" << number << ": " << line);
      CHECK(house::objection(file, *include) == "");
    }
  }
  CHECK(seen > 20);
}

TEST_CASE("an include line is recognised, whatever its blanks") {
  CHECK(house::include_of("#include <vector>")->target == "vector");
  CHECK(house::include_of("  #  include \"state/state.hpp\"  // why")->target == "state/state.hpp");
  CHECK(house::include_of("#include \"a.hpp\"")->quoted);
  CHECK_FALSE(house::include_of("// #include <vector>"));
  CHECK_FALSE(house::include_of("#define include"));
  CHECK_FALSE(house::include_of(""));
}

TEST_CASE("the SDK includes the standard library and itself") {
  const std::string header = "sdk/include/riffle/sample.hpp";
  CHECK(objection_to(header, "#include <vector>") == "");
  CHECK(objection_to(header, "#include <riffle/ids.hpp>") == "");
  CHECK(objection_to(header, "#include <boost/json.hpp>") != "");
  CHECK(objection_to(header, "#include <unistd.h>") != "");
  CHECK(objection_to(header, "#include \"state/state.hpp\"") != "");
  CHECK(objection_to(header, "#include \"riffle/ids.hpp\"") != "");
}

TEST_CASE("a plugin includes neither the framework nor another plugin") {
  for (const std::string plugin : {"plugins/sample/plugin.cpp", "games/sample/plugin/plugin.cpp"}) {
    CHECK(objection_to(plugin, "#include <riffle/plugin.hpp>") == "");
    CHECK(objection_to(plugin, "#include <memory>") == "");
    CHECK(objection_to(plugin, "#include <pugixml.hpp>") == "");
    CHECK(objection_to(plugin, "#include \"base/text.hpp\"") != "");
    CHECK(objection_to(plugin, "#include <base/text.hpp>") != "");
    CHECK(objection_to(plugin, "#include <framework/base/text.hpp>") != "");
    CHECK(objection_to(plugin, "#include \"../format_octgn/words.hpp\"") != "");
    CHECK(objection_to(plugin, "#include <plugins/format_octgn/words.hpp>") != "");
  }
}

TEST_CASE("a room includes the rooms below it, and no plugin") {
  CHECK(objection_to("framework/game/sample.cpp", "#include \"state/state.hpp\"") == "");
  CHECK(objection_to("framework/rules/sample.cpp", "#include \"registry/registry.hpp\"") == "");
  CHECK(objection_to("framework/base/sample.cpp", "#include \"registry/registry.hpp\"") != "");
  CHECK(objection_to("framework/state/sample.cpp", "#include \"registry/registry.hpp\"") != "");
  CHECK(objection_to("framework/rules/sample.cpp", "#include \"bus/bus.hpp\"") != "");
  CHECK(objection_to("framework/game/sample.cpp", "#include \"plugin/plugins.hpp\"") != "");
  CHECK(objection_to("framework/game/sample.cpp", "#include <rules/answers.hpp>") != "");
  CHECK(objection_to("framework/catalog/sample.cpp", "#include \"plugins/format_octgn/words.hpp\"") != "");
  CHECK(objection_to("framework/catalog/sample.cpp", "#include \"catalog.hpp\"") != "");
  CHECK(objection_to("framework/cellar/sample.cpp", "#include \"base/text.hpp\"") != "");
}

TEST_CASE("the state knows nothing of events and plugins") {
  CHECK(objection_to("framework/state/sample.hpp", "#include <riffle/edit.hpp>") == "");
  CHECK(objection_to("framework/state/sample.hpp", "#include <riffle/event.hpp>") != "");
  CHECK(objection_to("framework/state/sample.hpp", "#include <riffle/registrar.hpp>") != "");
}

TEST_CASE("each third-party library has one owner") {
  const std::vector<std::pair<std::string, std::string>> owned = {
      {"framework/plugin/sample.cpp", "#include <boost/dll/shared_library.hpp>"},
      {"framework/bus/sample.cpp", "#include <boost/signals2/signal.hpp>"},
      {"framework/base/sample.cpp", "#include <boost/json.hpp>"},
      {"framework/base/sample.cpp", "#include <spdlog/spdlog.h>"},
      {"framework/base/sample.cpp", "#include <unicode/unistr.h>"},
      {"framework/app/sample.cpp", "#include <CLI/CLI.hpp>"},
      {"plugins/format_octgn/sample.cpp", "#include <tinyxml2.h>"},
  };
  for (const auto& [file, line] : owned) {
    INFO(line);
    CHECK(objection_to(file, line) == "");
    CHECK(objection_to("framework/game/sample.cpp", line) != "");
    CHECK(objection_to("plugins/sample/plugin.cpp", line) != "");
  }
  CHECK(objection_to("framework/game/sample.cpp", "#include <boost/asio.hpp>") != "");
  CHECK(objection_to("framework/plugin/sample.cpp", "#include <sys/stat.h>") == "");
}

TEST_CASE("only tests include the test libraries") {
  for (const std::string line : {"#include <catch2/catch.hpp>", "#include <rapidcheck.h>"}) {
    CHECK(objection_to("tests/framework/sample.cpp", line) == "");
    CHECK(objection_to("framework/base/sample.cpp", line) != "");
    CHECK(objection_to("plugins/sample/plugin.cpp", line) != "");
    CHECK(objection_to("sdk/include/riffle/sample.hpp", line) != "");
  }
}
