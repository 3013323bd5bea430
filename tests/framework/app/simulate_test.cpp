// riffle simulate, as it is run.
#include "seeds/program.hpp"

#include <boost/json.hpp>

#include <catch2/catch.hpp>

#include <cmath>

namespace {
namespace json = boost::json;

const std::string eights = RIFFLE_SOURCE_DIR "/games/crazy_eights";
const std::string table = RIFFLE_SOURCE_DIR "/tests/framework/app/table";

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr const char* many = "1500";
constexpr double near = 0.05;
#else
constexpr const char* many = "20000";
constexpr double near = 0.01;
#endif

seeds::Ran simulate(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "simulate");
  return seeds::run(arguments);
}

json::object as_json(std::vector<std::string> arguments) {
  arguments.insert(arguments.end(), {"--json"});
  const seeds::Ran ran = simulate(arguments);
  INFO(ran.text);
  REQUIRE(ran.status == 0);
  return json::parse(ran.text).as_object();
}

double mean(const json::object& tally, const char* of) { return tally.at(of).at("mean").to_number<double>(); }

bool has(const std::string& text, std::string_view part) {
  UNSCOPED_INFO("in: " << text << "\nexpected: " << part);
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("any number of jobs come to the same, but for their speed") {
  json::object one = as_json({eights, "-n", "300", "--digests", "--seed", "7"});
  CHECK(one.at("speed").at("jobs") == 1);
  one.erase("speed");
  for (const char* jobs : {"2", "3"}) {
    json::object more = as_json({eights, "-n", "300", "--digests", "--seed", "7", "--jobs", jobs});
    CHECK(more.at("speed").at("jobs").to_number<int>() == std::stoi(jobs));
    more.erase("speed");
    CHECK(more == one);
  }
  json::object other = as_json({eights, "-n", "300", "--digests", "--seed", "8"});
  CHECK(other.at("digests") != one.at("digests"));
}

TEST_CASE("what a simulation came to is one JSON value, whose sums fit each other") {
  const json::object tally = as_json({eights, "-n", "100", "--define", "riffle.seats=3"});
  CHECK(tally.at("kind") == "simulation");
  CHECK(tally.at("game") == json::string(eights));
  CHECK(tally.at("games") == 100);
  CHECK(tally.at("seed") == 1);
  std::int64_t games = 0, score = 0;
  for (const auto& result : tally.at("results").as_object()) games += result.value().to_number<std::int64_t>();
  CHECK(games == 100);
  REQUIRE(tally.at("scores").as_array().size() == 3);
  for (const json::value& seat : tally.at("scores").as_array()) score += seat.at("sum").to_number<std::int64_t>();
  CHECK(score == tally.at("score").at("sum").to_number<std::int64_t>());
  CHECK(tally.at("decisions").at("least").to_number<int>() > 0);
  CHECK(tally.at("faults") == 0);
  CHECK_FALSE(tally.contains("digests"));
  CHECK_FALSE(tally.contains("first_faults"));
  CHECK(tally.at("speed").at("decisions_per_second").to_number<double>() > 0);
}

TEST_CASE("of each game a digest is printed, when they are wanted, in the order of the games") {
  const json::object few = as_json({eights, "-n", "3", "--digests"});
  const json::object more = as_json({eights, "-n", "5", "--digests", "--jobs", "2"});
  REQUIRE(few.at("digests").as_array().size() == 3);
  REQUIRE(more.at("digests").as_array().size() == 5);
  for (std::size_t game = 0; game < 3; ++game) CHECK(few.at("digests").at(game) == more.at("digests").at(game));
  const seeds::Ran text = simulate({eights, "-n", "3", "--digests"});
  const std::string last{few.at("digests").at(2).as_string()};
  CHECK(has(text.text, "3 games\n"));
  CHECK(has(text.text, "digest 2 " + last + "\n"));
}

TEST_CASE("a seat may have a bot of its own, with or without the plugin's name") {
  const json::object random = as_json({eights, "-n", "50", "--digests"});
  const json::object first = as_json({eights, "-n", "50", "--digests", "--seat", "2=bots.first"});
  CHECK(first.at("digests") != random.at("digests"));
  CHECK(as_json({eights, "-n", "50", "--digests", "--seat", "2=first"}).at("digests") == first.at("digests"));
  CHECK(as_json({eights, "-n", "50", "--digests", "--seat", "random"}).at("digests") == random.at("digests"));
  const json::object all = as_json({eights, "-n", "50", "--digests", "--seat", "first", "--seat", "2=random"});
  CHECK(all.at("digests") != first.at("digests"));
}

TEST_CASE("a bot or a seat that is not there is named, and nothing is played") {
  const seeds::Ran bot = simulate({eights, "-n", "2", "--seat", "1=bots.randon"});
  CHECK(bot.status == 1);
  CHECK(bot.text == "riffle: no plugin provides a bot called bots.randon; did you mean bots.random?\n");
  const seeds::Ran seat = simulate({eights, "-n", "2", "--seat", "6=first"});
  CHECK(seat.status == 1);
  CHECK(seat.text == "riffle: there is no seat 6; the game has 5\n");
  for (const char* wrong : {"0=first", "x=first", "1=", "32=first"}) {
    CAPTURE(wrong);
    const seeds::Ran ran = simulate({eights, "--seat", wrong});
    CHECK(ran.status == 2);
    CHECK(has(ran.text, "expected BOT, or N=BOT with a seat from 1 on"));
  }
}

TEST_CASE("a wrong command line of a simulation ends with 2, and its help has an example") {
  for (const std::vector<std::string>& wrong :
       {std::vector<std::string>{}, {eights, "-n", "0"}, {eights, "--jobs", "0"}, {eights, "--define", "x"}}) {
    const seeds::Ran ran = simulate(wrong);
    INFO(ran.text);
    CHECK(ran.status == 2);
  }
  CHECK(has(simulate({"--help"}).text, "Example: riffle simulate "));
}

TEST_CASE("a define that does not fit stops a simulation, and a terminal and a script, before anything is played") {
  const std::vector<std::string> wrong = {"--define", "crazy_eights.reshuffle=perhaps"};
  const std::string sentence = "expected true or false for crazy_eights.reshuffle, found `perhaps`";
  const seeds::Ran simulated = simulate({eights, "-n", "2", wrong[0], wrong[1]});
  CHECK(simulated.status == 1);
  CHECK(has(simulated.text, "riffle: --define: " + sentence + "\n"));
  CHECK_FALSE(has(simulated.text, "2 games"));
  const seeds::Ran played = seeds::run({"play", eights, wrong[0], wrong[1]});
  CHECK(played.status == 1);
  CHECK(has(played.text, "riffle: --define: " + sentence + "\n"));
  CHECK_FALSE(has(played.text, "Discard"));
  const seeds::Ran unknown = simulate({eights, "-n", "2", "--define", "crazy_eights.reshufle=true"});
  CHECK(unknown.status == 1);
  CHECK(has(unknown.text, "did you mean `crazy_eights.reshuffle`?"));
  CHECK(simulate({eights, "-n", "2", "--define", "Crazy_Eights.Reshuffle=TRUE"}).status == 0);
}

TEST_CASE("a free table cannot be simulated: it stops at once, and says at which question") {
  const seeds::Ran ran = simulate({table, "-n", "2"});
  CHECK(ran.status == 1);
  CHECK(has(ran.text, "riffle: game 0 stopped at a question that no bot answers: The table is open\n"));
  CHECK(has(ran.text, "  unanswered  2\n"));
}

TEST_CASE("crazy eights at random comes to what it came to in a loop on byte arrays") {
  const json::object tally = as_json({eights, "-n", many, "--jobs", "2"});
  CHECK(mean(tally, "decisions") == Approx(80.4).epsilon(near));
  CHECK(mean(tally, "chances") == Approx(52.8).epsilon(near));
  CHECK(mean(tally, "score") == Approx(-255.3).epsilon(near));
  WARN(many << " games: " << mean(tally, "decisions") << " decisions, " << mean(tally, "chances")
            << " answers of chance, score " << mean(tally, "score"));
}
