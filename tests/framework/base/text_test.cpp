#include "base/text.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>

using namespace riffle;

TEST_CASE("case folding knows more letters than those of English") {
  CHECK(fold_case("MacBeth") == "macbeth");
  CHECK(fold_case("\xC3\x84RGER") == "\xC3\xA4rger");
  CHECK(fold_case("STRASSE") == fold_case("Stra\xC3\x9F"
                                          "e"));
  CHECK(equal_folded("\xCE\xA3", "\xCF\x82"));  // capital and final sigma
  CHECK_FALSE(equal_folded("Bacon", "Beacon"));
}

TEST_CASE("ill-formed UTF-8 is replaced and never lost") {
  CHECK(fold_case("A\xFF"
                  "B") ==
        "a\xEF\xBF\xBD"
        "b");
  CHECK(fold_case("\xC3") == "\xEF\xBF\xBD");
  CHECK(fold_case("") == "");
}

TEST_CASE("folding twice changes nothing more") {
  CHECK(rc::check("idempotent", [](const std::string& text) { return fold_case(fold_case(text)) == fold_case(text); }));
}

TEST_CASE("a GUID is known in each of its spellings") {
  const std::string digits = "0123456789abcdef0123456789abcdef";
  CHECK(guid_digits("0123456789ABCDEF0123456789abcdef") == digits);
  CHECK(guid_digits("01234567-89AB-CDEF-0123-456789abcdef") == digits);
  CHECK(guid_digits("{01234567-89ab-cdef-0123-456789abcdef}") == digits);
  CHECK(guid_digits("{0123456789abcdef0123456789abcdef}") == digits);
}

TEST_CASE("what is no GUID has no digits") {
  const char* const none[] = {"",
                              "{}",
                              "{",
                              "A",
                              "0123456789abcdef0123456789abcde",
                              "0123456789abcdef0123456789abcdef0",
                              "0123456789abcdef0123456789abcdeg",
                              "0123456-789ab-cdef-0123-456789abcdef",
                              "01234567-89ab-cdef-0123_456789abcdef",
                              "01234567-89ab-cdef-0123-456789abcde-",
                              "{01234567-89ab-cdef-0123-456789abcdef",
                              "01234567-89ab-cdef-0123-456789abcdef}",
                              "{{0123456789abcdef0123456789abcdef}}",
                              " 0123456789abcdef0123456789abcdef",
                              "(01234567-89ab-cdef-0123-456789abcdef)"};
  for (const char* const text : none) {
    INFO(text);
    CHECK(guid_digits(text).empty());
  }
}

TEST_CASE("the nearest name is the one that was mistyped") {
  const std::vector<std::string_view> zones = {"hand", "table", "discard", "library", "draw pile"};
  CHECK(nearest("hnad", zones) == "hand");
  CHECK(nearest("Tabel", zones) == "table");
  CHECK(nearest("discrad", zones) == "discard");
  CHECK(nearest("LIBRARY", zones) == "library");
  CHECK(nearest("libary", zones) == "library");
}

TEST_CASE("nothing is near when everything differs") {
  const std::vector<std::string_view> zones = {"hand", "table", "x"};
  CHECK(nearest("graveyard", zones).empty());
  CHECK(nearest("", zones).empty());
  CHECK(nearest("y", zones).empty());
  CHECK(nearest("hand", {}).empty());
  CHECK(nearest(std::string(1'000'000, 'h'), zones).empty());
}
