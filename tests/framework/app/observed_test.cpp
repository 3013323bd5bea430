// Observers of plugins at the command line: what is listed of them, and what is written to their logs.
#include "framework/plugin/temporary_folder.hpp"

#include <sys/wait.h>

namespace {

/// A small game of the plugin of the author's guide that observes, and a plugin that narrows its observers.
struct ObservedProgram : TemporaryFolder {
  ObservedProgram() {
    add("test_plugins/scorekeeper.riffle");
    add_broken("doorman");
    std::string definition = bytes_of(RIFFLE_SOURCE_DIR "/tests/framework/app/table/definition.xml");
    definition.insert(definition.find("<card "), "<riffle plugins=\"scorekeeper\"/>\n  ");
    write("definition.xml", definition);
  }
  /// What it wrote to standard output, and to standard error.
  std::pair<std::string, std::string> run(const std::string& arguments, const std::string& input = {}) const {
    write("in", input);
    const std::string command =
        "cd '" + path() + "' && '" RIFFLE_BINARY_DIR "/bin/riffle' " + arguments + " --plugin-path . <in >out 2>errors";
    status_ = std::system(command.c_str());
    return {bytes_of(*this / "out"), bytes_of(*this / "errors")};
  }
  int status() const { return WIFEXITED(status_) ? WEXITSTATUS(status_) : -1; }

 private:
  mutable int status_ = -1;
};

}  // namespace

TEST_CASE_METHOD(ObservedProgram,
                 "observers are listed, as text and as JSON, with what they hear when more is asked for") {
  const std::string text = run("plugins").first;
  CHECK_THAT(text, Catch::Contains("  observer scorekeeper.scores: says how the score goes\n"));
  CHECK_THAT(text, !Catch::Contains(" hears "));
  const std::string more = run("plugins -v").first;
  CHECK_THAT(more, Catch::Contains("  scorekeeper.scores hears edits: Score\n"));
  CHECK_THAT(more, Catch::Contains("  doorman.comings hears edits: placed\n"));
  CHECK_THAT(more, Catch::Contains("  doorman.moves hears event core.moved\n"));
  CHECK_THAT(run("plugins --json").first, Catch::Contains(R"("observers":[{"id":"scorekeeper.scores",)"
                                                          R"("summary":"says how the score goes",)"
                                                          R"("hears":"edits: Score"}])"));
}

TEST_CASE_METHOD(ObservedProgram,
                 "the log of a plugin is written to standard error from the level that is said for it") {
  const std::string input = "count Score +1\nundo\n";
  const std::string both = "info: scorekeeper: seat 1 3 -> 4\ninfo: scorekeeper: taken back: seat 1 4 -> 3\n";
  CHECK(run("play .", input).second.empty());
  CHECK(run("play . --log scorekeeper=info", input).second == both);
  CHECK(run("play . --log error --log scorekeeper=trace", input).second == both);
  CHECK(run("play . --log scorekeeper=trace --log off", input).second == both);
  CHECK(run("play . --log info", input).second == both);
  CHECK(run("play . --log info --log scorekeeper=error", input).second.empty());
  CHECK(run("play . --log doorman=info", input).second.empty());
  CHECK(status() == 0);
}

TEST_CASE_METHOD(ObservedProgram, "a level that does not exist, or is of no plugin, is refused") {
  CHECK_THAT(run("play . --log scorekeeper=loud").second,
             Catch::Contains("expected trace, debug, info, warning, error or off, found \"loud\""));
  CHECK(status() == 2);
  CHECK_THAT(run("play . --log =info").second, Catch::Contains("expected a plugin before =, found none"));
  CHECK(status() == 2);
}
