#include "app/script_line.hpp"

#include <catch2/catch.hpp>

using namespace riffle;

namespace {

/// Words as text: `name=` before, quotes around what was quoted, bars between.
std::string spelled(const std::vector<Word>& words) {
  std::string out;
  for (const Word& word : words) {
    if (!out.empty()) out += '|';
    if (!word.name.empty()) out += word.name + "=";
    out += word.quoted ? "\"" + word.text + "\"" : word.text;
  }
  return out;
}

struct Row {
  const char* line;
  const char* words;
  const char* tail;  // null: none
};

}  // namespace

TEST_CASE("a line is cut into words, quotes and names") {
  const Row rows[] = {
      {"deal \"Card A\" table", "deal|\"Card A\"|table", nullptr},
      {"  draw\t2 \r", "draw|2", nullptr},
      {"let x = deal \"Card A\" table", "let|x|=|deal|\"Card A\"|table", nullptr},
      {"mark \"Card A\" wound +1", "mark|\"Card A\"|wound|+1", nullptr},
      {"do core.switch_alternate \"Card A\" #4 name=value", "do|core.switch_alternate|\"Card A\"|#4|name=value",
       nullptr},
      {"do x.y from=\"Card A\" to=", "do|x.y|from=\"Card A\"|to=", nullptr},
      {"say \"a \\\"quoted\\\" word\"", "say|\"a \"quoted\" word\"", nullptr},
      {"say \"back\\\\slash\" \"\"", "say|\"back\\slash\"|\"\"", nullptr},
      {"say \"a=b\" \"#5\" \"x: y\"", "say|\"a=b\"|\"#5\"|\"x: y\"", nullptr},
      {"move 2:\"Draw Pile\"@0 hand", "move|\"2:Draw Pile@0\"|hand", nullptr},
      {"expect zone 2:hand: hidden, \"A, B\"", "expect|zone|2:hand", "hidden, \"A, B\""},
      {"expect card #3 \"Rules: now\": \"Draw: one\"", "expect|card|#3|\"Rules: now\"", "\"Draw: one\""},
      {"expect decision: Discard a card: any", "expect|decision", "Discard a card: any"},
      {"expect edits: #3 tapped no->yes; #3 tapped yes->no", "expect|edits", "#3 tapped no->yes; #3 tapped yes->no"},
      {"expect edits:", "expect|edits", ""},
      {"expect nothing", "expect|nothing", nullptr},
      {"move \"as 2: draw\" hand", "move|\"as 2: draw\"|hand", nullptr},
  };
  for (const Row& row : rows) {
    CAPTURE(row.line);
    const ScriptLine line = parse_line(row.line);
    CHECK(line.error.empty());
    CHECK(spelled(line.words) == row.words);
    CHECK(line.tail == (row.tail != nullptr ? std::optional<std::string>{row.tail} : std::nullopt));
    CHECK_FALSE(line.seat);
  }
}

TEST_CASE("a number sign begins a comment unless a digit follows it or something other than a blank precedes it") {
  struct CommentRow {
    const char* line;
    const char* text;
    const char* comment;
  };
  const CommentRow rows[] = {
      {"# all of it", "", "all of it"},
      {"#", "", ""},
      {"#12", "#12", ""},
      {"choose #12 #7 # two cards", "choose #12 #7", "two cards"},
      {"choose #12#7", "choose #12#7", ""},
      {"deal \"No # here\" table #here", "deal \"No # here\" table", "here"},
      {"deal a#b table", "deal a#b table", ""},
      {"flip \"a \\\" # b\" #c", "flip \"a \\\" # b\"", "c"},
      {"expect zone hand: \"A\" # both", "expect zone hand: \"A\"", "both"},
  };
  for (const CommentRow& row : rows) {
    CAPTURE(row.line);
    const ScriptLine line = parse_line(row.line);
    CHECK(line.text == row.text);
    CHECK(line.comment == row.comment);
  }
}

TEST_CASE("a line may be another seat's, expectations too") {
  const ScriptLine draw = parse_line("as 2: draw");
  CHECK(draw.seat == 2U);
  CHECK(spelled(draw.words) == "draw");
  CHECK_FALSE(draw.expectation);

  const ScriptLine expect = parse_line("as 12: expect zone 1:hand: hidden");
  CHECK(expect.seat == 12U);
  CHECK(spelled(expect.words) == "expect|zone|1:hand");
  CHECK(expect.tail == std::string{"hidden"});
  CHECK(expect.expectation);
}

TEST_CASE("a line that cannot be cut says what was expected and found") {
  CHECK(parse_line("deal \"Card A table").error == "column 6: expected a closing quote, found the end of the line");
  CHECK(parse_line("  deal x \"y").error == "column 10: expected a closing quote, found the end of the line");
  CHECK(parse_line("as two: draw").error.find("expected `as SEAT: command`") == 0);
  CHECK(parse_line("as 0: draw").error.find("expected `as SEAT: command`") == 0);
  CHECK(parse_line("as 2 draw").error.find("expected `as SEAT: command`") == 0);
  CHECK(parse_line("expect zone \"hand: x").expectation);
  CHECK_FALSE(parse_line("deal \"expect x").expectation);
  CHECK_FALSE(parse_line("expected: x").expectation);
}

TEST_CASE("columns count from the beginning of the whole line") {
  const ScriptLine line = parse_line("  as 2: move  #1 hand");
  REQUIRE(line.words.size() == 3);
  CHECK(line.words[0].column == 9);
  CHECK(line.words[1].column == 15);
  CHECK(line.words[2].column == 18);
}

TEST_CASE("lists are split at separators outside of quotes") {
  CHECK(split_outside_quotes("\"A, B\", hidden ,#3", ',') == std::vector<std::string>{"\"A, B\"", "hidden", "#3"});
  CHECK(split_outside_quotes("a;;b;", ';') == std::vector<std::string>{"a", "", "b", ""});
  CHECK(split_outside_quotes("  ", ',').empty());
}

TEST_CASE("what is quoted is read back as one word") {
  for (const char* text : {"", "plain", "two words", "a\"b", "a\\b", "#4", "x=y", "p: q", "tab\there", "$x"}) {
    CAPTURE(text);
    const auto words = split_words(quote_if_needed(text));
    REQUIRE(words);
    REQUIRE(words->size() == 1);
    CHECK(words->front().text == text);
    CHECK(words->front().name.empty());
  }
}
