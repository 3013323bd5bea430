#include "app/terminal.hpp"

#include "framework/app/table_fixture.hpp"

#include <sstream>

using namespace riffle;

namespace {

struct TerminalFixture : app_tests::TableFixture {
  std::string play(const std::string& input, SeatId seat = one) {
    std::istringstream in{input};
    std::ostringstream out;
    Terminal{game, diagnostics, in, out, Paint{false}}.run(seat, true);
    return out.str();
  }
};

bool has(const std::string& text, std::string_view part) {
  INFO(text);
  INFO(part);
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE_METHOD(TerminalFixture, "the terminal shows the table as its seat may see it") {
  const std::string out = play("");
  CHECK(has(out, "Draw Pile (4)\n    4 hidden"));
  CHECK(has(out, "Seat 1 (you)  Score 3"));
  CHECK(has(out, "Shared  Round 1"));
  CHECK(has(out, "The table is open (seat 1, 2)"));
  CHECK_FALSE(has(out, "Acorn"));
  CHECK_FALSE(has(out, "gone"));
}

TEST_CASE_METHOD(TerminalFixture, "names of several words need no quotes where they are clear") {
  const std::string out = play("draw 4\nmove River Stone table\nmove #3 table\nmove Moth Draw Pile 0\ntable\n");
  CHECK(has(out, "refused: 2 cards in play are called \"River Stone\""));
  CHECK(has(out, "Table (1)\n    #3 River Stone"));
  CHECK(has(out, "zone Hand->Draw Pile"));
}

TEST_CASE_METHOD(TerminalFixture, "only what the seat sees has a name, and what it hears names nothing else") {
  CHECK(has(play("move Acorn table\n"), "refused: no card in play is called \"Acorn\""));
  CHECK(has(play("move #1 table\n"), "refused: you do not see a card #1"));
  play("draw 2\n");
  const std::string other = play("as 1: draw 1\ntable\nmove #1 table\n", two);
  CHECK(has(other, "hidden zone 1:Draw Pile->1:Hand"));
  CHECK_FALSE(has(other, "Acorn"));
  CHECK_FALSE(has(other, "River Stone"));
  CHECK(has(play("move 1:hand@0 table\nmove draw@0 table\n", two), "refused"));
}

TEST_CASE_METHOD(TerminalFixture, "refusals change nothing, quit and the end of the input end it") {
  const std::uint64_t before = game.digest();
  const std::string out = play("dance\nmove\nexpect zone table: ()\nas 7: draw\n\n# nothing\nquit\ndraw\n");
  CHECK(game.digest() == before);
  CHECK(has(out, "there is no command dance"));
  CHECK(has(out, "expected `move CARD zone [position]`"));
  CHECK(has(out, "there is no command expect"));
  CHECK(has(out, "expected a seat from 1 to 2"));
}

TEST_CASE_METHOD(TerminalFixture, "help lists commands and the actions of the loaded plugins") {
  const std::string out = play("help\n");
  for (const char* part :
       {"move CARD zone [position]", "undo [N]", "core.switch_alternate CARD", "core.draw [count=N]", "quit"})
    CHECK(has(out, part));
}

TEST_CASE_METHOD(TerminalFixture, "one may sit down elsewhere, and read what was heard") {
  const std::string out = play("count Score +4\nseat 2\nseat 9\nlog\n");
  CHECK(has(out, "Seat 2 (you)"));
  CHECK(has(out, "expected a seat from 1 to 2, found \"9\""));
  CHECK(has(out, "1> count Score +4\n  seat 1 Score 3->7\n"));
}

TEST_CASE_METHOD(TerminalFixture, "the menus of the definition are listed and run") {
  const std::string out = play("menu\nmenu Draw a card\nmenu Dance #1\n");
  CHECK(has(out, "  Turn over (cards): core.flip\n"));
  CHECK(has(out, "zone Draw Pile->Hand"));
  CHECK(has(out, "runs the script dance, which is not available"));
}
