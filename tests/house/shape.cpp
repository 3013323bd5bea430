#include <catch2/catch.hpp>

#include <algorithm>
#include <cctype>
#include <set>
#include <utility>

#include "house/tree.hpp"

namespace {

const std::vector<std::string> product = {"sdk", "framework", "plugins", "games"};
const std::vector<std::string> everything = {"sdk", "framework", "plugins", "games", "tests"};

bool is_too_long(const std::string& file, std::size_t lines) {
  return (house::is_header(file) && lines >= 130) || (house::is_source(file) && lines > 300);
}

// Words that say nothing, in the file's name or a folder's; a line handler is a thing of its own.
bool has_empty_word(const std::string& file) {
  static const std::set<std::string> empty = {"manager", "managers", "helper",  "helpers", "util",
                                              "utils",   "impl",     "handler", "handlers"};
  std::string word, before;
  for (char c : file + "/") {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0) {
      word += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
      continue;
    }
    if (empty.contains(word) && !(before == "line" && word.starts_with("handler"))) return true;
    before = std::exchange(word, "");
  }
  return false;
}

// A plugin that links a room of the framework, whatever it includes.
bool links_the_framework(const std::string& line) {
  const std::string code = line.substr(0, line.find('#'));
  for (const std::string room : {"base", "registry", "plugin", "catalog", "state", "rules", "bus", "game", "laws"}) {
    if (code.find("riffle_" + room) != std::string::npos) return true;
  }
  return code.find("framework") != std::string::npos;
}

}  // namespace

TEST_CASE("headers and sources are short") {
  for (const auto& file : house::files(product)) {
    const auto length = house::lines(file).size();
    INFO(file << " has " << length << " lines");
    CHECK_FALSE(is_too_long(file, length));
  }
}

TEST_CASE("file names say something") {
  const auto files = house::files(everything);
  REQUIRE(files.size() > 20);
  for (const auto& file : files) {
    INFO(file);
    CHECK_FALSE(has_empty_word(file));
  }
}

TEST_CASE("no plugin links the framework") {
  for (const auto& file : house::files({"plugins", "games"})) {
    if (std::count(file.begin(), file.end(), '/') < 2 || !file.ends_with("/CMakeLists.txt")) continue;
    for (const auto& line : house::lines(file)) {
      INFO(file << ": " << line);
      CHECK_FALSE(links_the_framework(line));
    }
  }
}

TEST_CASE("what is long, empty or linked wrongly is noticed") {
  CHECK(is_too_long("sdk/include/riffle/a.hpp", 130));
  CHECK_FALSE(is_too_long("sdk/include/riffle/a.hpp", 129));
  CHECK(is_too_long("framework/base/a.cpp", 301));
  CHECK_FALSE(is_too_long("framework/base/a.cpp", 300));
  CHECK(has_empty_word("framework/base/string_util.hpp"));
  CHECK(has_empty_word("framework/helpers/text.hpp"));
  CHECK(has_empty_word("framework/game/GAME-Manager.cpp"));
  CHECK(has_empty_word("framework/game/handler.cpp"));
  CHECK_FALSE(has_empty_word("plugins/format_text/line_handler.hpp"));
  CHECK_FALSE(has_empty_word("framework/base/utility_of_words.hpp"));
  CHECK(links_the_framework("target_link_libraries(ruin PRIVATE riffle_game)"));
  CHECK(links_the_framework("target_include_directories(ruin PRIVATE ../../framework)"));
  CHECK_FALSE(links_the_framework("riffle_add_plugin(ruin plugin.cpp)"));
}
