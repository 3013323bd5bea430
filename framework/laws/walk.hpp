#pragma once

#include "laws/law_check.hpp"
#include "laws/random_player.hpp"

#include <map>

namespace riffle {

/// How far a walk goes.
struct WalkLimits {
  std::uint32_t answers = 500;  ///< in one game
  std::uint32_t bad = 100;      ///< answers in a row that end badly
};

/// One game that is played while laws are checked at each of its steps.
///
/// Ownership: borrows the stage and the sampling.
class Walk {
 public:
  Walk(Stage& stage, const Sampling& sampling, std::span<const Law> laws, std::uint64_t seed);

  /// Plays at random until a law is broken, the game ends, or a limit is reached.
  /// Errors: the game does not start.
  std::optional<Error> play(std::uint64_t seed, RandomPlayer& player, const WalkLimits& limits);
  /// Plays what of a course fits. Errors: the game does not start.
  std::optional<Error> play(const Course& course);

  /// The first law that was broken, in their order.
  std::optional<Breach> breach() const;
  /// What was played, to the step at which a law was broken.
  const Course& course() const { return course_; }
  std::map<Law, std::uint64_t> checks() const;
  std::uint64_t faults() const { return faults_; }

 private:
  std::optional<Error> begin(std::uint64_t seed, const std::deque<Answer>& opening);
  void step(Move move);
  void take_back();
  void end();
  bool broken() const;
  std::string culprit(Law law) const;

  Stage& stage_;
  std::vector<std::unique_ptr<LawCheck>> checks_;
  EditStream heard_;
  Course course_;
  std::uint64_t faults_ = 0;
  std::string at_fault_;  // the plugin that was named last
  std::unique_ptr<Play> play_;
};

}  // namespace riffle
