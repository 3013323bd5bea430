// Answering inside and running again make the same edits: three ways to play the same games, and one hash of what is heard.
#include "framework/plugin/temporary_folder.hpp"
#include "game/playouts.hpp"
#include "game/replay.hpp"
#include "games/eights_table.hpp"
#include "games/seated_bots.hpp"

using namespace riffle;
using eights_tests::seat_asked;
using eights_tests::SeatedBots;

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr std::uint64_t games = 200;
#else
constexpr std::uint64_t games = 2000;
#endif

/// A hash of all edits that are heard, with their directions and in their order, whatever spans they came in.
class EditHash final : public Observer {
 public:
  void edits(std::span<const Edit> span, Direction direction) override {
    ++spans_;
    if (spans_ <= skipped) return;
    for (const Edit& edit : span) {
      const std::uint32_t words[] = {static_cast<std::uint32_t>(direction),
                                     static_cast<std::uint32_t>(edit.kind),
                                     edit.object.bits(),
                                     edit.property.index,
                                     static_cast<std::uint32_t>(edit.before.kind),
                                     edit.before.bits,
                                     static_cast<std::uint32_t>(edit.after.kind),
                                     edit.after.bits,
                                     edit.before_index,
                                     edit.after_index};
      for (const std::uint32_t word : words) hash_ = (hash_ ^ word) * 0x0000'0100'0000'01B3U;
      ++heard_;
    }
  }
  /// Those that are heard before the first question, which no listener of a Game can hear.
  void begin_game(std::uint32_t skip) {
    spans_ = 0;
    skipped = skip;
  }
  std::uint64_t hash() const { return hash_; }
  std::uint64_t heard() const { return heard_; }

 private:
  std::uint32_t spans_ = 0, skipped = 0;
  std::uint64_t hash_ = 0xCBF2'9CE4'8422'2325U, heard_ = 0;
};

/// What many games came to: how they ended, and the sum of all that was heard of them.
struct Sums {
  EditHash edits;
  std::vector<std::uint64_t> digests;
  std::vector<std::string> results;
};

struct StreamsFixture {
  Host& host = eights_tests::host();
  Diagnostics diagnostics;
  GameSetup setup = eights_tests::setup_of({}, diagnostics);
  static constexpr std::uint32_t seats = 5;

  std::unique_ptr<Game> start(std::uint64_t seed) {
    setup.seed = seed;
    auto game = Game::start(host.registry, setup, diagnostics);
    REQUIRE(game);
    return std::move(*game);
  }
  std::unique_ptr<Playouts> start_playouts() {
    auto playouts = Playouts::start(host.registry, setup, diagnostics);
    REQUIRE(playouts);
    return std::move(*playouts);
  }
  SeatedBots bots(std::uint64_t seed) { return {host.registry, "bots.random", seats, seed}; }

  /// A Game, each of whose questions is answered from outside by what the bot of its seat chooses.
  void from_outside(Sums& sums, std::uint64_t seed) {
    const auto game = start(seed);
    SeatedBots asked = bots(seed);
    game->bus().add(sums.edits);
    sums.edits.begin_game(0);
    while (!game->result()) REQUIRE(asked.answer_for(*game));
    sums.digests.push_back(game->digest());
    sums.results.push_back(*game->result());
  }
  /// A Game with the bots in their seats: after its first question, which is open before they can sit down, all is inside.
  void inside(Sums& sums, std::uint64_t seed) {
    const auto game = start(seed);
    SeatedBots seated = bots(seed);
    seated.sit_down(*game);
    game->bus().add(sums.edits);
    sums.edits.begin_game(0);
    REQUIRE(seated.answer_for(*game));
    REQUIRE(game->result());
    CHECK(game->undoable() == 1);
    sums.digests.push_back(game->digest());
    sums.results.push_back(*game->result());
  }
  void as_playout(Sums& sums, Playouts& playouts, std::uint64_t seed) {
    SeatedBots seated = bots(seed);
    seated.sit_down(playouts);
    sums.edits.begin_game(1);  // the dealing is one run
    sums.results.push_back(playouts.play(seed).result);
    sums.digests.push_back(playouts.digest());
  }
};

}  // namespace

TEST_CASE_METHOD(StreamsFixture,
                 "re-run, answered inside and as playouts, the same games are heard as the same edits") {
  Sums outside, within, playing;
  const auto playouts = start_playouts();
  playouts->bus().add(playing.edits);
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    from_outside(outside, seed);
    inside(within, seed);
    as_playout(playing, *playouts, seed);
  }
  CHECK(outside.edits.hash() == within.edits.hash());
  CHECK(outside.edits.hash() == playing.edits.hash());
  CHECK(outside.edits.heard() == playing.edits.heard());
  CHECK(outside.digests == within.digests);
  CHECK(outside.digests == playing.digests);
  CHECK(outside.results == within.results);
  CHECK(outside.results == playing.results);
  WARN(games << " games each, re-run, inside and as playouts: one hash " << std::hex << outside.edits.hash() << std::dec
             << " of " << outside.edits.heard() << " edits");
}

TEST_CASE_METHOD(StreamsFixture,
                 "a game of one player against bots is undone answer by answer, and redone to its end") {
  const auto game = start(11);
  SeatedBots seated = bots(11);
  seated.sit_down(*game);
  game->seat(seat_asked(*game), nullptr);
  std::vector<std::uint64_t> digests{game->digest()};
  for (; !game->result(); digests.push_back(game->digest())) REQUIRE(seated.answer_for(*game));
  const std::optional<std::string> result = game->result();
  REQUIRE(game->undoable() == digests.size() - 1);
  for (std::size_t left = digests.size() - 1; left-- > 0;) {
    REQUIRE(game->undo());
    CHECK(game->digest() == digests[left]);
    CHECK_FALSE(game->result());
  }
  for (std::size_t done = 1; done < digests.size(); ++done) {
    REQUIRE(game->redo());
    CHECK(game->digest() == digests[done]);
  }
  CHECK(game->result() == result);
}

TEST_CASE_METHOD(StreamsFixture, "a clone ends as its game does, at the same answers") {
  const auto game = start(12);
  SeatedBots asked = bots(12);
  for (int i = 0; i < 20; ++i) REQUIRE(asked.answer_for(*game));
  const auto clone = game->clone();
  while (!game->result()) {
    const SeatId seat = seat_asked(*game);
    const Choice chosen = game->decision()->options.back().what;
    REQUIRE(game->answer(seat, {&chosen, 1}));
    REQUIRE(clone->answer(seat, {&chosen, 1}));
  }
  CHECK(clone->result() == game->result());
  CHECK(clone->digest() == game->digest());
  CHECK(game->clone()->result() == game->result());
}

TEST_CASE_METHOD(StreamsFixture, "a game with bots that was saved is replayed from its log, without them") {
  const TemporaryFolder scratch;
  const std::string file = scratch / "game.log";
  const auto game = start(13);
  SeatedBots seated = bots(13);
  seated.sit_down(*game);
  REQUIRE(game->save(file));
  REQUIRE(seated.answer_for(*game));
  REQUIRE(game->result());
  auto head = read_log_head(file);
  REQUIRE(head);
  head->catalog = setup.catalog;
  const auto replayed = replay(host.registry, *head, file, {.verify = true, .to = {}}, diagnostics);
  REQUIRE(replayed);
  CHECK(replayed->divergence.empty());
  CHECK(replayed->game->result() == game->result());
  CHECK(replayed->game->digest() == game->digest());
}
