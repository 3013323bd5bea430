#include "catalog/catalog.hpp"
#include "catalog/print.hpp"

#include "deck_reader.hpp"
#include "definition_reader.hpp"
#include "framework/catalog/tiny_format.hpp"
#include "set_reader.hpp"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>
#include <sstream>

using namespace riffle;
using catalog_tests::of_code;

namespace {

/// Stands in for the action that goes on when a definition has no turns of its own.
struct Table final : ActionType {
  Status run(Context&, const Action&) const override { return done; }
};

void load_core(Registrar& host) { host.add_action<Table>("core.table"); }

void load_octgn(Registrar& host) {
  static constexpr const char* xml[] = {".xml"};
  static constexpr const char* o8d[] = {".o8d"};
  FormatDescriptor of_xml, of_o8d;
  of_xml.extensions = xml;
  of_o8d.extensions = o8d;
  host.add_format("octgn.game", of_xml, Owned<GameFormat>::make<octgn::DefinitionReader>());
  host.add_format("octgn.set", of_xml, Owned<CardFormat>::make<octgn::SetReader>());
  host.add_format("octgn.deck", of_o8d, Owned<DeckFormat>::make<octgn::DeckReader>());
}

struct RealGames {
  Registry registry;
  std::string folder;

  RealGames() {
    registry.load({"core", "1", "", false}, load_core);
    registry.load({"octgn", "1", "", false}, load_octgn);
    const char* named = std::getenv("RIFFLE_SAMPLES");
    folder = (named != nullptr ? std::string(named) : std::string(RIFFLE_SOURCE_DIR "/../shared/data")) + "/octgn/";
  }

  bool has(const std::string& game) const {
    if (std::filesystem::is_directory(folder + game)) return true;
    WARN("skipped: " << folder + game << " is not there; RIFFLE_SAMPLES may name the folder of samples");
    return false;
  }

  std::string title(const Catalog& catalog, FormId form) const {
    return form ? std::string(registry.symbols().text(catalog.forms[form.index].title)) : "none";
  }
  std::string link_of(const Catalog& catalog, const std::string& card) const {
    return title(catalog, catalog.forms[catalog.by_title.at(card).front().index].link);
  }
};

std::size_t errors_in(const Diagnostics& diagnostics) {
  std::size_t errors = 0;
  for (const Diagnostic& diagnostic : diagnostics) errors += diagnostic.severity == Severity::error ? 1 : 0;
  return errors;
}

}  // namespace

TEST_CASE_METHOD(RealGames, "the demo of alternates loads as one game of two sets, without an error") {
  if (!has("spc-alternate/tip")) return;
  const Loaded loaded = load(registry, {folder + "spc-alternate/tip"});
  std::ostringstream text;
  print(text, loaded.diagnostics, false);
  INFO(text.str());
  REQUIRE(loaded.catalogs.size() == 1);
  const Catalog& catalog = *loaded.catalogs[0];
  CHECK(catalog.defined);
  CHECK(catalog.definition.name == "Standard Playing Cards");
  CHECK_FALSE(catalog.definition.revert_links_on_zone_change);
  CHECK(catalog.sets.size() == 2);
  CHECK(catalog.templates.size() == 58);
  CHECK(catalog.forms.size() == 58);
  CHECK(errors_in(loaded.diagnostics) == 0);
  CHECK(of_code(loaded.diagnostics, "section-group-shared").size() == 2);
  CHECK(link_of(catalog, "betty white") == "Sandra Bullock");
  CHECK(link_of(catalog, "sandra bullock") == "Kevin Bacon");
  CHECK(link_of(catalog, "meryl streep") == "Kevin Bacon");
  CHECK(link_of(catalog, "kevin bacon") == "none");
  CHECK(catalog.details[catalog.forms[catalog.by_title.at("kevin bacon").front().index].of.index].dependent == "true");
}

TEST_CASE_METHOD(RealGames, "every line of the demo's decks is found") {
  if (!has("spc-alternate/tip")) return;
  const Loaded loaded = load(registry, {folder + "spc-alternate/tip"});
  REQUIRE(loaded.decks.size() == 4);
  for (const Deck& deck : loaded.decks) {
    Diagnostics diagnostics;
    std::size_t lines = 0;
    for (const DeckSection& section : deck.sections) lines += section.lines.size();
    INFO(deck.file);
    CHECK(lines > 0);
    CHECK(resolve(*loaded.catalogs.at(0), deck, diagnostics).size() == lines);
    CHECK(diagnostics.empty());
  }
}

TEST_CASE_METHOD(RealGames, "the older versions of the demo, side by side, keep to their own sets") {
  if (!has("spc-alternate/history")) return;
  const Loaded loaded = load(registry, {folder + "spc-alternate"});
  CHECK(loaded.catalogs.size() == 5);
  CHECK(errors_in(loaded.diagnostics) == 0);
  for (const auto& catalog : loaded.catalogs) {
    INFO(catalog->definition.file);
    CHECK(catalog->defined);
    CHECK(catalog->templates.size() >= 54);
  }
}

TEST_CASE_METHOD(RealGames, "real games load without an error, with all their cards but those of a GUID used before") {
  struct Game {
    const char* folder;
    std::size_t cards, forms, repeated;
  };
  const Game game =
      GENERATE(Game{"anachronism", 10, 0, 0}, Game{"lotr", 3503, 0, 0}, Game{"vtes", 3736, 0, 0},
               Game{"stargate", 1920, 0, 0}, Game{"doomtown-reloaded", 880, 0, 1}, Game{"mtg", 80662, 2388, 2});
  if (!has(game.folder)) return;
  const Loaded loaded = load(registry, {folder + game.folder});
  INFO(game.folder << ": " << summary(loaded.diagnostics));
  REQUIRE(loaded.catalogs.size() == 1);
  CHECK(errors_in(loaded.diagnostics) == 0);
  CHECK(loaded.catalogs[0]->templates.size() == game.cards - game.repeated);
  CHECK(loaded.catalogs[0]->forms.size() == game.cards - game.repeated + game.forms);
  CHECK(of_code(loaded.diagnostics, "duplicate-guid").size() == game.repeated);
  CHECK(of_code(loaded.diagnostics, "undeclared-property").empty());
}

TEST_CASE_METHOD(RealGames, "a set of another game is an error of its file, and nothing else") {
  if (!has("mlp-auto")) return;
  const Loaded loaded = load(registry, {folder + "mlp-auto"});
  CHECK(loaded.catalogs.at(0)->templates.empty());
  const Diagnostics found = of_code(loaded.diagnostics, "other-game");
  REQUIRE(found.size() == 1);
  CHECK_THAT(found[0].file, Catch::EndsWith("777b5a63-c197-488d-82b0-275812f53a40/set.xml"));
  CHECK(found[0].place.line == 2);
}
