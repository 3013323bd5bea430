#pragma once

#include "laws/shrink.hpp"

namespace riffle {

/// What the kit plays, and how much of it.
struct KitOptions {
  Sampling sampling;
  WalkLimits limits;
  std::vector<Law> laws{all_laws.begin(), all_laws.end()};
};

/// What many games came to. Sums alone: they are the same in whatever order games are played.
struct LawTally {
  std::uint64_t games = 0, answers = 0, taken = 0, faults = 0;
  std::map<Law, std::uint64_t> checks;

  void add(const LawTally& other);
};

/// A law that was broken in a game, named, and shrunk.
struct BrokenLaw {
  Broken broken;
  std::size_t answers = 0;           ///< that were played before it was shrunk
  bool again = true;                 ///< whether it was broken again when the same answers were given again
  std::vector<std::string> written;  ///< the answers that are left, each as a log writes it
};

/// The conformance kit: plays games of a stage at random, and checks the laws in each.
///
/// Ownership: borrows the stage.
/// Threads:   one; other threads have a stage of their own.
class Kit {
 public:
  explicit Kit(Stage& stage, const KitOptions& options = {});

  const RandomCommands& commands() const { return commands_; }
  /// Plays one game, all of it following from the seed and the player. Returns the law that it breaks, or nothing.
  /// Errors: the game does not start.
  Result<std::optional<BrokenLaw>> play(std::uint64_t seed, RandomPlayer& player);
  const LawTally& tally() const { return tally_; }
  /// Writes the answers of a finding as a log that `riffle replay` plays again.
  /// Errors: it cannot be written, or what was written plays otherwise; then it says how.
  std::optional<Error> write_replay(const BrokenLaw& finding, const std::string& file);

 private:
  void count(const Walk& walk);
  BrokenLaw name(const Broken& found);

  Stage& stage_;
  KitOptions options_;
  RandomCommands commands_;
  LawTally tally_;
};

}  // namespace riffle
