// What the recorded game of crazy_eights_playthrough_test.cpp does not show. Expected values were worked out by hand.
#include "games/eights_table.hpp"

#include "framework/plugin/temporary_folder.hpp"
#include "seeds/program.hpp"

#include <catch2/catch.hpp>

#include <random>

namespace {
using namespace riffle;
using eights_tests::all_suits;
using eights_tests::Dealt;
using eights_tests::EightsTable;

const Define special_cards{"crazy_eights.use_special_cards", "true"}, reshuffle{"crazy_eights.reshuffle", "true"};
const Define draws_without_end{"crazy_eights.max_draw_cards", "100"};

Define max_draw_cards(int cards) { return {"crazy_eights.max_draw_cards", std::to_string(cards)}; }
Define max_turns(int turns) { return {"crazy_eights.max_turns", std::to_string(turns)}; }
Define seats(int seats) { return {"riffle.seats", std::to_string(seats)}; }

/// Four hands without a card that does anything; only the turned up one matters.
Dealt four_plain_hands(const std::string& turned_up) {
  return {0, {"D3 D4 D5 D6 D7", "H3 H4 H5 H6 H7", "S3 S4 S5 S6 S7", "C3 C4 C5 C6 C7"}, turned_up};
}

/// Two hands of seven: seat 0 has clubs to play, seat 1 one club or none. Thirty-seven cards are left.
Dealt two_hands(const std::string& turned_up, const std::string& club = "H9") {
  return {1, {"C2 C3 D4 D5 D6 D7 D9", club + " H3 H4 H5 H6 H7 HT"}, turned_up};
}

}  // namespace

TEST_CASE("two players are dealt seven cards each, and the seat after the dealer begins") {
  EightsTable table{{0, {"C2 D3 H4 S5 C6 D7 H9", "S2 C3 D4 H5 S6 C7 DT"}, "HJ"}};
  CHECK(table.hand(0) == "C2 D3 H4 S5 C6 D7 H9");
  CHECK(table.hand(1) == "S2 C3 D4 H5 S6 C7 DT");
  CHECK(table.discard() == "HJ");
  CHECK(eights_tests::words(table.deck()).size() == 37);
  table.turn(1, "H5 Draw", "H5");
  CHECK(table.to_move() == 0);
}

TEST_CASE("three to fifteen players are dealt five cards each") {
  for (int players = 3; players <= 15; ++players) {
    EightsTable table{{}, {seats(players)}};
    const std::uint32_t cards = players <= 5 ? 52 : 104;
    CHECK(table.view().card_count == cards);
    for (std::uint32_t seat = 0; seat < table.view().seat_count; ++seat)
      CHECK(eights_tests::words(table.hand(seat)).size() == 5);
    CHECK(eights_tests::words(table.deck()).size() == cards - table.view().seat_count * 5 - 1);
  }
}

TEST_CASE("an eight that is turned up stays in the deck, and what is turned up is in no hand") {
  EightsTable table{{1, {"C2 D3 H4 S5 C6", "S2 C3 D4 H5 S6", "C9 D9 H9 S9 CT"}, "C8 D8 HJ"}};
  CHECK(table.discard() == "HJ");
  CHECK(table.hand(1) == "S2 C3 D4 H5 S6");
  CHECK(table.deck().find("C8 D8 H8 S8") != std::string::npos);
  CHECK(table.deck().find("HJ") == std::string::npos);
}

TEST_CASE("six players have two decks, and equal cards of a hand are one move") {
  EightsTable table{
      {5,
       {"C2 C2 D3 H4 S5", "C3 C3 D4 D4 H5", "S6 C7 D9 H9 S9", "CT DT HT ST CJ", "DJ HJ SJ CQ DQ", "HQ SQ CK DK HK"},
       "C9"}};
  table.turn(0, "C2 Draw", "C2");
  CHECK(table.hand(0) == "C2 D3 H4 S5");
  table.turn(1, "C3 Draw", "Draw", "C5");
  CHECK(table.hand(1) == "C3 C3 D4 D4 C5 H5");
  CHECK(table.moves() == "C3 C5 Draw");
}

TEST_CASE("a card fits by suit or by rank, an eight fits always and names the suit that follows") {
  EightsTable table{{2, {"C8 D2 D3 D4 D5", "C3 H4 S8 SK DK", "S4 CT CJ CQ CK"}, "H9"}};
  table.turn(0, "C8 Draw", "C8");
  table.turn(0, all_suits, "Hearts");
  CHECK(table.last() == "C8 H");
  table.turn(1, "H4 S8 Draw", "H4");
  table.turn(2, "S4 Draw", "S4");
  table.turn(0, "D4 Draw", "D4");
}

TEST_CASE("a seat draws up to max_draw_cards, then it plays or passes, and the next one draws anew") {
  EightsTable table{{0, {"C7 C9 CT CQ CK", "C2 C3 C4 C5 C6", "D2 H2 S2 H3 S3"}, "DJ"}, {max_draw_cards(2)}};
  table.turn(1, "Draw", "Draw", "H4");
  table.turn(1, "Draw", "Draw", "D3");
  table.turn(1, "D3 Pass", "Pass");
  table.turn(2, "D2 Draw", "Draw", "H5");
  table.turn(2, "D2 Draw", "D2");
  table.turn(0, "Draw", "Draw", "S4");
  table.turn(0, "Draw", "Draw", "S5");
  table.turn(0, "Pass", "Pass");
  CHECK(table.to_move() == 1);
  CHECK(table.number("passes") == 0);
}

TEST_CASE("five cards are drawn when nothing else is said") {
  EightsTable table{two_hands("SJ")};
  for (const char* card : {"H2", "D2", "D3", "HQ", "HK"}) table.turn(0, "Draw", "Draw", card);
  table.turn(0, "Pass", "Pass");
}

TEST_CASE("the game ends when max_turns cards were played") {
  EightsTable table{{2, {"C2 D2 D3 D4 D5", "C3 D6 D7 D9 DT", "C4 DJ DQ DK DA"}, "C9"}, {max_turns(3)}};
  table.turn(0, "C2 Draw", "C2");
  table.turn(1, "C3 Draw", "C3");
  table.turn(2, "C4 Draw", "C4");
  CHECK(table.result() == "turn limit");
  CHECK(table.game().decision() == nullptr);
  CHECK(table.scores() == std::vector<int>{-36, -108, -40});
}

TEST_CASE("a queen skips a seat, an ace turns the direction, and both mean nothing without special cards") {
  const Dealt dealt{3, {"CQ CA D3 D4 D5", "C5 C6 C7 H6 H7", "C4 S3 S5 S6 S7", "C3 CK H3 H4 H5"}, "C9"};
  SECTION("with special cards") {
    EightsTable table{dealt, {special_cards}};
    table.turn(0, "CQ CA Draw", "CQ");
    table.turn(2, "C4 Draw", "C4");
    table.turn(3, "C3 H4 CK Draw", "CK");
    table.turn(0, "CA Draw", "CA");
    CHECK(table.flag("reversed"));
    table.turn(3, "C3 Draw", "C3");
    CHECK(table.to_move() == 2);
  }
  SECTION("without") {
    EightsTable table{dealt};
    table.turn(0, "CQ CA Draw", "CQ");
    table.turn(1, "C5 C6 C7 Draw", "C5");
    table.turn(2, "C4 S5 Draw", "C4");
    table.turn(3, "C3 H4 CK Draw", "C3");
    table.turn(0, "D3 CA Draw", "CA");
    CHECK(table.to_move() == 1);
    CHECK_FALSE(table.flag("reversed"));
  }
}

TEST_CASE("a queen skips a seat in the direction of the game, and a second ace turns it back") {
  EightsTable table{{3, {"CA DA D3 D4 D5", "C5 C6 C7 H6 H7", "CQ S3 S5 S6 S7", "C3 CK H3 H4 H5"}, "C9"},
                    {special_cards}};
  table.turn(0, "CA Draw", "CA");
  table.turn(3, "C3 CK Draw", "C3");
  table.turn(2, "S3 CQ Draw", "CQ");
  table.turn(0, "Draw", "Draw", "C2");
  table.turn(0, "C2 Draw", "Draw", "HA");
  table.turn(0, "C2 Draw", "Draw", "DQ");
  table.turn(0, "C2 DQ Draw", "DQ");
  table.turn(2, "Draw", "Draw", "D2");
  table.turn(2, "D2 Draw", "Draw", "HQ");
  table.turn(2, "D2 HQ Draw", "HQ");
  table.turn(0, "HA Draw", "HA");
  CHECK_FALSE(table.flag("reversed"));
  CHECK(table.to_move() == 1);
}

TEST_CASE("with two players a queen gives the same seat another turn, and an ace the other one") {
  EightsTable table{{1, {"CQ CA C2 D2 D3 D4 D5", "C3 H3 H4 H5 H6 H7 H9"}, "C9"}, {special_cards}};
  table.turn(0, "C2 CQ CA Draw", "CQ");
  table.turn(0, "C2 CA Draw", "CA");
  CHECK(table.to_move() == 1);
}

TEST_CASE("twos add up until a seat draws what is owed, which is its whole turn") {
  EightsTable table{{3, {"C2 D3 D4 D5 D6", "H2 D7 D9 DT DJ", "S9 H3 H4 H5 H6", "C3 S3 S4 S5 S6"}, "C9"},
                    {special_cards}};
  table.turn(0, "C2 Draw", "C2");
  CHECK(table.number("owed") == 2);
  table.turn(1, "H2 Draw", "H2");
  CHECK(table.number("owed") == 4);
  table.turn(2, "Draw", "Draw", "S7 ST SJ SQ");
  CHECK(table.hand(2) == "H3 H4 H5 H6 S7 S9 ST SJ SQ");
  CHECK(table.number("owed") == 0);
  CHECK(table.number("drawn") == 0);
  table.turn(3, "Draw", "Draw", "C4");
}

TEST_CASE("what is turned up acts as if the dealer had played it") {
  struct Row {
    const char* turned_up;
    std::uint32_t next, next_without;
    const char* moves;
    int owed;
  };
  const Row rows[] = {{"CQ", 2, 1, "Draw", 0},
                      {"CA", 3, 1, "C3 C4 C5 C6 C7 Draw", 0},
                      {"C2", 1, 1, "Draw", 2},
                      {"CK", 1, 1, "Draw", 0}};
  for (const Row& row : rows) {
    INFO(row.turned_up);
    EightsTable table{four_plain_hands(row.turned_up), {special_cards}};
    CHECK(table.to_move() == row.next);
    CHECK(table.moves() == row.moves);
    CHECK(table.number("owed") == row.owed);
    EightsTable without{four_plain_hands(row.turned_up)};
    CHECK(without.to_move() == row.next_without);
    CHECK(without.number("owed") == 0);
  }
}

TEST_CASE("owed cards that an empty deck leaves undrawn are forgiven") {
  EightsTable table{two_hands("C9"), {special_cards, draws_without_end}};
  table.draw_all_but("S3");
  REQUIRE(table.make("C2"));
  table.turn(1, "Draw", "Draw", "S3");
  CHECK(table.number("owed") == 0);
  CHECK(table.number("passes") == 0);
  CHECK(table.flag("can_pass"));
  CHECK(table.to_move() == 0);
  REQUIRE(table.make("Pass"));
  table.turn(1, "Pass", "Pass");
  CHECK(table.result().empty());
}

TEST_CASE("drawing the very last card as the last one that is owed counts as a pass") {
  EightsTable table{two_hands("C9"), {special_cards, draws_without_end}};
  table.draw_all_but("S2 S3");
  REQUIRE(table.make("C2"));
  table.turn(1, "Draw", "Draw", "S2 S3");
  CHECK(table.number("owed") == 0);
  CHECK(table.number("passes") == 1);
  REQUIRE(table.make("Pass"));
  table.turn(1, "S2 Pass", "Pass");
  CHECK(table.result() == "all passed");
}

TEST_CASE("a two asks nothing when the deck is empty") {
  EightsTable table{two_hands("C9"), {special_cards, draws_without_end}};
  table.draw_all_but("");
  REQUIRE(table.make("C2"));
  CHECK(table.number("owed") == 0);
  table.turn(1, "Pass", "Pass");
}

TEST_CASE("an empty deck is refilled with all discarded cards but the last, after a draw") {
  EightsTable table{two_hands("C9", "C4"), {reshuffle, draws_without_end}};
  table.turn(0, "C2 C3 D9 Draw", "C2");
  table.turn(1, "C4 Draw", "C4");
  table.draw_all_but("S2");
  table.draw_all_but("C2 C9");
  CHECK(table.discard() == "C4");
  CHECK(table.number("drawn") == 37);
  CHECK_FALSE(table.flag("can_pass"));
}

TEST_CASE("an empty deck is refilled after a play too, and stays empty when nothing was discarded") {
  EightsTable table{two_hands("C9", "C4"), {reshuffle, draws_without_end}};
  table.draw_all_but("");
  CHECK(table.number("drawn") == 100);
  CHECK(table.flag("can_pass"));
  REQUIRE(table.make("C2"));
  CHECK(table.deck() == "C9");
  CHECK(table.discard() == "C2");
  table.turn(1, "C4 Draw", "Draw", "C9");
  table.turn(1, "C4 C9 Pass", "Pass");
}

TEST_CASE("owed cards are drawn on from a refilled deck") {
  EightsTable table{two_hands("C9", "S2"), {special_cards, reshuffle, draws_without_end}};
  table.draw_all_but("S3");
  REQUIRE(table.make("C2"));
  table.turn(1, "S2 Draw", "Draw", "S3 C9");
  CHECK(table.hand(1) == "S2 H3 S3 H4 H5 H6 H7 C9 HT");
  CHECK(table.discard() == "C2");
  CHECK(table.number("passes") == 1);
}

TEST_CASE("without reshuffling an empty deck stays empty") {
  EightsTable table{two_hands("C9", "C4"), {draws_without_end}};
  table.draw_all_but("");
  REQUIRE(table.make("C2"));
  CHECK(table.deck().empty());
  CHECK(table.discard() == "C9 C2");
  table.turn(1, "C4 Pass", "Pass");
}

TEST_CASE("whoever plays the last card of a hand ends the game") {
  EightsTable table{{1, {"C2 C3 C4 C5 C6 C7 CT", "H2 C8 D8 CJ CQ CK CA"}, "C9"}};
  table.turn(0, "C2 C3 C4 C5 C6 C7 CT Draw", "C2");
  table.turn(1, "H2 C8 D8 CJ CQ CK CA Draw", "CJ");
  table.turn(0, "C3 C4 C5 C6 C7 CT Draw", "C3");
  table.turn(1, "C8 D8 CQ CK CA Draw", "CQ");
  table.turn(0, "C4 C5 C6 C7 CT Draw", "C4");
  table.turn(1, "C8 D8 CK CA Draw", "CK");
  table.turn(0, "C5 C6 C7 CT Draw", "C5");
  table.turn(1, "C8 D8 CA Draw", "CA");
  table.turn(0, "C6 C7 CT Draw", "C6");
  table.turn(1, "C8 D8 Draw", "C8");
  table.turn(1, all_suits, "Clubs");
  table.turn(0, "C7 CT Draw", "C7");
  table.turn(1, "D8 Draw", "D8");
  table.turn(1, all_suits, "Clubs");
  table.turn(0, "CT Draw", "CT");
  CHECK(table.result() == "went out");
  CHECK(table.scores() == std::vector<int>{0, -4});
}

TEST_CASE("one pass more than there are players, in a row and with an empty deck, ends the game") {
  EightsTable table{two_hands("C9", "HJ"), {draws_without_end}};
  table.draw_all_but("");
  REQUIRE(table.make("Pass"));
  table.turn(1, "Pass", "Pass");
  CHECK(table.number("passes") == 2);
  REQUIRE(table.make("Pass"));
  CHECK(table.result() == "all passed");
  CHECK(table.scores() == std::vector<int>{-796, -126});
}

TEST_CASE("a card that is played begins the row of passes anew") {
  EightsTable table{two_hands("C9", "C4"), {draws_without_end}};
  table.draw_all_but("");
  REQUIRE(table.make("Pass"));
  table.turn(1, "C4 Pass", "C4");
  CHECK(table.number("passes") == 0);
}

TEST_CASE("each card that is left counts against its holder by what it prints") {
  struct Row {
    const char *held, *other, *turned_up, *played;
    int score;
  };
  const Row rows[] = {
      {"C2 D2 H2 S2 C3 D3 H3", "CJ CT DT HT ST CK DK", "CQ", "CJ", -35},
      {"S3 C4 D4 H4 S4 C5 D5", "CJ CT DT HT ST CK DK", "CQ", "CJ", -84},
      {"H5 S5 C6 D6 H6 S6 C7", "CJ CT DT HT ST CK DK", "CQ", "CJ", -133},
      {"D7 H7 S7 C8 D8 H8 S8", "CJ CT DT HT ST CK DK", "CQ", "CJ", -272},
      {"C9 D9 H9 S9 CT DT HT", "CJ C2 D2 H2 S2 CK DK", "CQ", "CJ", -231},
      {"ST CJ DJ HJ SJ CQ DQ", "C2 D2 H2 S2 C3 D3 H3", "C9", "C2", -97},
      {"HQ SQ CK DK HK SK CA", "C2 D2 H2 S2 C3 D3 H3", "C9", "C2", -70},
      {"DA HA SA CJ DJ HJ SJ", "C2 D2 H2 S2 C3 D3 H3", "C9", "C2", -70},
  };
  for (const Row& row : rows) {
    INFO(row.held);
    EightsTable table{{0, {row.held, row.other}, row.turned_up}, {max_turns(1)}};
    REQUIRE(table.make(row.played));
    CHECK(table.scores()[0] == row.score);
  }
}

TEST_CASE("parameters that nobody could play with end the game before it begins, and the result says why") {
  for (const Define& define : {seats(1), seats(16), max_draw_cards(0)}) {
    EightsTable table{{}, {define}};
    const bool few_or_many = define.name == "riffle.seats";
    CHECK(table.result() ==
          (few_or_many ? "2 to 15 seats are needed" : "crazy_eights.max_draw_cards must be at least 1"));
    CHECK(table.view().card_count == 0);
  }
}

TEST_CASE("a command is no answer to a turn, and changes nothing") {
  EightsTable table{two_hands("C9")};
  Game& game = table.game();
  const std::uint64_t before = game.digest();
  const Verdict verdict = game.command(SeatId{0}, {game.registry().find_action("crazy_eights.deal"), {}, {}});
  CHECK(verdict.status == Status::refused);
  CHECK(verdict.reason == "this question is answered by one of its options");
  CHECK(game.digest() == before);
  table.turn(0, "C2 C3 D9 Draw", "C2");
}

TEST_CASE("an answer is taken back alone, the nomination apart from the eight") {
  EightsTable table{{2, {"C8 D2 D3 D4 D5", "C3 H4 S8 SK DK", "S4 CT CJ CQ CK"}, "H9"}};
  table.turn(0, "C8 Draw", "C8");
  table.turn(0, all_suits, "Hearts");
  REQUIRE(table.game().undo());
  CHECK(table.moves() == all_suits);
  REQUIRE(table.game().undo());
  CHECK(table.moves() == "C8 Draw");
  CHECK(table.discard() == "H9");
  CHECK(table.game().undoable() == 0);
}

namespace {

/// Games of every combination of what the parameters can say, each with a seed of its own.
std::vector<std::vector<Define>> all_kinds_of_games() {
  std::vector<std::vector<Define>> all;
  for (const int players : {2, 3, 5, 6, 15})
    for (const char* special : {"false", "true"})
      for (const char* again : {"false", "true"})
        for (const int most : {1, 5, 200})
          all.push_back({seats(players),
                         {"crazy_eights.use_special_cards", special},
                         {"crazy_eights.reshuffle", again},
                         max_draw_cards(most)});
  return all;
}

std::unique_ptr<Game> random_game(const std::vector<Define>& defines, std::uint64_t seed) {
  Diagnostics diagnostics;
  GameSetup setup = eights_tests::setup_of(defines, diagnostics);
  setup.seed = seed;
  auto game = Game::start(eights_tests::host().registry, std::move(setup), diagnostics);
  REQUIRE(game);
  CHECK(diagnostics.empty());
  return std::move(*game);
}

void play_at_random(EightsTable& table, std::mt19937& dice) {
  Game& game = table.game();
  for (int answers = 0; !game.result(); ++answers) {
    REQUIRE(answers < 10'000);
    const auto& options = game.decision()->options;
    const Choice chosen = options.at(dice() % options.size()).what;
    REQUIRE(game.answer(SeatId{table.to_move()}, {&chosen, 1}));
  }
}

}  // namespace

TEST_CASE("random games of every kind come to an end, and taking all back leads to the beginning") {
  std::mt19937 dice{8};
  std::uint64_t seed = 0;
  for (const auto& defines : all_kinds_of_games()) {
    EightsTable table{random_game(defines, ++seed)};
    Game& game = table.game();
    const std::uint64_t start = game.digest();
    play_at_random(table, dice);
    INFO("seed " << seed << ": " << game.result().value_or("") << "\n" << table.faults());
    CHECK(table.faults().empty());
    CHECK((table.result() == "went out" || table.result() == "turn limit" || table.result() == "all passed"));
    const std::uint64_t end = game.digest();
    const std::uint32_t answers = game.undoable();
    REQUIRE(game.undo(answers));
    CHECK(game.digest() == start);
    REQUIRE(game.redo(answers));
    CHECK(game.digest() == end);
    CHECK(game.result() == table.result());
  }
}

TEST_CASE("a random game that was saved is played again to the same digests") {
  std::mt19937 dice{88};
  const TemporaryFolder scratch;
  const std::string file = scratch / "game.log";
  EightsTable table{random_game({seats(6), special_cards, reshuffle}, 54)};
  REQUIRE(table.game().save(file));
  play_at_random(table, dice);
  auto head = read_log_head(file);
  REQUIRE(head);
  Diagnostics diagnostics;
  head->catalog = eights_tests::setup_of(head->defines, diagnostics).catalog;
  const auto replayed = replay(eights_tests::host().registry, *head, file, {.verify = true, .to = {}}, diagnostics);
  REQUIRE(replayed);
  CHECK(replayed->divergence.empty());
  CHECK(replayed->compared == replayed->answers);
  CHECK(replayed->game->digest() == table.game().digest());
  CHECK(replayed->game->result() == table.result());
}

TEST_CASE("the checks find nothing in crazy eights") {
  const std::string game = RIFFLE_SOURCE_DIR "/games/crazy_eights";
  CHECK(seeds::findings({game}).empty());
  CHECK(seeds::run({"check", "--strict", game}).status == 0);
}
