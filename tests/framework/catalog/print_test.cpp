#include "catalog/print.hpp"

#include "base/json.hpp"
#include "framework/catalog/scratch_folder.hpp"

#include <catch2/catch.hpp>

#include <sstream>

using namespace riffle;
using catalog_tests::ScratchFolder;

namespace {

/// What is printed of one finding in a file of these bytes, the folder cut away.
std::string printed(const std::string& bytes, SourcePlace place, const std::string& hint = {}) {
  const ScratchFolder folder;
  const std::string file = folder.write("set.xml", bytes);
  std::ostringstream out;
  print(out, {{Severity::warning, "odd", file, place, "that is odd", hint}}, false);
  return out.str().substr(folder.path().size() + 1);
}

}  // namespace

TEST_CASE("a finding is printed like a compiler's, with the line, a caret and the hint") {
  CHECK(printed("one\n<card name=\"x\"/>\n", {2, 13, 1}, "mend it") ==
        "set.xml:2:13: warning: that is odd [odd]\n  <card name=\"x\"/>\n              ^\n  hint: mend it\n");
}

TEST_CASE("the caret stands under the column, counted in code points, and tabs are kept") {
  CHECK(printed("\t\u00E9\u00E9 bad\r\n", {1, 5, 3}) ==
        "set.xml:1:5: warning: that is odd [odd]\n  \t\u00E9\u00E9 bad\n  \t   ^~~\n");
  CHECK(printed("\xEF\xBB\xBF"
                "bad\n",
                {1, 1, 3}) == "set.xml:1:1: warning: that is odd [odd]\n  bad\n  ^~~\n");
}

TEST_CASE("bytes that are not UTF-8 count as one and are replaced, as are control characters") {
  CHECK(printed("a\x83\x1B[31mb\n", {1, 3, 1}) ==
        "set.xml:1:3: warning: that is odd [odd]\n  a\uFFFD\uFFFD[31mb\n    ^\n");
}

TEST_CASE("a long line is cut to a window around the column") {
  const std::string text = printed(std::string(300, 'a') + "bad" + std::string(300, 'c') + "\n", {1, 301, 3});
  std::istringstream lines{text};
  std::string head, line, caret;
  std::getline(lines, head);
  std::getline(lines, line);
  std::getline(lines, caret);
  CHECK(line == "  \u2026" + std::string(50, 'a') + "bad" + std::string(47, 'c') + "\u2026");
  CHECK(caret == std::string(53, ' ') + "^~~");
  CHECK(printed(std::string(300, 'a') + "\n", {1, 1, 400}).find('^') != std::string::npos);
}

TEST_CASE("at the end of a line the caret stands behind it") {
  CHECK(printed("short\n", {1, 6, 1}) == "set.xml:1:6: warning: that is odd [odd]\n  short\n       ^\n");
}

TEST_CASE("without a line to show only the first line is printed") {
  CHECK(printed("short\n", {9, 1, 1}) == "set.xml:9:1: warning: that is odd [odd]\n");
  CHECK(printed("short\n", {1, 90, 1}) == "set.xml:1:90: warning: that is odd [odd]\n");
  CHECK(printed("short\n", {}) == "set.xml: warning: that is odd [odd]\n");
  CHECK(printed(std::string("s\0h\0", 4), {1, 1, 1}) == "set.xml:1:1: warning: that is odd [odd]\n");
  std::ostringstream out;
  print(out, {{Severity::error, "gone", "/nowhere/x", {1, 1, 1}, "it\nis gone", ""}}, false);
  CHECK(out.str() == "/nowhere/x:1:1: error: it is gone [gone]\n");
}

TEST_CASE("colours are used only when they are asked for") {
  const Diagnostics one{{Severity::error, "bad", "x", {}, "bad", ""}};
  std::ostringstream plain, coloured;
  print(plain, one, false);
  print(coloured, one, true);
  CHECK(plain.str() == "x: error: bad [bad]\n");
  CHECK(coloured.str().find("\x1b[1;31merror: \x1b[0m") != std::string::npos);
}

TEST_CASE("the summary counts each kind that is there") {
  const Diagnostic error{Severity::error, "", "", {}, "", ""}, warning{Severity::warning, "", "", {}, "", ""};
  const Diagnostic note{Severity::note, "", "", {}, "", ""};
  CHECK(summary({}) == "nothing to report");
  CHECK(summary({warning, error, error}) == "2 errors, 1 warning");
  CHECK(summary({note, warning}) == "1 warning, 1 note");
  CHECK(summary({note, note}) == "2 notes");
}

TEST_CASE("a finding as JSON is one line with every field, well-formed whatever the text") {
  const std::string text =
      to_json({Severity::error, "bad-link", "a\"b.xml", {2, 3, 4}, "tab\tnewline\nbyte\x83", "a hint"});
  CHECK(text.find('\n') == std::string::npos);
  const auto value = parse_json(text);
  REQUIRE(value);
  const json::object& object = value->as_object();
  CHECK(object.at("severity").as_string() == "error");
  CHECK(object.at("code").as_string() == "bad-link");
  CHECK(object.at("file").as_string() == "a\"b.xml");
  CHECK(object.at("line").to_number<int>() == 2);
  CHECK(object.at("column").to_number<int>() == 3);
  CHECK(object.at("length").to_number<int>() == 4);
  CHECK(object.at("message").as_string() == "tab\tnewline\nbyte\uFFFD");
  CHECK(object.at("hint").as_string() == "a hint");
}
