#include "game/replay.hpp"

#include "framework/game/game_fixture.hpp"
#include "framework/plugin/temporary_folder.hpp"

#include <filesystem>

namespace {
using namespace riffle;
using game_tests::GameFixture;

struct ReplayFixture : GameFixture {
  TemporaryFolder scratch;
  const std::string file = scratch / "game.log";

  ReplayFixture() { REQUIRE(game->save(file)); }

  Result<Replayed> again(ReplayOptions options = {.verify = true, .to = {}}) {
    auto head = read_log_head(file);
    if (!head) return head.error();
    head->catalog = catalog;
    return replay(host.registry, *head, file, options, diagnostics);
  }
  void replace(const std::string& from, const std::string& to) {
    std::string text = bytes_of(file);
    const std::size_t at = text.rfind(from);
    REQUIRE(at != std::string::npos);
    scratch.write("game.log", text.replace(at, from.size(), to));
  }
};

TEST_CASE_METHOD(ReplayFixture, "A log is flushed with each line, and played again it gives the same digests") {
  for (const char* line :
       {"shuffle \"Draw Pile\"", "draw 2", "undo", "draw", "redo", "do core.roll sides=20", "undo 2", "redo"})
    (void)play(line);
  REQUIRE(game->bring_deck({two, folder + "/decks/four.o8d"}, diagnostics));
  const auto replayed = again();
  REQUIRE(replayed);
  CHECK(replayed->divergence.empty());
  CHECK(replayed->compared == replayed->answers);
  CHECK(replayed->game->digest() == game->digest());
  CHECK(replayed->game->redoable() == game->redoable());
}

TEST_CASE_METHOD(ReplayFixture, "What chance answered stands in the log, so another order can be fed in") {
  REQUIRE(play("shuffle \"Draw Pile\""));
  const auto order = [&](Game& of) {
    std::string cards;
    for (const CardId card : of.view().cards(of.view().zone(CardId{0}))) cards += std::to_string(card.index + 1);
    return cards;
  };
  const std::string text = bytes_of(file);
  const std::size_t chosen = text.rfind("\"chosen\":[");
  const std::size_t end = text.find(']', chosen);
  replace(text.substr(chosen, end - chosen), "\"chosen\":[\"#2\",\"#4\",\"#1\",\"#3\"");
  const auto replayed = again({});
  REQUIRE(replayed);
  CHECK(order(*replayed->game) == "3142");  // the bottom first
}

TEST_CASE_METHOD(ReplayFixture, "Verification names the first answer at which a digest differs") {
  REQUIRE(play("draw"));
  REQUIRE(play("draw"));
  REQUIRE(play("draw"));
  const std::string text = bytes_of(file);
  const std::size_t second = text.find("\"digest\":\"", text.find("core.draw", text.find("core.draw") + 1)) + 10;
  std::string changed = text;
  changed[second] = changed[second] == '0' ? '1' : '0';
  scratch.write("game.log", changed);
  const auto replayed = again();
  REQUIRE(replayed);
  CHECK_THAT(replayed->divergence, Catch::Contains(":3: answer 2 diverges: the digest was"));
}

TEST_CASE_METHOD(ReplayFixture, "An answer that ended illegal stays in the log and ends so again") {
  REQUIRE(play("draw 4"));
  CHECK_FALSE(play("draw"));
  const auto replayed = again();
  REQUIRE(replayed);
  CHECK(replayed->divergence.empty());
  CHECK(replayed->answers == 2);
}

TEST_CASE_METHOD(ReplayFixture, "A game saved in an open question goes on from there") {
  REQUIRE(play("draw 2"));
  REQUIRE(game->command(one, {host.registry.find_action("ruin.discard_then_destroy"), {}, {}}));
  const auto replayed = again();
  REQUIRE(replayed);
  CHECK(replayed->game->digest() == game->digest());
  REQUIRE(replayed->game->decision() != nullptr);
  const Choice chosen[] = {CardId{0}};
  CHECK(replayed->game->answer(one, chosen));
  CHECK(game->answer(one, chosen));
  CHECK(replayed->game->digest() == game->digest());
}

TEST_CASE_METHOD(ReplayFixture, "A log stops after as many answers as it is told") {
  for (int i = 0; i < 3; ++i) REQUIRE(play("draw"));
  const auto replayed = again({.verify = true, .to = 2});
  REQUIRE(replayed);
  CHECK(replayed->answers == 2);
  CHECK(replayed->game->undoable() == 2);
}

TEST_CASE_METHOD(ReplayFixture, "A damaged log names its line, and what it expected") {
  REQUIRE(play("draw"));
  replace("\"command\"", "\"comand\"");
  CHECK_THAT(again().error().message, Catch::Contains("game.log:2: ") && Catch::Contains("\"chosen\", \"command\" or"));
  scratch.write("game.log", "{\"riffle\":1}\n{\"seat\":");
  CHECK_THAT(again().error().message, Catch::Contains("game.log:2: "));
  scratch.write("game.log", "[1]\n");
  CHECK_THAT(again().error().message, Catch::Contains("expected a JSON object"));
  CHECK_THAT(read_log_head(scratch / "none.log").error().message, Catch::Contains("cannot be read"));
}

TEST_CASE_METHOD(ReplayFixture, "A log names its files relative to where it is, so both can be moved together") {
  const auto head = read_log_head(file);
  REQUIRE(head);
  CHECK_THAT(bytes_of(file), !Catch::Contains("\"game\":\"/") && !Catch::Contains("\"file\":\"/"));
  CHECK(std::filesystem::equivalent(head->path, folder));
  CHECK(std::filesystem::equivalent(head->decks.at(0).file, folder + "/decks/four.o8d"));
}

}  // namespace
