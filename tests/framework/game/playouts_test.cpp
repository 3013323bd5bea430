#include "game/playouts.hpp"

#include "framework/game/game_fixture.hpp"
#include "games/eights_table.hpp"
#include "games/seated_bots.hpp"

#include <set>

namespace {
using namespace riffle;
using eights_tests::SeatedBots;

struct PlayoutsFixture {
  Host& host = eights_tests::host();
  Diagnostics diagnostics;
  std::unique_ptr<Playouts> playouts = start({});

  std::unique_ptr<Playouts> start(const std::vector<Define>& defines) {
    auto started = Playouts::start(host.registry, eights_tests::setup_of(defines, diagnostics), diagnostics);
    REQUIRE(started);
    return std::move(*started);
  }
  Playout play(Playouts& of, std::uint64_t seed, const char* bot = "bots.random") {
    SeatedBots seated{host.registry, bot, of.view().seat_count, seed};
    seated.sit_down(of);
    const Playout played = of.play(seed);
    for (SeatId seat{0}; seat.index < of.view().seat_count; ++seat.index) of.seat(seat, nullptr);
    return played;
  }
};

bool equal(const Playout& a, const Playout& b) {
  return a.result == b.result && a.decisions == b.decisions && a.chances == b.chances && a.edits == b.edits &&
         a.transactions == b.transactions;
}

TEST_CASE_METHOD(PlayoutsFixture, "Equal seeds give equal games, whatever was played before, and others give others") {
  const auto other = start({});
  std::set<std::uint64_t> digests;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Playout played = play(*playouts, seed);
    const std::uint64_t digest = playouts->digest();
    CHECK_FALSE(played.result.empty());
    CHECK(digests.insert(digest).second);
    const Playout fresh = play(*other, 21 - seed);
    CHECK(equal(play(*playouts, 21 - seed), fresh));
    CHECK(playouts->digest() == other->digest());
  }
}

TEST_CASE_METHOD(PlayoutsFixture, "Answers of chance that are given are used by the next game, and by no other") {
  const PropertyId dealer = host.registry.find_property("crazy_eights.dealer");
  std::set<std::uint32_t> dealers;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    playouts->give({eights_tests::chance_says(SeatId{3})});
    (void)playouts->play(seed);
    CHECK(playouts->view().value(dealer) == Value::seat(SeatId{3}));
    (void)playouts->play(seed);
    dealers.insert(playouts->view().value(dealer).as_seat().index);
  }
  CHECK(dealers.size() == 5);
}

TEST_CASE_METHOD(PlayoutsFixture, "What is counted of a game is what happened in it") {
  struct Counted final : Observer {
    std::uint64_t heard = 0, spans = 0;
    void edits(std::span<const Edit> span, Direction direction) override {
      CHECK(direction == Direction::forward);
      heard += span.size();
      ++spans;
    }
  } counted;
  playouts->bus().add(counted);
  const Playout played = play(*playouts, 3);
  CHECK(played.edits == counted.heard);
  // Each turn is a run, and so is the dealing.
  CHECK(played.transactions == played.decisions + 1);
  CHECK(counted.spans <= played.transactions);
  CHECK(played.chances >= 27);  // a dealer, five cards for each of five, and the one that is turned up
}

TEST_CASE_METHOD(PlayoutsFixture,
                 "A game that nobody plays stops at its first question, and the next one begins anew") {
  const Playout stopped = playouts->play(5);
  CHECK(stopped.result.empty());
  CHECK(stopped.decisions == 0);
  REQUIRE(playouts->decision() != nullptr);
  CHECK(playouts->decision()->kind == DecisionKind::turn);
  const Playout played = play(*playouts, 5);
  CHECK_FALSE(played.result.empty());
  CHECK(playouts->decision() == nullptr);
  CHECK(equal(played, play(*start({}), 5)));
}

TEST_CASE_METHOD(PlayoutsFixture, "A game is played on with the defines of its set-up") {
  const auto two = start({{"riffle.seats", "2"}, {"crazy_eights.max_turns", "4"}});
  CHECK(two->view().seat_count == 2);
  const Playout played = play(*two, 9, "bots.first");
  CHECK(played.result == "turn limit");
}

TEST_CASE_METHOD(PlayoutsFixture, "A game that is over before it begins says so each time") {
  const auto alone = start({{"riffle.seats", "1"}});
  for (int i = 0; i < 2; ++i) {
    const Playout played = alone->play(1);
    CHECK(played.result == "2 to 15 seats are needed");
    CHECK(played.decisions == 0);
  }
}

TEST_CASE_METHOD(game_tests::GameFixture, "A free table is no game that bots play: it stops at once, its deck dealt") {
  auto started = Playouts::start(host.registry, setup(), diagnostics);
  REQUIRE(started);
  Playouts& table = **started;
  const SeatedBots nobody{host.registry, "bots.first", 2, 1};
  const Playout played = table.play(1);
  CHECK(played.result.empty());
  REQUIRE(table.decision() != nullptr);
  CHECK(table.decision()->kind == DecisionKind::table);
  CHECK(table.view().card_count == 4);
  CHECK(table.digest() == game->digest());
}

}  // namespace
