// The claims of seeds/octgn-switch-with-alternate-gist.txt, by their numbers. What each script shows stands in it.
#include <catch2/catch.hpp>
#include <filesystem>

#include "seeds/program.hpp"

namespace {

using Findings = std::vector<std::string>;
using seeds::findings;
using seeds::play;
using seeds::play_game;
using seeds::seed;

Findings findings_of(const std::string& game, const std::string& set) {
  return findings({seed(game + "/definition.xml"), seed(game + "/Sets/" + set + "/set.xml")});
}

}  // namespace

TEST_CASE("G1 a card's attribute alternate holds the GUID of another card") {
  play("switching/the_shown_form_has_a_link");
  CHECK(findings({seed("alternates")}).empty());
}

TEST_CASE("G2 a card's attribute dependent holds a boolean or a GUID and is for deck editors only") {
  play("claims/dependent_is_for_deck_editors");
  play("dependent/an_independent_card");
  CHECK(findings_of("dependent", "as_usual").empty());
  CHECK(findings_of("dependent", "another_card").empty());
}

TEST_CASE("G3 whether a card shows an alternate can be asked of any card") {
  play("chains/is_alternate_is_each_cards_own");
}

TEST_CASE("G4 switching with the alternate is an action that anything can call") {
  play("claims/nothing_switches_by_itself");
}

TEST_CASE("G5 is_alternate is false by default") { play("switching/no_link_and_the_original_shown"); }

TEST_CASE("G6 switching does nothing by default") { play("switching/no_link_and_the_original_shown"); }

TEST_CASE("G7 the attribute must be named alternate, in whatever case") {
  play("claims/only_this_attribute_makes_a_link");
  play("forms/three_spellings_of_a_link");
}

TEST_CASE("G8 the value is the GUID of a card in the set, or in another of the same game, but not of another game") {
  play("switching/the_target_is_in_another_set");
  CHECK(findings({seed("two_games")}) ==
        Findings{"error two_games/one/Sets/Bridge/set.xml:4:78 [alternate-in-other-game]"});
}

TEST_CASE("G9 a value that is no GUID is an error with its column, and costs the card its link only") {
  play("switching/the_value_is_no_guid");
  CHECK(findings_of("links", "no_guid") == Findings{"error links/Sets/no_guid/set.xml:4:80 [bad-link]",
                                                    "error links/Sets/no_guid/set.xml:7:81 [bad-link]"});
}

TEST_CASE("G10 the switch replaces the current card with the alternate") {
  play("switching/the_shown_form_has_a_link");
}

TEST_CASE("G12 custom properties are replaced, also by none and by an empty one") {
  play("table/one_switch");
  play("table/two_switches");
  play("table/three_switches");
}

TEST_CASE("G13 is_alternate is true after a switch") { play("table/one_switch"); }

TEST_CASE("G14 the end of a chain shows the original again") {
  play("switching/the_end_of_the_chain");
  play("chains/the_original_comes_back_not_the_one_before");
}

TEST_CASE("G15 chains have any length") {
  play("chains/simple_chain");
  play("chains/three_switches_return_betty_white");
  play("table/four_switches");
}

TEST_CASE("G16 is_alternate stays true until the original is back") {
  play("table/two_switches");
  play("table/three_switches");
  play("table/four_switches");
}

TEST_CASE("G17 the table of five rows holds") {
  for (const char* row : {"no_switch", "one_switch", "two_switches", "three_switches", "four_switches"})
    play(std::string{"table/"} + row);
}

TEST_CASE("G18 several cards share one alternate") {
  play("table/two_switches");
  play("chains/the_original_comes_back_not_the_one_before");
}

TEST_CASE("G19 the form persists across all zones, the table among them") {
  play("changing_zones/without_the_flag_the_form_persists");
}

TEST_CASE("G20 the game decides what to do with its forms: nothing switches by itself") {
  play("claims/nothing_switches_by_itself");
  play("claims/the_game_names_the_action_in_its_menu");
}

TEST_CASE("G23 the checks know a dependent that names no card, or the card itself") {
  CHECK(findings_of("dependent", "unknown") == Findings{"error dependent/Sets/unknown/set.xml:4:81 [unknown-dependent]",
                                                        "error dependent/Sets/unknown/set.xml:5:80 [self-dependent]"});
}

TEST_CASE("G24 the checks are content with one original") { CHECK(findings_of("dependent", "one_original").empty()); }

TEST_CASE("G25 the checks are content with several originals") {
  CHECK(findings_of("dependent", "several_originals").empty());
}

TEST_CASE("G26 the checks know a dependent card that nothing reaches: an error of the set, and nothing explodes") {
  play("dependent/no_card_reaches_it");
  CHECK(findings_of("dependent", "no_original") ==
        Findings{"error dependent/Sets/no_original/set.xml:4:78 [dependent-without-original]"});
}

TEST_CASE("G27 the checks know what makes a chain complex: cycles, and two names for one form") {
  CHECK(findings_of("links", "cycle_with_return").size() == 1);
  CHECK(findings_of("links", "cycle_without_return").size() == 2);
  CHECK(findings_of("dependent", "chain").size() == 1);
  CHECK(findings_of("links", "form_names") ==
        Findings{"warning links/Sets/form_names/set.xml:18:24 [forms-differ-in-case]",
                 "warning links/Sets/form_names/set.xml:9:24 [duplicate-form]"});
}

TEST_CASE("G28 with the definition's flag a change of group shows the original, and the table is a group") {
  play("changing_zones/with_the_flag_the_original_comes_back");
  play("changing_zones/with_the_flag_every_zone_counts");
  play("changing_zones/moving_inside_a_zone_resets_nothing");
}

TEST_CASE("G29 a head of the sample's kind is read: its version, its sizes, and the flag") {
  CHECK(findings({seed("reverting")}).empty());
  play("changing_zones/with_the_flag_the_original_comes_back");
}

TEST_CASE("G30 a creature evolves through states, cyclically or not") { play_game("standard_deck", "evolution"); }

TEST_CASE("G31 a card has something printed on its back, and whether it lies face up is a separate matter") {
  play_game("standard_deck", "printed_back");
}

TEST_CASE("G32 one card with several purposes is several cards") { play_game("standard_deck", "several_in_one"); }

TEST_CASE("G33 the working example works") {
  const std::string demo = seeds::samples("octgn/spc-alternate/tip");
  if (demo.empty()) return;
  const std::string deck = "1=" + demo + "/BettyWhite+MerylStreep.o8d";
  play("real_demo", {demo, "--deck", deck});
  play("real_demo_reverting", {demo, "--deck", deck});
}

TEST_CASE("G33 the working example's saved games play again in another process, with the same digests") {
  const std::string demo = seeds::samples("octgn/spc-alternate/tip");
  if (demo.empty()) return;
  for (const char* script : {"real_demo", "real_demo_reverting"}) {
    const std::string log = (std::filesystem::temp_directory_path() / (std::string{script} + ".log")).string();
    play(script, {demo, "--deck", "1=" + demo + "/BettyWhite+MerylStreep.o8d", "--save", log});
    const seeds::Ran replayed = seeds::run({"replay", log, "--verify"});
    INFO(replayed.text);
    CHECK(replayed.status == 0);
    std::filesystem::remove(log);
  }
}
