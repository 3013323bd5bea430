#include "game/game.hpp"

#include "framework/game/game_fixture.hpp"
#include "game/names.hpp"

namespace {
using namespace riffle;
using game_tests::GameFixture;

TEST_CASE_METHOD(GameFixture, "The first line of a deck is its top card, and the first card created") {
  const Names names{*game};
  CHECK(view().card_count == 4);
  CHECK(view().position(CardId{0}) == 0);
  CHECK(names.shown({}, CardId{0}) == "Acorn");
  CHECK(names.shown({}, CardId{3}) == "River Stone");
  CHECK(view().owner(CardId{0}) == one);
}

TEST_CASE_METHOD(GameFixture, "A deck for a seat that is not there, or that is no deck, keeps the game from starting") {
  GameSetup wrong = setup();
  wrong.decks[0].seat = SeatId{4};
  CHECK_THAT(Game::start(host.registry, wrong, diagnostics).error().message, Catch::Contains("no seat 5"));
  wrong = setup();
  wrong.decks[0].file = folder + "/definition.xml";
  CHECK_THAT(Game::start(host.registry, wrong, diagnostics).error().message,
             Catch::Contains("could not be read as a deck"));
}

TEST_CASE_METHOD(GameFixture, "Answers of chance that were given and are forgotten are made anew") {
  Answer rolled;
  rolled.seat = chance;
  rolled.choices = {{Choice::number(99), 0}};
  const auto said_after = [&](bool forget) {
    const auto clone = game->clone();
    std::string said;
    clone->bus().on_notice([&](std::string_view text) { said += text; });
    clone->give({rolled});
    if (forget) clone->forget_given();
    const Argument sides[] = {{host.registry.symbols().intern("sides"), Value::number(100)}};
    CHECK(clone->command(one, {host.registry.find_action("core.roll"), {}, {sides[0]}}));
    return said;
  };
  CHECK_THAT(said_after(false), Catch::Contains("99"));
  CHECK(said_after(true) != said_after(false));
}

TEST_CASE_METHOD(GameFixture, "A deck that is brought later is an answer: undone, redone and in the log") {
  const std::uint64_t before = game->digest();
  CHECK(game->bring_deck({two, folder + "/decks/four.o8d"}, diagnostics));
  CHECK(view().card_count == 8);
  CHECK(view().owner(CardId{4}) == two);
  const std::uint64_t after = game->digest();
  CHECK(game->undo());
  CHECK(game->digest() == before);
  CHECK(game->redo());
  CHECK(game->digest() == after);
  CHECK(game->log().size() == 4);
}

TEST_CASE_METHOD(GameFixture, "A seat sees its hand, what lies face up, and what it was shown until that moves") {
  REQUIRE(play("draw"));
  CHECK(game->sees(one, CardId{0}));
  CHECK_FALSE(game->sees(two, CardId{0}));
  REQUIRE(play("move #1 table"));
  CHECK(game->sees(two, CardId{0}));
  REQUIRE(play("flip #1"));
  CHECK_FALSE(game->sees(one, CardId{0}));
  REQUIRE(play("do core.show #1", two));
  CHECK(game->sees(two, CardId{0}));
  CHECK_FALSE(game->sees(one, CardId{0}));
  REQUIRE(play("move #1 \"Draw Pile\""));
  CHECK_FALSE(game->sees(two, CardId{0}));
}

TEST_CASE_METHOD(GameFixture, "A listener that answers, undoes or redoes is refused, and the rest hear on") {
  Verdict answered, undone;
  int later = 0;
  game->bus().on_edits([&](std::span<const Edit>, Direction) {
    answered = game->command(one, {host.registry.find_action("core.draw"), {}, {}});
    undone = game->undo();
  });
  game->bus().on_edits([&](std::span<const Edit>, Direction) { ++later; }, 1);
  CHECK(play("draw"));
  CHECK(answered.status == Status::refused);
  CHECK_THAT(undone.reason, Catch::Contains("a listener must not"));
  CHECK(later == 1);
  CHECK(game->undoable() == 1);
}

TEST_CASE_METHOD(GameFixture, "A plugin that throws in an action is named, nothing stays of it, and the game goes on") {
  const std::uint64_t before = game->digest();
  std::string heard;
  game->bus().on_fault(
      [&](std::string_view plugin, std::string_view text) { heard = std::string{plugin} + ": " + std::string{text}; });
  const Verdict verdict = game->command(one, {host.registry.find_action("thrower.throw"), {}, {}});
  CHECK(verdict.status == Status::fault);
  CHECK_THAT(verdict.reason, Catch::StartsWith("plugin thrower: "));
  CHECK_THAT(heard, Catch::StartsWith("thrower: thrower.throw threw: "));
  CHECK(game->digest() == before);
  CHECK(play("draw"));
}

TEST_CASE_METHOD(GameFixture, "The plugin of the author's guide asks, discards, and destroys if it did") {
  REQUIRE(play("draw 2"));
  REQUIRE(play("move #3 table"));
  REQUIRE(play("move #4 table"));
  REQUIRE(game->command(one, {host.registry.find_action("ruin.discard_then_destroy"),
                              {view().target(CardId{2}), view().target(CardId{3})},
                              {}}));
  REQUIRE(game->decision() != nullptr);
  CHECK(host.registry.symbols().text(game->decision()->prompt) == "Discard a card");
  CHECK(game->decision()->options.size() == 2);
  REQUIRE(play("choose #1"));
  const Names names{*game};
  for (const std::uint32_t card : {0U, 2U, 3U}) CHECK(names.zone(view().zone(CardId{card})) == "1:Discard");
  CHECK(names.zone(view().zone(CardId{1})) == "1:Hand");
}

TEST_CASE_METHOD(GameFixture, "With an empty hand the plugin of the author's guide is unfit, and nothing stays of it") {
  REQUIRE(play("move #3 table"));
  const std::uint64_t before = game->digest();
  const Verdict verdict =
      game->command(one, {host.registry.find_action("ruin.discard_then_destroy"), {view().target(CardId{2})}, {}});
  CHECK(verdict.status == Status::illegal);
  CHECK(game->digest() == before);
}

TEST_CASE_METHOD(GameFixture, "A clone goes on alone: chance gives both the same, and neither changes the other") {
  REQUIRE(play("draw"));
  const auto copy = game->clone();
  CHECK(copy->digest() == game->digest());
  const Command shuffle{host.registry.find_action("core.shuffle"), {{view().zone(CardId{1}), 0}}, {}};
  REQUIRE(game->command(one, shuffle));
  CHECK(copy->digest() != game->digest());
  REQUIRE(copy->command(one, shuffle));
  CHECK(copy->digest() == game->digest());
  CHECK(copy->undoable() == 1);
  CHECK(game->undoable() == 2);
}

TEST_CASE_METHOD(GameFixture, "Everything undone is the start, everything redone the end") {
  const std::uint64_t start = game->digest();
  for (const char* line : {"draw 2", "move #1 table", "rotate #1 90", "mark #1 moss +2", "count Score +4",
                           "shuffle \"Draw Pile\"", "move #2 discard", "flip #1", "draw"})
    REQUIRE(play(line));
  const std::uint64_t end = game->digest();
  const std::uint32_t all = game->undoable();
  CHECK(all == 9);
  REQUIRE(game->undo(all));
  CHECK(game->digest() == start);
  CHECK_FALSE(game->undo());
  REQUIRE(game->redo(all));
  CHECK(game->digest() == end);
  CHECK_FALSE(game->redo());
}

}  // namespace
