#include "base/json.hpp"

#include <catch2/catch.hpp>

using namespace riffle;

TEST_CASE("a JSON line is read, and printed on one line with its keys in their order") {
  const std::string line = R"({"zeta":1,"alpha":["a",null,true],"mid":{"b":-2,"a":"\"\n"}})";
  const auto value = parse_json(line);
  REQUIRE(value);
  CHECK(json::serialize(*value) == line);
}

TEST_CASE("an object keeps the order in which its keys were added") {
  json::object object;
  object["seat"] = 1;
  object["chosen"] = json::array{"#3", 4};
  object["digest"] = 18'446'744'073'709'551'615ULL;
  CHECK(json::serialize(object) == R"({"seat":1,"chosen":["#3",4],"digest":18446744073709551615})");
}

TEST_CASE("what is no JSON is an error that says where") {
  const auto error = [](std::string_view text) {
    const auto value = parse_json(text);
    return value ? std::string("read") : value.error().message;
  };
  CHECK(error(R"({"a":1,})") == "column 8: expected JSON, found '}'");
  CHECK(error(R"({"a":1} x)") == "column 9: expected the end, found 'x'");
  CHECK(error(R"({"a":)") == "column 6: expected JSON, found the end");
  CHECK(error("") == "column 1: expected JSON, found the end");
  CHECK(error("[1,\n,2]") == "column 5: expected JSON, found ','");
  CHECK(error("\t\x01") == "column 2: expected JSON, found byte 1");
  CHECK(error(std::string(100, '[')) == "column 33: expected a value that is not nested so deep, found '['");
}
