#pragma once

#include "laws/course.hpp"
#include "laws/play.hpp"
#include "laws/random_commands.hpp"

#include <map>
#include <optional>

namespace riffle {

/// Answers whatever is open: a seat's bot where it has one, else at random.
///
/// Ownership: borrows the commands and the bots.
class RandomPlayer {
 public:
  RandomPlayer(const RandomCommands& commands, std::uint64_t seed) : commands_{commands}, dice_{seed, 0, 0} {}

  void seat(SeatId seat, Bot& bot) { bots_[seat] = &bot; }
  /// An answer to one of the open questions; nothing when none can be given.
  std::optional<Move> move(const Play& play);

 private:
  SeatId asked_seat(const Play& play);
  bool ask_bot(Bot& bot, const Play& play, const OpenDecision& open, Answer& answer) const;
  bool choose(const OpenDecision& open, Answer& answer);

  const RandomCommands& commands_;
  ChanceStream dice_;
  std::map<SeatId, Bot*> bots_;
};

}  // namespace riffle
