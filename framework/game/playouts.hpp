#pragma once

#include "game/game.hpp"

namespace riffle {

class Engine;

/// What one game came to.
struct Playout {
  /// What the rules said; "stalled", "endless"; empty when it stopped at a question that no bot answers.
  std::string result;
  std::uint64_t decisions = 0;     ///< answered by players, forced ones included
  std::uint64_t chances = 0;       ///< answered by chance
  std::uint64_t edits = 0;         ///< in the journal at the end, as observers would hear them
  std::uint64_t transactions = 0;  ///< runs that closed, their edits kept
};

/// Plays one game after another from the same beginning, as fast as it can. Journal and bus are on; no log is written.
///
/// What asks nothing is set up once, and each game begins with a copy of it.
/// Ownership: as Game; borrows the bots.
/// Threads:   one; other threads have playouts and a registry of their own.
class Playouts {
 public:
  /// Errors: as Game::start.
  static Result<std::unique_ptr<Playouts>> start(Registry& registry, GameSetup setup, Diagnostics& diagnostics);
  ~Playouts();

  void seat(SeatId seat, Bot* bot);
  Bus& bus();
  /// Answers of chance on record, used by the next game before new ones are made.
  void give(std::deque<Answer> answers);
  /// Plays a game to its end, all chance following from the seed.
  Playout play(std::uint64_t seed);

  // Of the game that was played last.
  const View& view() const;
  std::uint64_t digest();
  /// The question at which it stopped, or null when it is over.
  const OpenDecision* decision() const;
  /// The rules of that game, for a search: what is answered, undone or cloned there is in no log.
  Engine& engine();

 private:
  struct Table;

  explicit Playouts(std::unique_ptr<Table> table);
  std::unique_ptr<Table> table_;
};

}  // namespace riffle
