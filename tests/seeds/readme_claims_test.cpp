// The claims of seeds/octgn-switch-with-alternate-readme.txt that differ from the gist's, by their numbers.
#include <catch2/catch.hpp>

#include "seeds/program.hpp"

using seeds::play;
using seeds::seed;

TEST_CASE("R2 the simple chain A->B->A: the card is an alternate while B is active") { play("chains/simple_chain"); }

TEST_CASE("R3 Betty White goes by Sandra Bullock to Kevin Bacon, Meryl Streep goes to Kevin Bacon") {
  play("chains/three_switches_return_betty_white");
  play("chains/two_switches_return_meryl_streep");
}

TEST_CASE("R4 is_alternate is each card's own: who is dealt as Kevin Bacon is no alternate") {
  play("chains/is_alternate_is_each_cards_own");
  play("chains/two_copies_share_nothing");
}

TEST_CASE("R5 a card is an alternate unless its original is the active version") {
  play("chains/three_switches_return_betty_white");
  play("switching/a_cycle_that_contains_the_original");
  play("switching/a_cycle_that_does_not");
}

TEST_CASE("R6 the set of the demo installs into its definition, and its deck shows the chains") {
  const std::string demo = seeds::samples("octgn/spc-alternate/tip");
  if (demo.empty()) return;
  const seeds::Ran checked = seeds::run({"check", demo});
  INFO(checked.text);
  CHECK(checked.status == 0);
  play("real_demo", {demo, "--deck", "1=" + demo + "/BettyWhite+MerylStreep.o8d"});
}

TEST_CASE("R6 the demo's older versions play their chains too") {
  const std::string history = seeds::samples("octgn/spc-alternate/history");
  if (history.empty()) return;
  play("real_demo_first_spelling", {history + "/2012-03-02_08268f5"});
  play("real_demo_second_spelling", {history + "/2012-03-12_915cf9e"});
}

TEST_CASE("R7 another artwork is no form: it is kept as data and nothing switches to it") {
  play("claims/another_artwork_is_no_form");
  const seeds::Ran shown = seeds::run({"show", "--json", seed("readme_chains")});
  INFO(shown.text);
  CHECK(shown.status == 0);
  CHECK(shown.text.find("artwork") != std::string::npos);
}

TEST_CASE("R8 the flag and the persistence are as the gist says") {
  play("changing_zones/without_the_flag_the_form_persists");
  play("changing_zones/with_the_flag_the_original_comes_back");
  play("changing_zones/the_flag_can_be_set_for_one_game");
}
