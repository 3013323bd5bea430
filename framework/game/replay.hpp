#pragma once

#include "game/game.hpp"

namespace riffle {

/// A log, played again.
struct Replayed {
  std::unique_ptr<Game> game;
  std::size_t answers = 0;   ///< lines played, undo and redo among them
  std::size_t compared = 0;  ///< digests that were equal
  std::string divergence;    ///< the first line at which a digest, a fingerprint or a verdict differs; else empty
};

/// What to do with a log.
struct ReplayOptions {
  bool verify = false;            ///< compare each line's digest and stop at the first that differs
  std::optional<std::size_t> to;  ///< stop after this many answers
};

/// Reads the head of a log: which game, decks, defines and seed it needs. Paths are made relative to where the log is.
Result<GameSetup> read_log_head(const std::string& file);

/// Plays a log again from its head. `setup.catalog` must have been loaded from `setup.path`.
/// Errors: a line that cannot be read names file, line and column.
Result<Replayed> replay(Registry& registry, GameSetup setup, const std::string& file, const ReplayOptions& options,
                        Diagnostics& diagnostics);

}  // namespace riffle
