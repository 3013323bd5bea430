#pragma once

#include "bus/bus.hpp"
#include "catalog/catalog.hpp"
#include "rules/answers.hpp"

#include <riffle/result.hpp>
#include <riffle/view.hpp>

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace riffle {

/// A deck that a seat brings. Cards of a shared section are owned by nobody.
struct SeatDeck {
  SeatId seat;
  std::string file;
};

/// All that a game depends on, besides its answers.
struct GameSetup {
  std::string path;  ///< of the game, as it was named; the log names it relative to itself
  std::shared_ptr<const Catalog> catalog;
  std::vector<SeatDeck> decks;
  std::vector<Define> defines;  ///< for the log; the catalog was loaded with them
  std::uint64_t seed = 1;
  std::deque<Answer> given;  ///< answers of chance on record for the setting up; used before new ones are made
};

/// One game: starts it, takes answers, takes them back, and knows what each seat may see.
///
/// Ownership: shares the catalog, borrows the registry, owns state, journal, log and bus.
/// Errors:    a bad answer is refused with the reason and changes nothing; a fault names its plugin on the bus.
/// Threads:   one game is one thread's; clones may run elsewhere.
class Game {
 public:
  /// Sets the table, brings the decks, and runs to the first question.
  static Result<std::unique_ptr<Game>> start(Registry& registry, GameSetup setup, Diagnostics& diagnostics);
  ~Game();

  const View& view() const;
  const Catalog& catalog() const;
  Registry& registry() const;
  const GameSetup& setup() const;
  Bus& bus();

  /// The question that is open, or null when the game is over.
  const OpenDecision* decision() const;
  /// The question that a seat is asked; of several that are open at once its own, until it has answered. Null for none.
  const OpenDecision* decision(SeatId seat) const;
  /// How the game ended ("stalled"), or nothing.
  const std::optional<std::string>& result() const;

  Verdict answer(SeatId seat, std::span<const Choice> chosen);
  Verdict command(SeatId seat, const Command& command);
  Verdict back_out(SeatId seat);
  /// Reads a deck, and puts its cards where its sections say: a command like any other.
  Verdict bring_deck(const SeatDeck& deck, Diagnostics& diagnostics);
  /// Takes back, or puts back, this many answers; refused, and nothing done, when there are fewer. Undo by a seat goes by
  /// the definition's policy: under `ask` the others must have agreed to what reveals or belongs to another seat.
  Verdict undo(std::uint32_t answers = 1, SeatId by = {}, bool agreed = false);
  Verdict redo(std::uint32_t answers = 1);
  std::uint32_t undoable() const;
  std::uint32_t redoable() const;

  /// The state at the start of the open item, and its answers: equal in every process.
  std::uint64_t digest() const;
  /// A game of its own that goes on from here; it has no history, no bots and no listeners.
  std::unique_ptr<Game> clone() const;

  /// Answers of chance and of bots on record, used before new ones are made: so a recorded game can be fed in.
  void give(std::deque<Answer> answers);
  /// Forgets those that were given and not used.
  void forget_given();

  /// Writes the log (save game, replay, bug report and golden test in one), and from then on adds each line to it.
  /// Paths in it are relative to it. Returns the number of lines.
  Result<std::size_t> save(const std::string& file);
  /// What the log holds so far, one line each.
  std::vector<std::string> log() const;

  /// Seats a bot, asked at once from now on; null takes it away. Ownership: borrows.
  void seat(SeatId seat, Bot* bot);

  /// Why something is as it is: what ran, of which card and rule, and after which answer, the nearest first. Of a card
  /// its zone when no property is named; of no object the game. Empty when nothing has changed it.
  std::string why(Choice object, PropertyId property = {}) const;
  /// Whether a seat may see what this card shows.
  bool sees(SeatId seat, CardId card) const;

 private:
  friend class Playouts;
  struct Parts;

  explicit Game(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace riffle
