#pragma once

#include "game/replay.hpp"
#include "plugin/plugins.hpp"

#include <filesystem>

namespace random_play {

/// What is wrong with the game that is played: a mistake that this program is here to find.
struct Mistake : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A folder that only its user may write, as the host wants it for plugins; gone afterwards.
class Scratch {
 public:
  Scratch();
  ~Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  std::string operator/(const std::string& name) const { return (path_ / name).string(); }
  std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

/// A host with its plugins, `chaos` among them, and the game that they play.
class World {
 public:
  World();

  std::unique_ptr<riffle::Game> start(std::uint64_t seed);
  riffle::SeatDeck few_cards(riffle::SeatId seat) const { return {seat, folder_ + "/decks/three.o8d"}; }
  /// Plays a log of this game again, in a game of its own.
  riffle::Replayed replay(const std::string& file);
  std::string log_file() const { return scratch_ / "game.log"; }

  riffle::Registry registry;

 private:
  const std::string folder_ = RIFFLE_SOURCE_DIR "/tests/random_play/table";
  Scratch scratch_;
  riffle::Plugins plugins_{registry};
  std::shared_ptr<const riffle::Catalog> catalog_;
};

/// Fails unless it holds.
inline void require(bool good, const std::string& what) {
  if (!good) throw Mistake{what};
}

}  // namespace random_play
