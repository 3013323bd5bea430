#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include <sys/wait.h>
#include <unistd.h>

namespace {

const std::string table = RIFFLE_SOURCE_DIR "/tests/framework/app/table";

struct Ran {
  int status = -1;
  std::string out, errors;
};

/// A folder of its own for one test, in which the program is run.
class ProgramFixture {
 public:
  ProgramFixture() {
    std::string name = (std::filesystem::temp_directory_path() / "riffle-program-XXXXXX").string();
    folder_ = ::mkdtemp(name.data());
  }
  ~ProgramFixture() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }

  /// Runs the built program through the shell, with this on its standard input.
  Ran run(const std::string& arguments, const std::string& input = {}) const {
    write("in", input);
    const std::string command =
        "cd '" + folder_ + "' && '" RIFFLE_BINARY_DIR "/bin/riffle' " + arguments + " <in >out 2>errors";
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read("out"), read("errors")};
  }
  void write(const std::string& name, const std::string& text) const {
    std::ofstream{folder_ + "/" + name, std::ios::binary} << text;
  }
  std::string read(const std::string& name) const {
    std::ostringstream text;
    text << std::ifstream{folder_ + "/" + name, std::ios::binary}.rdbuf();
    return text.str();
  }

 private:
  std::string folder_;
};

bool has(const std::string& text, std::string_view part) {
  UNSCOPED_INFO("in: " << text << "\nexpected: " << part);
  return text.find(part) != std::string::npos;
}

std::ptrdiff_t lines(const std::string& text) { return std::count(text.begin(), text.end(), '\n'); }

}  // namespace

TEST_CASE_METHOD(ProgramFixture, "the program ends with 2 when the command line is wrong, and says why") {
  for (const char* arguments : {"", "dance", "play", "check", "replay", "play --deck x .", "play --define x .",
                                "play --json .", "check --format sarif .", "play --seat 0 .", "show --bogus ."}) {
    CAPTURE(arguments);
    const Ran ran = run(arguments);
    CHECK(ran.status == 2);
    CHECK(ran.out.empty());
    CHECK_FALSE(ran.errors.empty());
  }
  CHECK(has(run("dance").errors, "expected a subcommand, found dance"));
  CHECK(has(run("play --seat 3 '" + table + "'").errors, "expected a seat from 1 to 2, found \"3\""));
  CHECK(run("play --seat 3 '" + table + "'").status == 2);
}

TEST_CASE_METHOD(ProgramFixture, "every subcommand has help with an example") {
  for (const std::string command : {"play", "show", "check", "replay", "plugins"}) {
    CAPTURE(command);
    const Ran ran = run(command + " --help");
    CHECK(ran.status == 0);
    CHECK(has(ran.out, "riffle " + command + " "));
    CHECK(has(ran.out, "Example"));
  }
}

TEST_CASE_METHOD(ProgramFixture, "the program ends with 3 when the environment fails") {
  CHECK(run("play --script missing.script").status == 3);
  CHECK(run("replay missing.log").status == 3);
  CHECK(run("play --load missing.log").status == 3);
  CHECK(run("play '" + table + "' --save no/such/folder/x").status == 3);
}

TEST_CASE_METHOD(ProgramFixture,
                 "a script's failure is named with file, line, expected and found, and the status is 1") {
  write("bad.script", "expect zone table: Moth\ndeal Moth table\ndeal Moth nowhere\n");
  const Ran ran = run("play '" + table + "' --script bad.script");
  CHECK(ran.status == 1);
  CHECK(has(ran.errors, "bad.script:1: failed: expect zone table: Moth\n    expected: Moth\n    found:    ()"));
  CHECK(has(ran.errors, "bad.script:3: failed: deal Moth nowhere"));
  CHECK(has(ran.out, "bad.script: 2 commands, 1 expectation, 2 failures"));
  CHECK_FALSE(has(ran.out, "\x1b["));
}

TEST_CASE_METHOD(ProgramFixture, "a script as JSON is one value per line, and a summary") {
  write("good.script", "# not a line of its own\ndeal Moth table\nexpect zone table: Moth\nundo 2\n");
  const Ran ran = run("play '" + table + "' --script good.script --json");
  CHECK(ran.status == 0);
  CHECK(lines(ran.out) == 4);
  CHECK(has(ran.out, R"({"kind":"command","line":2,"text":"deal Moth table","status":"done","edits":[["#1 created")"));
  CHECK(has(ran.out, R"({"kind":"expectation","line":3,"text":"expect zone table: Moth","status":"held")"));
  CHECK(
      has(ran.out, R"({"kind":"summary","file":"good.script","commands":2,"expectations":1,"failures":0,"digest":")"));
}

TEST_CASE_METHOD(ProgramFixture, "a head's mistake is named, and the command line wins over a head") {
  write("bad.script", "game\n");
  const Ran bad = run("play --script bad.script");
  CHECK(bad.status == 1);
  CHECK(has(bad.errors, "bad.script:1: expected `game PATH`"));
  write("head.script", "game elsewhere\ndeck 1 missing.o8d\nseed 3\nexpect zone draw: Acorn, Moth, #3, #4\n");
  CHECK(run("play '" + table + "' --deck '1=" + table + "/decks/four.o8d' --script head.script").status == 0);
}

TEST_CASE_METHOD(ProgramFixture, "a saved game is replayed, goes on, and a changed one diverges") {
  const std::string deck = "--deck '1=" + table + "/decks/four.o8d' --seed 5 ";
  CHECK(run("play '" + table + "' " + deck + "--save game.log", "draw 2\nshuffle draw\nundo\n").status == 0);
  const Ran replayed = run("replay game.log --verify");
  CHECK(replayed.status == 0);
  CHECK(has(replayed.out, "3 answers, 3 digests equal"));
  CHECK(has(run("replay game.log --to 1 --json").out, R"("answers":1)"));

  const Ran loaded = run("play --load game.log --save more.log", "move Acorn table\n");
  CHECK(loaded.status == 0);
  CHECK(has(loaded.out, "zone Hand->Table"));
  CHECK(run("replay more.log --verify").status == 0);

  std::string log = read("game.log");
  const std::size_t count = log.find("\"count\":2");
  REQUIRE(count != std::string::npos);
  log.replace(count, 9, "\"count\":3");
  write("changed.log", log);
  const Ran changed = run("replay changed.log --verify");
  CHECK(changed.status == 1);
  CHECK(has(changed.out, "diverged: "));
}

TEST_CASE_METHOD(ProgramFixture, "check and show say what is there, as text and as JSON") {
  const Ran check = run("check '" + table + "' --strict");
  CHECK(check.status == 0);
  CHECK(check.out == "nothing to report\n");
  CHECK(run("check '" + table + "' --json").out == "{\"kind\":\"summary\",\"errors\":0,\"warnings\":0,\"notes\":0}\n");
  CHECK(run("check missing").status == 1);

  const Ran show = run("show '" + table + "'");
  CHECK(show.status == 0);
  CHECK(has(show.out, "Game Small Table 1.0.0.0"));
  CHECK(has(show.out, "  Acorn -> Oak"));
  CHECK(has(show.out, "    form Night: Night Moth\n      Power: 2\n"));
  CHECK(has(show.out, "    2 x River Stone"));
  const Ran as_json = run("show '" + table + "' --json");
  CHECK(lines(as_json.out) == 10);  // the definition, a set, seven cards, a deck
  CHECK(has(as_json.out, R"("link":{"id":"0b1d3c52-5a0f-4f49-8a3c-2f6d5be3a011","name":"Oak"})"));
  CHECK(run("show .").status == 1);
}

TEST_CASE_METHOD(ProgramFixture, "a deck whose game is not there, or whose card is not, is reported by check") {
  write("lost.o8d",
        "<deck game=\"0b1d3c52-5a0f-4f49-8a3c-2f6d5be3a0ff\"><section name=\"Main\">"
        "<card qty=\"1\" id=\"0b1d3c52-5a0f-4f49-8a3c-2f6d5be3a010\">Acorn</card></section></deck>");
  CHECK(has(run("check lost.o8d").out, "deck-without-game"));
  CHECK(run("check lost.o8d").status == 0);
  CHECK(run("check lost.o8d --strict").status == 1);
  write("strange.o8d",
        "<deck game=\"0b1d3c52-5a0f-4f49-8a3c-2f6d5be3a001\"><section name=\"Main\">"
        "<card qty=\"1\" id=\"0b1d3c52-5a0f-4f49-8a3c-2f6d5be3a0ff\">Nobody</card></section></deck>");
  const Ran strange = run("check '" + table + "' strange.o8d");
  CHECK(has(strange.out, "Nobody"));
  CHECK(strange.status == 0);
  CHECK(run("check '" + table + "' strange.o8d --strict").status == 1);
}

TEST_CASE_METHOD(ProgramFixture, "a game that cannot be read is refused with its diagnostics") {
  write("definition.xml", "<game name=\"Half\" id=\"0b1d3c52-5a0f-4f49-8a3c-2f6d5be3a0aa\"><table");
  const Ran ran = run("play .");
  CHECK(ran.status == 1);
  CHECK(ran.out.empty());
  CHECK(has(ran.errors, "definition.xml:1:"));
  CHECK(has(ran.errors, "error: "));
}

TEST_CASE_METHOD(ProgramFixture, "plugins are listed with what they provide, and why they were loaded") {
  const Ran listed = run("plugins");
  CHECK(listed.status == 0);
  CHECK(has(listed.out, "core 1.0.0  "));
  CHECK(has(listed.out, "  action core.move: "));
  CHECK(has(run("plugins --why").out, "loaded "));
  CHECK(has(run("plugins --json").out, R"({"kind":"plugin","id":"core")"));

  write("broken.riffle", "no library at all");
  const Ran refused = run("plugins --plugin-path .");
  CHECK(has(refused.errors, "broken.riffle was refused: "));
  CHECK(has(refused.errors, "(see riffle plugins --why)"));
  CHECK(has(run("plugins --why --plugin-path .").out, "broken.riffle: "));
  CHECK(has(run("plugins --why --json --plugin-path .").out, R"("verdict":"refused")"));
}

TEST_CASE_METHOD(ProgramFixture, "properties and bots are listed as well, as text and as JSON") {
  const Ran listed = run("plugins");
  CHECK(has(listed.out, "  property crazy_eights.max_turns: how many cards are played before the game ends\n"));
  CHECK(has(listed.out, "  bot bots.first: chooses the first options\n"));
  const std::string json = run("plugins --json").out;
  CHECK(has(json, R"("bots":[{"id":"bots.random","summary":"chooses evenly among what may be chosen"})"));
  CHECK(has(json, R"("properties":[{"id":"crazy_eights.max_draw_cards")"));
}

TEST_CASE_METHOD(ProgramFixture, "show says which parameters a definition gives, and check which of them do not fit") {
  const auto game = [&](const std::string& parameters) {
    write("definition.xml",
          "<game name=\"Eights\" id=\"0b1d3c52-5a0f-4f49-8a3c-2f6d5be3a0ab\" version=\"1.0\">\n"
          "<riffle plugins=\"crazy_eights\" next=\"crazy_eights.deal\">\n" +
              parameters + "</riffle></game>\n");
  };
  game(R"(<parameter name="crazy_eights.reshuffle" value="true"/>)");
  const Ran shown = run("show . --json");
  CHECK(shown.status == 0);
  CHECK(has(shown.out, R"("parameters":[{"name":"crazy_eights.reshuffle","value":"true"}])"));
  CHECK(has(run("show .").out, "  parameter crazy_eights.reshuffle: true\n"));
  game(R"(<parameter name="crazy_eights.reshufle" value="true"/>)");
  CHECK(has(run("check .").out,
            "definition.xml:3:18: error: expected a parameter of a plugin, found "
            "`crazy_eights.reshufle`, which none declares [unknown-parameter]"));
  game(R"(<parameter name="crazy_eights.max_turns" value="some"/>)");
  CHECK(has(run("check .").out, "expected a whole number for crazy_eights.max_turns, found `some` [bad-parameter]"));
  CHECK(run("play .").status == 1);
}

TEST_CASE_METHOD(ProgramFixture, "a terminal's input that ends, ends it with 0") {
  const Ran ran = run("play '" + table + "' --seat 2", "table\nnonsense\n");
  CHECK(ran.status == 0);
  CHECK(has(ran.out, "Seat 2  Score 3") == false);
  CHECK(has(ran.out, "Seat 2 (you)"));
  CHECK(has(ran.out, "refused: there is no command nonsense"));
}
