// riffle simulate --laws, as it is run.
#include "framework/laws/stages.hpp"
#include "seeds/program.hpp"

#include <boost/json.hpp>

#include <cstdlib>

namespace {
namespace json = boost::json;

const std::string eights = RIFFLE_SOURCE_DIR "/games/crazy_eights";
const std::string table = RIFFLE_SOURCE_DIR "/tests/framework/app/table";

seeds::Ran laws(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "simulate");
  arguments.push_back("--laws");
  return seeds::run(arguments);
}

json::object as_json(std::vector<std::string> arguments, int status) {
  arguments.push_back("--json");
  const seeds::Ran ran = laws(arguments);
  INFO(ran.text);
  REQUIRE(ran.status == status);
  return json::parse(ran.text).as_object();
}

bool has(const std::string& text, std::string_view part) {
  UNSCOPED_INFO("in: " << text << "\nexpected: " << part);
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("games that keep all laws are counted, whatever the number of jobs, and the program ends well") {
  json::object one = as_json({eights, "-n", "60", "--seed", "5"}, 0);
  CHECK(one.at("kind") == "laws");
  CHECK(one.at("games") == 60);
  CHECK(one.at("seed") == 5);
  CHECK(one.at("faults") == 0);
  CHECK_FALSE(one.contains("broken"));
  REQUIRE(one.at("checks").as_array().size() == 8);
  for (const json::value& checks : one.at("checks").as_array()) CHECK(checks.to_number<int>() > 60);
  one.erase("speed");
  json::object two = as_json({eights, "-n", "60", "--seed", "5", "--jobs", "2"}, 0);
  CHECK(two.at("speed").at("jobs") == 2);
  two.erase("speed");
  CHECK(two == one);
}

TEST_CASE("a free table is played with random commands, and keeps all laws") {
  const json::object tally = as_json({table, "-n", "10", "--deck", "1=" + table + "/decks/four.o8d"}, 0);
  CHECK(tally.at("answers") == 5000);
  CHECK(tally.at("taken").to_number<int>() > 2000);
  CHECK(tally.at("checks").at(5) == 0);  // it offers no options
}

TEST_CASE("a bot that is seated plays its seat while the laws are checked") {
  const json::object random = as_json({eights, "-n", "20"}, 0);
  const json::object first = as_json({eights, "-n", "20", "--seat", "first"}, 0);
  CHECK(first.at("answers") != random.at("answers"));
}

TEST_CASE("a law that is broken is named with its plugin, and its log is played again by the program") {
  const laws_tests::BittenFolder bitten{"takes_back", false};
  const TemporaryFolder scratch;
  const std::string log = scratch / "law.log";
  const seeds::Ran ran = laws({bitten.path(), "-n", "50", "--keep", log});
  CHECK(ran.status == 1);
  CHECK(has(ran.text, " breaks law 6: every single option that is offered is accepted\n"));
  CHECK(has(ran.text, "  found     nobody may stay now\n"));
  CHECK(has(ran.text, "  plugin    takes_back\n"));
  CHECK(has(ran.text, "  3 of "));
  CHECK(has(ran.text, "    {\"seat\":1,\"chosen\":[\"="));
  CHECK(has(ran.text, "  replay    " + log + "\n"));
  const seeds::Ran replayed = seeds::run({"replay", log, "--verify"});
  CHECK(replayed.status == 0);
  CHECK(has(replayed.text, "3 answers, 3 digests equal"));
}

TEST_CASE("of a law that is broken in several games the first is told, whatever the number of jobs") {
  const laws_tests::BittenFolder bitten{"takes_back", false};
  const TemporaryFolder scratch;
  const json::object one = as_json({bitten.path(), "-n", "40", "--keep", scratch / "one.log"}, 1);
  const json::object two = as_json({bitten.path(), "-n", "40", "--jobs", "2", "--keep", scratch / "two.log"}, 1);
  const json::object& broken = one.at("broken").as_object();
  CHECK(broken.at("law") == 6);
  CHECK(broken.at("plugin") == "takes_back");
  CHECK(broken.at("answers").as_array().size() == 3);
  CHECK(broken.at("again") == true);
  CHECK(broken.at("replay") == json::string(scratch / "one.log"));
  CHECK_FALSE(broken.contains("unreplayable"));
  CHECK(two.at("broken").at("game") == broken.at("game"));
  CHECK(two.at("broken").at("answers") == broken.at("answers"));
}

TEST_CASE("answers whose log cannot be read are told all the same") {
  const laws_tests::BittenFolder bitten{"odd_text", false};
  const TemporaryFolder scratch;
  const seeds::Ran ran = laws({bitten.path(), "-n", "200", "--keep", scratch / "law.log"});
  CHECK(ran.status == 1);
  CHECK(has(ran.text, " breaks law 7: to save and to load gives the same digest\n"));
  CHECK(has(ran.text, "  which does not play as it was written: "));
}

TEST_CASE("what goes with the laws goes with nothing else") {
  CHECK(laws({eights, "--digests"}).status == 2);
  CHECK(seeds::run({"simulate", eights, "--keep", "law.log"}).status == 2);
  CHECK(laws({eights, "--seat", "9=first"}).status == 1);
}

TEST_CASE("without a folder for what is temporary games cannot be saved, and that is said") {
  ::setenv("TMPDIR", "/nowhere", 1);
  const seeds::Ran ran = laws({eights, "-n", "50", "--jobs", "2"});
  ::unsetenv("TMPDIR");
  CHECK(ran.status == 1);
  CHECK(has(ran.text, "riffle: filesystem error: "));
}
