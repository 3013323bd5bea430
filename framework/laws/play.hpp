#pragma once

#include "game/playouts.hpp"

#include <deque>
#include <memory>
#include <string>
#include <vector>

namespace riffle {

/// One game as the laws drive it: what they need of a Game, so that a test can hand them one that is faulty.
///
/// Source: the functions of Game that have these names.
class Play {
 public:
  virtual ~Play() = default;

  virtual const View& view() const = 0;
  virtual const OpenDecision* decision(SeatId seat) const = 0;
  virtual bool over() const = 0;
  virtual Bus& bus() = 0;
  virtual void seat(SeatId seat, Bot* bot) = 0;
  /// Answers of chance on record, used before new ones are made; those that were given before and not used are
  /// forgotten.
  virtual void give(const std::deque<Answer>& answers) = 0;
  /// Choices, a command, or backing out, whichever it is.
  virtual Verdict answer(const Answer& answer) = 0;
  virtual Verdict undo(std::uint32_t answers) = 0;
  virtual Verdict redo(std::uint32_t answers) = 0;
  virtual std::uint32_t undoable() const = 0;
  virtual std::uint64_t digest() const = 0;
  virtual std::unique_ptr<Play> clone() const = 0;
  virtual Result<std::size_t> save(const std::string& file) = 0;
  virtual std::vector<std::string> log() const = 0;
};

/// Where games of one kind are started, as often as the laws want one.
class Stage {
 public:
  virtual ~Stage() = default;

  virtual Registry& registry() = 0;
  virtual const Catalog& catalog() = 0;
  /// `given`: answers of chance on record for the setting up.
  virtual Result<std::unique_ptr<Play>> start(std::uint64_t seed, const std::deque<Answer>& given) = 0;
  /// Errors: the log cannot be read, or what it tells diverges.
  virtual Result<std::unique_ptr<Play>> load(const std::string& file) = 0;
  /// Ownership: the stage's; the same each time.
  virtual Result<Playouts*> playouts() = 0;
};

}  // namespace riffle
