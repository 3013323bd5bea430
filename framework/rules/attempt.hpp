#pragma once

#include "base/small_vector.hpp"
#include "state/journal.hpp"

#include <riffle/action.hpp>

#include <cstdint>

namespace riffle {

/// One event of a batch, before anything has happened: an action with one target, or none.
///
/// Ownership: borrows the action's arguments, as long as the run.
struct Attempt {
  Action action;                       ///< its own targets are empty
  Target target;                       ///< none when the action takes none
  SmallVector<std::uint32_t, 2> used;  ///< the rows of replacements that have applied to it
  bool final = false;
};

/// A point of a run that what it does can be taken back to.
struct Savepoint {
  Mark mark;
  std::size_t facts = 0, notices = 0, matches = 0;
};

}  // namespace riffle
