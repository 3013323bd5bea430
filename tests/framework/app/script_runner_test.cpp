#include "app/script_runner.hpp"

#include "framework/app/table_fixture.hpp"

#include <stdexcept>

using namespace riffle;

namespace {

struct RunnerFixture : app_tests::TableFixture {
  std::vector<LineResult> results;
  Script script;

  ScriptTally run(const std::string& text) {
    auto parsed = parse_script("t.script", text);
    REQUIRE(parsed);
    script = std::move(*parsed);
    results.clear();
    return ScriptRunner{game, script, diagnostics, [&](const LineResult& result) { results.push_back(result); }}.run();
  }
  /// What failed, as "line: expected / found".
  std::string failures(const std::string& text) {
    run(text);
    std::string out;
    for (const LineResult& result : results)
      if (result.failed())
        out += std::to_string(result.number) + ": " + result.finding.expected + " / " + result.finding.found + "\n";
    return out;
  }
};

}  // namespace

TEST_CASE_METHOD(RunnerFixture, "a script whose expectations hold has no failures, and counts its lines") {
  const ScriptTally tally =
      run("# the table is empty\n"
          "expect zone table: ()\n"
          "move Moth table\n"
          "expect zone table: \"Moth\"\n");
  CHECK(tally.commands == 1);
  CHECK(tally.expectations == 2);
  CHECK(tally.failures == 0);
  REQUIRE(results.size() == 4);
  CHECK(results[0].kind == LineResult::Kind::comment);
  CHECK(results[2].edits.at(0).at(0) == "#2 zone 1:Draw Pile->Table");
}

TEST_CASE_METHOD(RunnerFixture, "what is refused and not expected fails at its own line, and the script goes on") {
  CHECK(failures("move \"River Stone\" table\nmove Moth table\nexpect zone table: \"Moth\"\n") ==
        "1: a command that is done / 2 cards in play are called \"River Stone\": #3, #4; name one by its number\n");
  CHECK(failures("dance\n") == "1: a command that is done / there is no command dance\n");
  CHECK(failures("deal \"Oak table\n").find("1: a command that is done / column 6: expected a closing quote") == 0);
  CHECK(failures("as 3: draw\n") == "1: a command that is done / expected a seat from 1 to 2, found \"3\"\n");
}

TEST_CASE_METHOD(RunnerFixture, "what is refused and expected is well, with the words in any case") {
  CHECK(failures("move \"River Stone\" table\nexpect refused: 2 CARDS in play\n") == "");
  CHECK(failures("move Moth nowhere\nexpect zone table: ()\nexpect refused: \"no zone is called\"\n") == "");
  CHECK(failures("undo 3\nexpect refused: x\n").find("2: x / ") == 0);
}

TEST_CASE_METHOD(RunnerFixture, "an expected refusal that did not come fails") {
  CHECK(failures("move Moth table\nexpect refused: anything\n") == "2: anything / the last command was done\n");
}

TEST_CASE_METHOD(RunnerFixture, "names bound by let are cards and digests") {
  CHECK(failures("let moth = Moth\n"
                 "let oak = deal Oak table\n"
                 "let before = digest\n"
                 "move $moth table\n"
                 "expect zone table: $oak, #2\n"
                 "undo\n"
                 "expect digest: before\n"
                 "expect card $oak name: Oak\n") == "");
  CHECK(failures("flip $nobody\nexpect refused: no card has been bound to $nobody\n") == "");
  CHECK(failures("let x = move Moth hand\nexpect refused: creates a card\n") == "");
  CHECK(failures("let x draw\nexpect refused: expected `let NAME\n") == "");
}

TEST_CASE_METHOD(RunnerFixture, "a digest that differs fails with both") {
  const std::string failed = failures("let a = digest\nmove Moth table\nexpect digest: a\nexpect digest: b\n");
  CHECK(failed.find("3: ") == 0);
  CHECK(failed.find("no digest has been bound to b") != std::string::npos);
}

TEST_CASE_METHOD(RunnerFixture, "undo and redo go at most to the start and to the newest") {
  CHECK(failures("let a = digest\ncount Score 1\ncount Score 1\nlet b = digest\n"
                 "undo 99\nexpect digest: a\nredo 99\nexpect digest: b\n"
                 "expect seat 1 Score: 5\nexpect seat 2 score: 3\nexpect game Round: 1\n") == "");
  CHECK(failures("undo 0\nexpect refused: how many\nundo x\nexpect refused: how many\n") == "");
}

TEST_CASE_METHOD(RunnerFixture, "cards of zones are compared in order, or without where there is none") {
  CHECK(failures("move Moth table\nmove #3 table\n"
                 "expect zone table: \"River Stone\", Moth\n"
                 "expect zone table: #3, #2\n"
                 "expect zone \"Draw Pile\": Acorn, \"River Stone\"\n"
                 "expect zone 2:hand: ()\n") == "");
  CHECK(failures("expect zone draw: \"River Stone\", Acorn\n") ==
        "1: \"River Stone\", Acorn / \"Acorn\", \"River Stone\"\n");
  CHECK(failures("expect zone table: Moth, Moth\n").find("1: Moth, Moth / ") == 0);
  CHECK(failures("expect zone table: \"moth\", \"River Stone\"\n").find("1: ") == 0);
  CHECK(failures("expect zone table: hidden, hidden\n").find("1: ") == 0);
  CHECK(failures("expect zone table:\n").find("1: cards, or `()`") == 0);
}

TEST_CASE_METHOD(RunnerFixture, "another seat's expectations are of what it sees") {
  CHECK(failures("move Moth hand\n"
                 "as 1: expect zone hand: Moth\n"
                 "as 2: expect zone 1:hand: hidden\n"
                 "as 2: expect zone hand: ()\n"
                 "as 2: expect card #2 shown: hidden\n"
                 "as 2: expect card #2 Suit: hidden\n"
                 "as 2: expect card #2 owner: 1\n"
                 "as 1: expect card #2 Suit: Air\n") == "");
  CHECK(failures("as 2: expect zone 1:hand: Moth\n") == "1: Moth / hidden\n");
}

TEST_CASE_METHOD(RunnerFixture, "a card's properties are read through what it shows; absent is not empty") {
  CHECK(failures("expect card Acorn Power: 1\n"
                 "expect card Acorn \"Rules: now\": \"It \\\"grows\\\"\"\n"
                 "expect card Acorn is_alternate: no\n"
                 "switch Acorn\n"
                 "expect card #1 name: Oak\n"
                 "expect card #1 printed: Acorn\n"
                 "expect card #1 is_alternate: yes\n"
                 "expect card #1 Suit: \"\"\n"
                 "expect card #1 \"Rules: now\": absent\n"
                 "expect card #1 zone: draw\n"
                 "expect card #1 form: \"\"\n"
                 "form Moth night\n"
                 "expect card #2 form: Night\n"
                 "expect card #2 shown: \"Night Moth (Night)\"\n"
                 "expect card #2 shown: \"Night Moth\"\n"
                 "expect card #2 Suit: Air\n"
                 "expect card #2 orientation: 0\n"
                 "expect card #2 controller: 1\n") == "");
  CHECK(failures("expect card #1 Suit: absent\n") == "1: absent / \"\"\n");
  CHECK(failures("expect card #1 \"Rules: now\": \"\"\n") == "1: \"\" / absent\n");
  CHECK(failures("expect card #1 Suit: \"absent\"\n") == "1: \"absent\" / \"\"\n");
  CHECK(failures("expect card #1 Colour: red\n").find("1: red / no property of cards is called \"Colour\"") == 0);
  CHECK(failures("expect card \"River Stone\" Suit: x\n").find("2 cards in play") != std::string::npos);
}

TEST_CASE_METHOD(RunnerFixture, "edits are those of the last line that was no expectation") {
  CHECK(failures("count Score +1\n"
                 "expect edits: seat 1 Score 3->4\n"
                 "expect edits: SEAT 1  score 3->4\n"
                 "undo\n"
                 "expect edits: seat 1 Score 4->3\n"
                 "switch Acorn\n"
                 "expect edits: #1 shown \"Acorn\"->\"Oak\"\n"
                 "as 2: expect edits: ()\n"
                 "print digest\n"
                 "expect edits: ()\n") == "");
  CHECK(failures("count Score +1\nexpect edits: ()\n") == "2: () / seat 1 Score 3->4\n");
  CHECK(failures("switch Oak\nexpect edits: #1 shown \"oak\"->\"Acorn\"\n").find("2: ") == 0);
}

TEST_CASE_METHOD(RunnerFixture,
                 "edits of one transaction are separated by commas, own zones may go without their seat") {
  run("move Moth hand\n");
  REQUIRE(results.size() == 1);
  REQUIRE(results[0].edits.size() == 1);
  const std::string full = join(results[0].edits[0], ", ");
  CHECK(full.find("#2 zone 1:Draw Pile->1:Hand") == 0);
  std::string brief = full;
  for (std::size_t at = brief.find("1:"); at != std::string::npos; at = brief.find("1:")) brief.erase(at, 2);
  CHECK(failures("undo\nredo\nexpect edits: " + brief + "\nexpect edits: " + full + "\n") == "");
  CHECK(failures("undo\nredo\nexpect edits: " + full + "; " + full + "\n").find("3: ") == 0);
}

TEST_CASE_METHOD(RunnerFixture, "events are counted by id, card and arguments") {
  CHECK(failures("switch Acorn\n"
                 "expect event core.alternate_switched: 1\n"
                 "expect event core.alternate_switched card=#1 from=Acorn to=\"Oak\": 1\n"
                 "expect event core.alternate_switched card=#2: 0\n"
                 "expect event core.alternate_switched to=Acorn: 0\n"
                 "expect event core.moved: 0\n"
                 "draw 2\n"
                 "expect event core.moved: 2\n"
                 "expect event core.moved from=draw to=hand: 2\n"
                 "expect event core.moved to=table: 0\n"
                 "expect event core.alternate_switched: 0\n") == "");
  CHECK(failures("expect event core.nothing: 0\n").find("no loaded plugin notes the event core.nothing") !=
        std::string::npos);
  CHECK(failures("expect event core.moved: few\n").find("1: `expect event ID") == 0);
}

TEST_CASE_METHOD(RunnerFixture, "decisions, notices and the end are expected by their words") {
  CHECK(failures("expect decision: table is open\nas 2: expect decision: The table\n") == "");
  CHECK(failures("expect decision: none\n").find("1: none / The table is open") == 0);
  CHECK(failures("expect decision: Discard\n") == "1: Discard / The table is open\n");
  CHECK(failures("expect over: won\n") == "1: won / the game goes on\n");
  CHECK(failures("form Moth Day\nexpect notice: Day\nexpect edits: ()\n") == "");
  CHECK(failures("expect notice: Day\n").empty() == false);
  CHECK(failures("expect fault: x\n") == "1: x / no fault\n");
  CHECK(failures("move Moth table\nexpect why card #2 zone: core.move\nexpect why game Round: x\n") ==
        "3: x / nothing has changed it\n");
  CHECK(failures("expect why #3 tapped: core.tap\n").find("1: core.tap / expected `why card #3 zone: …`") == 0);
  CHECK(failures("expect miracle: soon\n") == "1: a subject that can be expected / miracle\n");
  CHECK(failures("expect refused\n").find("1: `expect SUBJECT") == 0);
}

TEST_CASE_METHOD(RunnerFixture, "diagnostics of the game and its decks are counted and searched") {
  const std::string deck = folder + "/decks/four.o8d";
  CHECK(failures("expect diagnostics: " + std::to_string(0) + " errors\n") == "");
  Diagnostic made;
  made.code = "made-up";
  made.message = "expected salt, found pepper";
  diagnostics = {made};
  CHECK(failures("expect diagnostics: 1 error\nexpect diagnostics: 1 error, 0 warnings\n"
                 "expect diagnostic: found pepper\nexpect diagnostic: made-up\n") == "");
  CHECK(failures("expect diagnostics: 1 error, 1 warning\n") == "1: 1 error, 1 warning / 1 error\n");
  CHECK(failures("expect diagnostics: none\n") == "1: none / 1 error\n");
  CHECK(failures("expect diagnostic: sugar\n").find("1: sugar / expected salt") == 0);
  CHECK(failures("expect diagnostics: many\n").find("1: a count like") == 0);
}

TEST_CASE_METHOD(RunnerFixture, "any action is done by its id, with targets and typed arguments") {
  CHECK(failures("do core.move Moth #3 zone=table\n"
                 "expect zone table: Moth, \"River Stone\"\n"
                 "do core.flip #2 face=down\n"
                 "expect card #2 face: down\n"
                 "as 2: do core.create template=Oak zone=hand\n"
                 "as 2: expect zone hand: Oak\n"
                 "do core.shuffle \"draw pile\"\n"
                 "do core.count counter=Score by=-3\n"
                 "expect seat 1 Score: 0\n") == "");
  CHECK(failures("do core.mvoe Moth\nexpect refused: did you mean core.move?\n") == "");
  CHECK(failures("do core.move Moth zone=nowhere\nexpect refused: zone: no zone is called\n") == "");
  CHECK(failures("do core.rotate Moth by=far\nexpect refused: by: expected a number, found far\n") == "");
  CHECK(failures("do core.flip Moth depth=3\nexpect refused: depth\n") == "");
  CHECK(failures("do\nexpect refused: expected `do ACTION\n") == "");
}

TEST_CASE_METHOD(RunnerFixture, "a card can be named by its place, the top being 0") {
  CHECK(failures("flip draw@9\nexpect refused: expected a place from 0 to 4\n") == "");
  CHECK(failures("move draw@1 table\nexpect zone table: Moth\n") == "");
  CHECK(failures("move \"Draw Pile\"@0 table\nexpect zone table: Moth, Acorn\n") == "");
}

TEST_CASE_METHOD(RunnerFixture, "words too many and too few are refused with what was expected") {
  CHECK(failures("move Moth\nexpect refused: expected `move CARD zone [position]`, found too few\n") == "");
  CHECK(failures("move Moth hand 0 1\nexpect refused: one word too many: 1\n") == "");
  CHECK(failures("draw two\nexpect refused: count: expected a number, found two\n") == "");
  CHECK(failures("move Oak hand\nexpect refused: no card in play is called\n") == "");
}

TEST_CASE_METHOD(RunnerFixture, "an entry of the game's menus runs the action it names, for each card") {
  CHECK(failures("move Moth table\nmove #3 table\nmenu \"Turn over\" Moth #3\n"
                 "expect card #2 face: down\nexpect card #3 face: down\n"
                 "undo\nexpect card #2 face: down\nexpect card #3 face: up\n") == "");
  CHECK(failures("menu \"Draw a card\"\nexpect event core.moved: 1\n") == "");
  CHECK(failures("menu Dance Moth\nexpect refused: runs the script dance, which is not available\n") == "");
  CHECK(failures("menu \"Turn over\"\nexpect refused: is for cards\n") == "");
  CHECK(failures("menu Shuffle\nexpect refused: name one as Group/Label\n") == "");
  CHECK(failures("menu \"Draw Pile/Shuffle\"\nexpect event core.shuffled: 1\n") == "");
  CHECK(failures("menu Shufle\nexpect refused: did you mean \"Shuffle\"?\n") == "");
}

TEST_CASE_METHOD(RunnerFixture, "answers to a question that is not open are refused") {
  CHECK(failures("choose 1\nexpect refused: the table takes commands\nchoose\nexpect refused: nothing to choose\n") ==
        "");
  CHECK(failures("choose nonsense\nexpect refused: 0 of the options\n") == "");
  run("back\npass\n");
  CHECK(results.size() == 4);
}

TEST_CASE_METHOD(RunnerFixture, "a deck is brought while the game goes on, to its seat's zones") {
  const std::string load = "load deck \"" + folder + "/decks/four.o8d\"\n";
  CHECK(failures("as 2: " + load +
                 "expect zone 2:draw: Acorn, Moth, \"River Stone\", \"River Stone\"\n"
                 "expect card #5 owner: 2\n"
                 "expect zone 1:draw: #1, #2, #3, #4\n"
                 "undo\n"
                 "expect zone 2:draw: ()\n") == "");
  CHECK(failures("load deck missing.o8d\nexpect refused: missing.o8d\nexpect diagnostic: no deck file\n") == "");
  CHECK(failures("load\nexpect refused: expected `load deck FILE`\n") == "");
}

TEST_CASE_METHOD(RunnerFixture, "an argument that a line gives twice is refused, and not read as one of the two") {
  CHECK(failures("do core.draw count=1 count=2\nexpect refused: argument 'count' of core.draw was given twice\n") ==
        "");
}

TEST_CASE_METHOD(RunnerFixture, "what a fault is about is expected as a fault, not as a refusal") {
  REQUIRE(host.registry.find_action("core.move"));
  const auto parsed = parse_script("t.script", "draw\n");
  REQUIRE(parsed);
  std::vector<LineResult> heard;
  ScriptRunner runner{game, *parsed, diagnostics, [&](const LineResult& result) { heard.push_back(result); }};
  const auto deaf = game.bus().on_edits([](std::span<const Edit>, Direction) { throw std::runtime_error("deaf"); });
  const ScriptTally tally = runner.run();
  deaf.disconnect();
  CHECK(tally.failures == 1);
  REQUIRE(heard.size() == 2);
  CHECK(heard[0].verdict);
  CHECK(heard[1].kind == LineResult::Kind::unexpected);
  CHECK(heard[1].finding.found.find("deaf") != std::string::npos);
}
