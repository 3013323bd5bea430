// One script for each row of the tables about links and switching, and what the checks say of the row's set.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>

#include "seeds/program.hpp"

namespace {

using Findings = std::vector<std::string>;

/// A row: what its first column says, its script, and the sets that it is about.
struct Row {
  std::string says;
  std::string script;
  std::vector<std::string> sets = {};  ///< none: its game's sets are the claims' to check
  Findings found = {};
};

/// A table, by the heading that it stands below.
struct Table {
  std::string heading;
  std::string folder;  ///< of its scripts
  std::string game;    ///< of its sets
  std::vector<Row> rows;
};

const Table switching{
    "`core.switch_alternate` (G, R: SwitchWithAlternate)",
    "switching",
    "links",
    {{"the shown form has a link", "the_shown_form_has_a_link"},
     {"it has none, and shown != printed (end of the chain)", "the_end_of_the_chain"},
     {"it has none, and shown == printed", "no_link_and_the_original_shown"},
     {"the link names no known template",
      "the_link_names_no_known_template",
      {"unknown_target"},
      {"error links/Sets/unknown_target/set.xml:4:91 [unknown-alternate]"}},
     {"self link", "self_link", {"self_link"}, {"error links/Sets/self_link/set.xml:4:81 [self-link]"}},
     {"cycle that contains the original (A->B->A)",
      "a_cycle_that_contains_the_original",
      {"cycle_with_return"},
      {"warning links/Sets/cycle_with_return/set.xml:4:75 [link-cycle]"}},
     {"cycle that does not (A->B->C->B)",
      "a_cycle_that_does_not",
      {"cycle_without_return"},
      {"warning links/Sets/cycle_without_return/set.xml:4:77 [link-cycle-no-return]",
       "warning links/Sets/cycle_without_return/set.xml:7:76 [link-cycle]"}},
     {"the target is in another set of the same game",
      "the_target_is_in_another_set",
      {"first_half", "second_half"},
      {"note links/Sets/first_half/set.xml:4:80 [alternate-in-other-set]"}},
     {"the value is no GUID",
      "the_value_is_no_guid",
      {"no_guid"},
      {"error links/Sets/no_guid/set.xml:4:80 [bad-link]", "error links/Sets/no_guid/set.xml:7:81 [bad-link]"}},
     {"the card is face down", "the_card_is_face_down", {"plain_chain"}}}};

const Table five_rows{
    "The tables that must hold",
    "table",
    "alternates",
    {{"0", "no_switch"}, {"1", "one_switch"}, {"2", "two_switches"}, {"3", "three_switches"}, {"4", "four_switches"}}};

const Table dependent{"`dependent` in the deck editor",
                      "dependent",
                      "dependent",
                      {{"absent, empty, \"false\" in any case", "absent_empty_or_false", {"as_usual"}},
                       {"the GUID of a known, independent card (32 digits, hyphens or braces allowed)",
                        "an_independent_card",
                        {"another_card"}},
                       {"the GUID of a dependent card",
                        "a_dependent_card",
                        {"chain"},
                        {"error dependent/Sets/chain/set.xml:7:81 [dependent-cycle]"}},
                       {"an unknown GUID, or the card's own",
                        "an_unknown_card_or_its_own",
                        {"unknown"},
                        {"error dependent/Sets/unknown/set.xml:4:81 [unknown-dependent]",
                         "error dependent/Sets/unknown/set.xml:5:80 [self-dependent]"}},
                       {"anything else, exactly one independent card reaches this one through its alternates",
                        "one_card_reaches_it",
                        {"one_original"}},
                       {"anything else, several such cards", "several_cards_reach_it", {"several_originals"}},
                       {"anything else, none",
                        "no_card_reaches_it",
                        {"no_original"},
                        {"error dependent/Sets/no_original/set.xml:4:78 [dependent-without-original]"}}}};

const std::vector<Table> tables{switching, five_rows, dependent};

std::vector<std::string> scripts_in(const std::string& folder) {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator{seeds::seed("scripts/" + folder)})
    names.push_back(entry.path().stem().string());
  std::sort(names.begin(), names.end());
  return names;
}

void rows_hold(const Table& table) {
  for (const Row& row : table.rows) {
    CAPTURE(row.says);
    seeds::play(table.folder + "/" + row.script);
    if (row.sets.empty()) continue;
    std::vector<std::string> paths{seeds::seed(table.game + "/definition.xml")};
    for (const std::string& set : row.sets) paths.push_back(seeds::seed(table.game + "/Sets/" + set + "/set.xml"));
    CHECK(seeds::findings(paths) == row.found);
  }
}

std::string trimmed(std::string text) {
  text.erase(0, text.find_first_not_of(' '));
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

/// The first column of every table of the page, by the heading above it.
std::map<std::string, std::vector<std::string>> page_rows(std::istream& page) {
  std::map<std::string, std::vector<std::string>> rows;
  std::string heading;
  bool in_body = false;
  for (std::string line; std::getline(page, line);) {
    if (line.rfind('#', 0) == 0) heading = trimmed(line.substr(line.find(' ')));
    if (line.rfind('|', 0) != 0) {
      in_body = false;
    } else if (line.rfind("| ---", 0) == 0) {
      in_body = true;
    } else if (in_body) {
      rows[heading].push_back(trimmed(line.substr(1, line.find('|', 1) - 1)));
    }
  }
  return rows;
}

std::vector<std::string> what_rows_say(const Table& table) {
  std::vector<std::string> said;
  for (const Row& row : table.rows) said.push_back(row.says);
  return said;
}

}  // namespace

TEST_CASE("each row about switching has its script, and the checks say what the row says") { rows_hold(switching); }
TEST_CASE("each row of the table of four switches has its script") { rows_hold(five_rows); }
TEST_CASE("each row about dependent cards has its script, and the checks say what the row says") {
  rows_hold(dependent);
}

TEST_CASE("every script of a table is some row's, and every row has one") {
  for (const Table& table : tables) {
    std::vector<std::string> named;
    for (const Row& row : table.rows) named.push_back(row.script);
    std::sort(named.begin(), named.end());
    CHECK(named == scripts_in(table.folder));
  }
}

TEST_CASE("the rows are those of the page") {
  const char* folder = std::getenv("RIFFLE_SPEC");
  const std::string file = (folder ? std::string{folder} : RIFFLE_SOURCE_DIR "/../shared/spec") + "/alternates.md";
  std::ifstream page{file};
  if (!page) {
    WARN("skipped: " << file << " is not there; RIFFLE_SPEC names its folder");
    return;
  }
  const auto rows = page_rows(page);
  CHECK(rows.size() == tables.size());
  for (const Table& table : tables) {
    CAPTURE(table.heading);
    REQUIRE(rows.count(table.heading) == 1);
    CHECK(what_rows_say(table) == rows.at(table.heading));
  }
}

TEST_CASE("the sentences around the tables, the claims beside them and the refusals have their scripts too") {
  for (const char* folder : {"chains", "changing_zones", "forms", "claims", "refusals"})
    for (const std::string& name : scripts_in(folder)) seeds::play(std::string{folder} + "/" + name);
}
