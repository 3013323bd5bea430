#include "game/names.hpp"

#include "app/ear.hpp"
#include "app/executor.hpp"
#include "framework/app/table_fixture.hpp"

using namespace riffle;

namespace {

struct NamesFixture : app_tests::TableFixture {
  Names names{game};
  Ear ear{game};
  Executor executor{game, ear, diagnostics, {.folder = "", .joins_words = false, .sees_as_seat = false}};

  void play(std::string_view line) {
    CAPTURE(line);
    const Executed executed = executor.execute(one, parse_line(line));
    CAPTURE(executed.verdict.reason);
    REQUIRE(executed.verdict);
  }
  std::string zone(SeatId asking, std::string_view text) const {
    const auto found = names.zone(asking, text);
    return found ? names.zone(*found) : found.error().message;
  }
  std::string card(std::string_view text, SeatId eyes = {}) const {
    const auto found = names.card(text, eyes);
    return found ? names.card(*found) : found.error().message;
  }
};

}  // namespace

TEST_CASE_METHOD(NamesFixture, "a zone is the asking seat's own, then a shared one, then that of a role") {
  CHECK(zone(one, "Hand") == "1:Hand");
  CHECK(zone(two, "hand") == "2:Hand");
  CHECK(zone(two, "TABLE") == "Table");
  CHECK(zone(one, "draw pile") == "1:Draw Pile");
  CHECK(zone(one, "draw") == "1:Draw Pile");
  CHECK(zone(one, "2:hand") == "2:Hand");
  CHECK(zone(one, "2:draw") == "2:Draw Pile");
  CHECK(zone({}, "1:discard") == "1:Discard");
}

TEST_CASE_METHOD(NamesFixture, "a zone that is not there is refused, with the name that was nearest") {
  CHECK(zone(one, "Kity") == "no zone is called \"Kity\"; did you mean \"Kitty\"?");
  CHECK(zone(one, "3:hand") == "expected a seat from 1 to 2, found \"3\"");
  CHECK(zone(one, "2:table").find("no zone of seat 2 is called \"table\"") == 0);
  CHECK(zone(one, "").find("no zone is called") == 0);
}

TEST_CASE_METHOD(NamesFixture, "own zones are written without their seat for whom they are own") {
  const Names own{game, one};
  CHECK(own.zone(*names.zone(one, "hand")) == "Hand");
  CHECK(own.zone(*names.zone(one, "2:hand")) == "2:Hand");
}

TEST_CASE_METHOD(NamesFixture, "a card is its number, or a name that only one in play has") {
  CHECK(card("#1") == "#1");
  CHECK(card("Acorn") == "#1");
  CHECK(card("aCORN") == "#1");
  CHECK(card("River Stone") == "2 cards in play are called \"River Stone\": #3, #4; name one by its number");
  CHECK(card("Oak") == "no card in play is called \"Oak\"");
  CHECK(card("#0") == "there is no card #0; 4 cards have been created");
  CHECK(card("#5") == "there is no card #5; 4 cards have been created");
  CHECK(card("#1x") == "expected a card's number after #, found \"#1x\"");
}

TEST_CASE_METHOD(NamesFixture, "the shown name comes before the printed one, and exact case before any case") {
  play("switch Acorn");
  CHECK(card("Oak") == "#1");
  CHECK(card("Acorn") == "#1");
  play("deal Acorn table");
  CHECK(card("Acorn") == "#5");
  play("deal 0b1d3c52-5a0f-4f49-8a3c-2f6d5be3a016 table");
  CHECK(card("moth") == "#6");
  CHECK(card("Moth") == "#2");
  CHECK(card("MOTH") == "2 cards in play are called \"MOTH\": #2, #6; name one by its number");
}

TEST_CASE_METHOD(NamesFixture, "a seat's eyes find only what they see") {
  CHECK(card("Acorn", two) == "no card in play is called \"Acorn\"");
  play("move Acorn hand");
  CHECK(card("Acorn", one) == "#1");
  CHECK(card("Acorn", two) == "no card in play is called \"Acorn\"");
  CHECK(names.shown(one, CardId{0}) == "Acorn");
  CHECK(names.shown(two, CardId{0}) == "hidden");
  CHECK(names.shown({}, CardId{0}) == "Acorn");
}

TEST_CASE_METHOD(NamesFixture, "a card that was taken back is in play no more") {
  play("deal Oak table");
  REQUIRE(card("Oak") == "#5");
  play("undo");
  CHECK(card("Oak") == "no card in play is called \"Oak\"");
  play("redo");
  CHECK(card("Oak") == "#5");
}

TEST_CASE_METHOD(NamesFixture, "a template is its title or its id; two of one title are refused") {
  REQUIRE(names.printed("Oak"));
  CHECK(names.title(*names.printed("oak")) == "Oak");
  CHECK(names.title(*names.printed("{0B1D3C52-5A0F-4F49-8A3C-2F6D5BE3A010}")) == "Acorn");
  CHECK(names.printed("Twin").error().message == "2 cards of the game are called \"Twin\"; name one by its id");
  CHECK(names.printed("Oax").error().message == "no card of the game is called \"Oax\"; did you mean \"Oak\"?");
  CHECK(names.printed("0b1d3c52-5a0f-4f49-8a3c-2f6d5be3a0ff").error().message.find("no card has the id") == 0);
}

TEST_CASE_METHOD(NamesFixture, "properties are those of cards, of seats or of the game") {
  REQUIRE(names.card_property("power"));
  CHECK(names.property(*names.card_property("power")) == "Power");
  REQUIRE(names.seat_property("score"));
  CHECK(names.value(game.view().value(two, *names.seat_property("Score"))) == "3");
  CHECK(names.value(game.view().value(*names.game_property("Round"))) == "1");
  CHECK_FALSE(names.seat_property("Power"));
  CHECK_FALSE(names.card_property("Score"));
}

TEST_CASE_METHOD(NamesFixture, "edits are spelled as the script language spells them") {
  const auto heard = [&](std::string_view line) {
    ear.clear();
    play(line);
    std::vector<std::string> out;
    for (const auto& span : ear.spelled(names, {})) out.insert(out.end(), span.begin(), span.end());
    return out;
  };
  using List = std::vector<std::string>;
  CHECK(heard("count Score +2") == List{"seat 1 Score 3->5"});
  CHECK(heard("undo") == List{"seat 1 Score 5->3"});
  CHECK(heard("switch Acorn") == List{"#1 shown \"Acorn\"->\"Oak\""});
  CHECK(heard("form Moth Night") == List{"#2 shown \"Moth\"->\"Night Moth (Night)\""});
  CHECK(heard("rotate Oak 90") == List{"#1 orientation 0->90"});
  CHECK(heard("mark Oak wound +1") == List{"#1 wound 0->1"});
  CHECK(heard("deal Oak hand").front() == "#5 created");
  CHECK(heard("undo") == List{"#5 uncreated"});
  CHECK(heard("do core.target #1").front().find("#1 targeted nobody->1") == 0);
  const List moved = heard("move Oak hand");
  REQUIRE_FALSE(moved.empty());
  CHECK(moved.front() == "#1 zone 1:Draw Pile->1:Hand");
  CHECK(heard("shuffle draw") == List{"zone 1:Draw Pile order"});
}

TEST_CASE_METHOD(NamesFixture, "a seat reads hidden where it may not see, and nothing of what a hidden card shows") {
  play("move Acorn hand");
  const Edit turned{EditKind::set, CardId{0}, property::orientation, Value::number(0), Value::number(90), 0, 0};
  CHECK(names.edit(turned, Direction::forward, one) == "#1 orientation 0->90");
  CHECK(names.edit(turned, Direction::forward, two) == "hidden orientation 0->90");
  const FormId acorn = game.view().shown(CardId{0});
  const Edit shown{
      EditKind::set, CardId{0}, property::shown, Value::form(acorn), Value::form(*names.printed("Oak")), 0, 0};
  CHECK(names.edit(shown, Direction::forward, one) == "#1 shown \"Acorn\"->\"Oak\"");
  CHECK(names.edit(shown, Direction::forward, two).empty());
}

TEST_CASE_METHOD(NamesFixture, "values and choices are written as people write them") {
  CHECK(names.value({}) == "absent");
  CHECK(names.value(Value::number(-3)) == "-3");
  CHECK(names.value(Value::flag(true)) == "yes");
  CHECK(names.value(Value::card(CardId{2})) == "#3");
  CHECK(names.value(Value::seat(chance)) == "chance");
  CHECK(names.value(Value::seat({})) == "none");
  CHECK(names.choice(Choice::pass()) == "pass");
  CHECK(names.choice(Choice::number(-7)) == "-7");
  CHECK(names.choice(Choice{two}) == "seat 2");
  CHECK(names.choice(Choice{CardId{0}}) == "#1");
}
