#pragma once

#include "app/script.hpp"
#include "plugin/plugins.hpp"

#include <riffle/diagnostic.hpp>

#include <map>

namespace riffle {

/// What is to be played: games 0 to `games` - 1, each from a seed that follows from `seed` and its number.
struct SimulationPlan {
  ScriptHead game;  ///< path, decks, defines
  PluginSearch plugins;
  std::uint64_t games = 1000, seed = 1;
  std::uint32_t jobs = 1;
  bool digests = false;
  std::string bot = "bots.random";            ///< of seats that name none; may be empty
  std::map<std::uint32_t, std::string> bots;  ///< by seat, from 1
};

/// Least, most and the sum of one number of each game.
struct Spread {
  std::int64_t least = 0, most = 0, sum = 0;
  std::uint64_t count = 0;

  void add(std::int64_t value);
  void add(const Spread& other);
  double mean() const { return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count); }
};

/// What many games came to. Sums alone: they are the same in whatever order, and by however many jobs, games are played.
struct Tally {
  std::map<std::string, std::uint64_t> results;
  Spread decisions, chances, score;  ///< `score` is that of all seats of a game together
  std::vector<Spread> scores;        ///< by seat
  std::uint64_t edits = 0, transactions = 0, faults = 0;
  std::map<std::uint64_t, std::string> first_faults;  ///< the first of each kind, by the game that it was heard in
  std::map<std::uint64_t, std::uint64_t> digests;     ///< by game, when they are wanted
  std::map<std::uint64_t, std::string> unanswered;    ///< games that stopped at a question that no bot answers

  void add(const Tally& other);
};

/// Plays all of them. Each job has plugins, a registry and a catalog of its own: they share nothing.
///
/// Errors: the game does not open; there is no such bot or seat.
Result<Tally> simulate(const SimulationPlan& plan, Diagnostics& diagnostics);

}  // namespace riffle
