#pragma once

#include "rules/answers.hpp"

#include <deque>
#include <vector>

namespace riffle {

/// An answer of a player, and how it went.
struct Move {
  Answer answer;
  std::deque<Answer> chance;  ///< what chance answered because of it, when that is on record; else the seed says
  bool in_turn = false;       ///< a command where a turn was asked for: no bot could have given it

  Verdict verdict = {};        ///< when it was played
  std::uint64_t digest = 0;    ///< after it
  std::uint32_t undoable = 0;  ///< answers, after it
  std::size_t heard = 0;       ///< edits, before it
  bool stands = true;          ///< it ended well, and no later answer that ended badly took it back
};

/// How a game went: all that it takes to play it again.
struct Course {
  std::uint64_t seed = 1;
  std::deque<Answer> opening;  ///< what chance answered before the first question, when that is on record
  std::uint64_t start = 0;     ///< the digest then
  std::vector<Move> moves;
};

}  // namespace riffle
