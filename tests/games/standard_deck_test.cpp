#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>

#include "seeds/program.hpp"

namespace {

const std::filesystem::path games = RIFFLE_SOURCE_DIR "/games";

/// The files of that kind in that folder of every game, sorted.
std::vector<std::string> all_files(const std::string& folder, const std::string& extension) {
  std::vector<std::string> files;
  for (const auto& game : std::filesystem::directory_iterator{games}) {
    if (!std::filesystem::is_directory(game.path() / folder)) continue;
    for (const auto& file : std::filesystem::directory_iterator{game.path() / folder})
      if (file.path().extension() == extension) files.push_back(file.path().string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace

TEST_CASE("every script of every game plays to its end") {
  const std::vector<std::string> scripts = all_files("scripts", ".script");
  CHECK(scripts.size() >= 5);
  for (const std::string& script : scripts) {
    const seeds::Ran ran = seeds::run({"play", "--script", script});
    INFO(script << "\n" << ran.text);
    CHECK(ran.status == 0);
  }
}

TEST_CASE("every golden replay of every game gives the digests that stand in it") {
  const std::vector<std::string> replays = all_files("replays", ".log");
  CHECK_FALSE(replays.empty());
  for (const std::string& replay : replays) {
    const seeds::Ran ran = seeds::run({"replay", "--verify", replay});
    INFO(replay << "\n" << ran.text);
    CHECK(ran.status == 0);
    CHECK(ran.text.find("digests equal") != std::string::npos);
  }
}

TEST_CASE("a script that expects what does not come out ends with status 1 and says what was found") {
  const std::string game = (games / "standard_deck").string();
  const std::string wrong = (std::filesystem::temp_directory_path() / "riffle_wrong.script").string();
  std::ofstream{wrong} << "deal \"Ember Egg\" table\nexpect card #1 Rank: Drake\n";
  const seeds::Ran ran = seeds::run({"play", game, "--script", wrong});
  INFO(ran.text);
  CHECK(ran.status == 1);
  CHECK(ran.text.find("riffle_wrong.script:2") != std::string::npos);
  CHECK(ran.text.find("Drake") != std::string::npos);
  CHECK(ran.text.find("Egg") != std::string::npos);
  std::filesystem::remove(wrong);
}

TEST_CASE("the checks find nothing in the standard deck") {
  const std::string game = (games / "standard_deck").string();
  CHECK(seeds::findings({game}).empty());
  CHECK(seeds::run({"check", "--strict", game}).status == 0);
}

TEST_CASE("the standard deck has fifty-four playing cards, and both of its decks find all their cards") {
  const std::string game = (games / "standard_deck").string();
  for (const char* deck : {"fifty_four", "changing"}) {
    const seeds::Ran ran = seeds::run({"check", game, game + "/decks/" + deck + ".o8d"});
    INFO(ran.text);
    CHECK(ran.status == 0);
    CHECK(ran.text.find("error") == std::string::npos);
  }
  const seeds::Ran shown = seeds::run({"show", "--json", game + "/definition.xml", game + "/Sets/Standard/set.xml"});
  INFO(shown.text.substr(0, 2000));
  CHECK(shown.status == 0);
  for (const char* suit : {"Clubs", "Diamonds", "Hearts", "Spades"})
    for (const char* rank :
         {"Ace", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Jack", "Queen", "King"})
      CHECK(shown.text.find(std::string{rank} + " of " + suit) != std::string::npos);
  CHECK(shown.text.find("Red Joker") != std::string::npos);
  CHECK(shown.text.find("Black Joker") != std::string::npos);
}
