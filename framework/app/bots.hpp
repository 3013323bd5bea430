#pragma once

#include "app/simulation.hpp"

#include "registry/registry.hpp"

#include <vector>

namespace riffle {

/// The seed of a game of many, or of a bot of a game.
std::uint64_t seed_of(std::uint64_t seed, std::uint64_t number);

/// The bots that a plan names, by seat; null where it names none. Errors: there is no such bot, or no such seat.
Result<std::vector<const BotRecord*>> find_bots(const Registry& registry, const SimulationPlan& plan,
                                                std::uint32_t seats);

/// A bot in its seat, for one game.
class SeatedBot {
 public:
  SeatedBot(const BotRecord& record, SeatId seat, std::uint64_t seed) : bot_{record.seat(seat, seed)} {}
  ~SeatedBot() {
    if (bot_.drop != nullptr) bot_.drop(bot_.object);
  }
  SeatedBot(const SeatedBot&) = delete;
  SeatedBot& operator=(const SeatedBot&) = delete;

  Bot* get() const { return bot_.object; }

 private:
  Owned<Bot> bot_;
};

}  // namespace riffle
