#include "support.hpp"

#include "deck_reader.hpp"
#include "definition_reader.hpp"
#include "set_reader.hpp"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace fs = std::filesystem;
using namespace riffle;
using namespace riffle::octgn::tests;

namespace {

/// The real demo of switching with alternates; empty when it is not here.
fs::path demo_folder() {
  const char* named = std::getenv("RIFFLE_SAMPLES");
  const fs::path samples = named != nullptr ? fs::path(named) : fs::path(RIFFLE_SOURCE_DIR) / "../shared/data";
  const fs::path demo = samples / "octgn/spc-alternate";
  if (fs::is_directory(demo)) return demo;
  WARN("skipped: no " << demo << "; RIFFLE_SAMPLES may name the folder of samples");
  return {};
}

std::string bytes_of(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

Reading<CardSet> read_set(const fs::path& path) {
  return read_with<CardSet>(octgn::SetReader{}, bytes_of(path), nullptr, path.string());
}

const CardTemplate& card_named(const CardSet& set, std::string_view name) {
  for (const CardTemplate& card : set.cards)
    if (card.name == name) return card;
  FAIL("no card " << name);
  std::abort();
}

struct Count {
  int games = 0, sets = 0, decks = 0, errors = 0;
};

void count_errors(const Diagnostics& diagnostics, Count& count) {
  for (const Diagnostic& diagnostic : diagnostics) {
    if (diagnostic.severity != Severity::error) continue;
    ++count.errors;
    UNSCOPED_INFO(diagnostic.file << ":" << at(diagnostic) << ": " << diagnostic.message);
  }
}

template <class Content, class Reader>
bool read_if_claimed(const Reader& reader, const std::string& name, const std::string& bytes, Count& count) {
  if (reader.probe({name, name, std::string_view(bytes).substr(0, 4096), nullptr}) != certain) return false;
  const auto reading = read_with<Content>(reader, bytes, nullptr, name);
  count_errors(reading.diagnostics, count);
  return reading.content.has_value();
}

}  // namespace

TEST_CASE("every file of the real demo, its history included, loads without an error", "[octgn][samples]") {
  const fs::path demo = demo_folder();
  if (demo.empty()) return;
  Count count;
  for (const auto& entry : fs::recursive_directory_iterator(demo)) {
    const std::string extension = entry.path().extension().string();
    if (!entry.is_regular_file() || (extension != ".xml" && extension != ".o8d")) continue;
    const std::string bytes = bytes_of(entry.path());
    const std::string name = entry.path().string();
    count.games += read_if_claimed<Definition>(octgn::DefinitionReader{}, name, bytes, count);
    count.sets += read_if_claimed<CardSet>(octgn::SetReader{}, name, bytes, count);
    count.decks += read_if_claimed<Deck>(octgn::DeckReader{}, name, bytes, count);
  }
  CHECK(count.games == 5);
  CHECK(count.sets == 9);
  CHECK(count.decks == 9);
  CHECK(count.errors == 0);
}

TEST_CASE("the demo at its tip has 54 standard cards and the four of Kevin Bacon", "[octgn][samples]") {
  const fs::path demo = demo_folder();
  if (demo.empty()) return;
  const auto standard = read_set(demo / "tip/Standard Playing Cards.o8s/cards.xml");
  const auto bacon = read_set(demo / "tip/Degrees of Kevin Bacon.o8s/cards.xml");
  REQUIRE((standard.content && bacon.content));
  CHECK(standard.content->cards.size() == 54);
  CHECK(standard.diagnostics.empty());
  CHECK(bacon.content->cards.size() == 4);
  CHECK(bacon.diagnostics.empty());

  const CardTemplate& betty = card_named(*bacon.content, "Betty White");
  CHECK(betty.alternate->text == "49babd8e-e645-4420-8186-9bb08d5193fc");
  CHECK(betty.alternate->place == SourcePlace{4, 81, 36});
  CHECK_FALSE(betty.dependent.has_value());
  CHECK(betty.properties.size() == 2);
  CHECK(card_named(*bacon.content, "Meryl Streep").alternate->text == "4fe594b8-ae43-4e60-8f67-dc28ec5a2c3f");
  const CardTemplate& sandra = card_named(*bacon.content, "Sandra Bullock");
  CHECK(sandra.alternate->text == "4fe594b8-ae43-4e60-8f67-dc28ec5a2c3f");
  CHECK(sandra.dependent->text == "false");
  const CardTemplate& kevin = card_named(*bacon.content, "Kevin Bacon");
  CHECK_FALSE(kevin.alternate.has_value());
  CHECK(kevin.dependent->text == "true");
}

TEST_CASE("the demo's definition at its tip is understood", "[octgn][samples]") {
  const fs::path demo = demo_folder();
  if (demo.empty()) return;
  const fs::path path = demo / "tip/standard playing cards 1.1.3.o8g/GenericCards.xml";
  const auto game = read_with<Definition>(octgn::DefinitionReader{}, bytes_of(path), nullptr, path.string());
  REQUIRE(game.content);
  CHECK(all(game.diagnostics) == "44:35 section-group-shared\n45:36 section-group-shared\n");
  CHECK(game.content->groups.size() == 4);
  CHECK(game.content->properties.size() == 2);
  CHECK(game.content->counters.size() == 1);
  CHECK(game.content->variables.size() == 2);
  CHECK(game.content->sections.size() == 3);
  CHECK(game.content->groups[0].menu.size() == 20);
  CHECK(game.content->groups[0].menu[12].action == "SwitchCardWithAlternate");
  CHECK_FALSE(game.content->revert_links_on_zone_change);
}

TEST_CASE("the demo's older spellings of links are read as links", "[octgn][samples]") {
  const fs::path demo = demo_folder();
  if (demo.empty()) return;
  const auto links = [&](const char* folder) {
    const auto set = read_set(demo / "history" / folder / "Standard Playing Cards.o8s/cards.xml");
    std::size_t alternates = 0, dependents = 0, odd = 0;
    for (const CardTemplate& card : set.content.value().cards) {
      alternates += card.alternate.has_value();
      dependents += card.dependent.has_value();
      odd += card.properties.size() != 2;
    }
    return std::to_string(alternates) + " alternates, " + std::to_string(dependents) + " dependents, " +
           std::to_string(odd) + " odd";
  };
  CHECK(links("2012-03-02_08268f5") == "3 alternates, 2 dependents, 0 odd");
  CHECK(links("2012-03-05_31a1230") == "3 alternates, 2 dependents, 0 odd");
  CHECK(links("2012-03-12_915cf9e") == "5 alternates, 4 dependents, 0 odd");
}
