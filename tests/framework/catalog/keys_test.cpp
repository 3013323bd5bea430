#include "catalog/keys.hpp"

#include <catch2/catch.hpp>

using namespace riffle::loading;

TEST_CASE("a GUID is the same key whatever its spelling") {
  const std::string digits = "8f437ffffc8f4abfa2e6f77ebff2ac6d";
  CHECK(guid_key("8f437fff-fc8f-4abf-a2e6-f77ebff2ac6d") == digits);
  CHECK(guid_key(" {8F437FFF-FC8F-4ABF-A2E6-F77EBFF2AC6D}\n") == digits);
  CHECK(guid_key(digits) == digits);
  CHECK(guid_key("maybe").empty());
  CHECK(id_key("Crazy Eights ") == "crazy eights");
}

TEST_CASE("titles that decks spell differently have one key") {
  CHECK(title_key("Armed//Dangerous") == title_key("Armed // Dangerous"));
  CHECK(title_key("Spite\n//\nMalice") == "spite // malice");
  CHECK(title_key("\u00C6ther Vial") == title_key("Aether  vial "));
  CHECK(title_key("Aether Vial") != title_key("Aether Vail"));
}

TEST_CASE("a title with two names has a key for each") {
  CHECK(part_keys("Fire // Ice") == std::vector<std::string>{"fire", "ice"});
  CHECK(part_keys("Fire/Ice").empty());
}

TEST_CASE("versions compare part by part, as numbers") {
  CHECK(compare_versions("1.10", "1.9") > 0);
  CHECK(compare_versions("1.0.0", "1") == 0);
  CHECK(compare_versions("2", "10.1") < 0);
  CHECK(compare_versions("", "0.0") == 0);
  CHECK(compare_versions("1.007", "1.7") == 0);
}
