#pragma once

#include "game/game.hpp"
#include "registry/registry.hpp"

#include <catch2/catch.hpp>

#include <deque>
#include <string_view>

namespace eights_tests {

/// The one seat that the open question is for.
inline riffle::SeatId seat_asked(const riffle::Game& game) {
  riffle::SeatId seat{0};
  while (game.decision()->seats != riffle::SeatSet{seat}) ++seat.index;
  return seat;
}

/// A bot of each seat of a game, dropped by the plugin's own code.
class SeatedBots {
 public:
  SeatedBots(const riffle::Registry& registry, std::string_view id, std::uint32_t seats, std::uint64_t seed) {
    for (const riffle::BotRecord& record : registry.bots())
      for (riffle::SeatId seat{0}; record.id == id && seat.index < seats; ++seat.index)
        bots_.push_back(record.seat(seat, seed));
    REQUIRE(bots_.size() == seats);
  }
  ~SeatedBots() {
    for (const riffle::Owned<riffle::Bot>& bot : bots_) bot.drop(bot.object);
  }
  SeatedBots(const SeatedBots&) = delete;
  SeatedBots& operator=(const SeatedBots&) = delete;

  /// Lets them answer inside a game, or inside playouts.
  template <class Playing>
  void sit_down(Playing& playing) {
    for (std::uint32_t seat = 0; seat < bots_.size(); ++seat) playing.seat(riffle::SeatId{seat}, bots_[seat].object);
  }

  /// Asks the bot whose turn it is as the rules would, and answers from outside what it chooses.
  riffle::Verdict answer_for(riffle::Game& game) {
    const riffle::OpenDecision& open = *game.decision();
    const riffle::SeatId seat = seat_asked(game);
    std::vector<riffle::Choice> chosen;
    REQUIRE(bots_.at(seat.index).object->answer(game.view(), seat, open.asked(), chosen) == riffle::done);
    return game.answer(seat, chosen);
  }

 private:
  std::deque<riffle::Owned<riffle::Bot>> bots_;
};

}  // namespace eights_tests
