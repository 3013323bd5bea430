#include "app/script.hpp"
#include "app/opening.hpp"

#include <catch2/catch.hpp>

using namespace riffle;

TEST_CASE("a script's head names its game, decks, defines and seed, relative to the script") {
  const auto script = parse_script("scripts/deep/a.script",
                                   "# first\n"
                                   "game ../..\n"
                                   "deck 1 ../decks/one.o8d\n"
                                   "deck 2 \"/decks/two words.o8d\"\n"
                                   "define riffle.undo=stop\n"
                                   "seed 54   # a number\n"
                                   "\n"
                                   "draw\n");
  REQUIRE(script);
  CHECK(script->head.game == ".");
  REQUIRE(script->head.decks.size() == 2);
  CHECK(script->head.decks[0].file == "scripts/decks/one.o8d");
  CHECK(script->head.decks[1].seat == 2);
  CHECK(script->head.decks[1].file == "/decks/two words.o8d");
  REQUIRE(script->head.defines.size() == 1);
  CHECK(script->head.defines[0].name == "riffle.undo");
  CHECK(script->head.defines[0].value == "stop");
  CHECK(script->head.seed == std::uint64_t{54});
  REQUIRE(script->lines.size() == 2);
  CHECK(script->lines[0].line.comment == "first");
  CHECK(script->lines[1].number == 8);
  CHECK(script->lines[1].line.words[0].text == "draw");
}

TEST_CASE("a head ends at the first command: what follows is a command, however it begins") {
  const auto script = parse_script("a.script", "draw\ngame x\n\xEF\xBB\xBF\n");
  REQUIRE(script);
  CHECK(script->head.game.empty());
  REQUIRE(script->lines.size() == 3);
  CHECK(script->lines[1].line.words[0].text == "game");
}

TEST_CASE("a head that says nothing names the file and the line") {
  for (const char* text :
       {"game", "game a b", "deck FILE", "deck 0 f", "deck 32 f", "define x", "seed -1", "seed x", "seed"}) {
    CAPTURE(text);
    const auto script = parse_script("a.script", "# one\n" + std::string{text} + "\n");
    REQUIRE_FALSE(script);
    CHECK(script.error().message.find("a.script:2: expected `") == 0);
  }
}

TEST_CASE("a script may have carriage returns, a byte order mark, and no newline at its end") {
  const auto script = parse_script("a.script", "\xEF\xBB\xBFseed 3\r\ndraw 2\r\nshuffle");
  REQUIRE(script);
  CHECK(script->head.seed == std::uint64_t{3});
  REQUIRE(script->lines.size() == 2);
  CHECK(script->lines[0].line.text == "draw 2");
  CHECK(script->lines[1].line.text == "shuffle");
}

TEST_CASE("the command line wins over a script's head, by seat and by name") {
  ScriptHead script;
  script.game = "theirs";
  script.decks = {{1, "a"}, {2, "b"}};
  script.defines = {{"Riffle.Undo", "free"}, {"riffle.seats", "3"}};
  script.seed = 1;
  ScriptHead given;
  given.decks = {{1, "mine"}};
  given.defines = {{"riffle.undo", "stop"}};
  given.seed = 9;
  const ScriptHead merged = merge(script, given);
  CHECK(merged.game == "theirs");
  CHECK(merged.seed == std::uint64_t{9});
  REQUIRE(merged.decks.size() == 2);
  CHECK(merged.decks[0].file == "mine");
  CHECK(merged.decks[1].file == "b");
  REQUIRE(merged.defines.size() == 2);
  CHECK(merged.defines[0].name == "riffle.seats");
  CHECK(merged.defines[1].value == "stop");

  const GameSetup setup = setup_for(merged, nullptr);
  CHECK(setup.seed == 9);
  CHECK(setup.decks[1].seat == SeatId{1});
}

TEST_CASE("numbers and flags are read whole or not at all") {
  CHECK(parse_unsigned("18446744073709551615") == std::uint64_t{18446744073709551615ULL});
  for (const char* text : {"", "-1", "+1", "1x", " 1", "18446744073709551616"}) CHECK_FALSE(parse_unsigned(text));
}
