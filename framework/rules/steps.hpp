#pragma once

#include "rules/answers.hpp"
#include "state/item.hpp"
#include "state/journal.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace riffle {

/// An item that is being run, or was run since the last quiet answer.
struct Trace {
  Item item;
  Mark start;
  std::vector<Answer> answers;
};

/// Traces in the order in which their runs closed, in memory that is used again.
class Traces {
 public:
  /// Takes what a trace holds, and gives it memory for the next.
  void take(Trace& trace) {
    if (count_ == all_.size()) all_.emplace_back();
    std::swap(all_[count_++], trace);
  }
  std::size_t size() const { return count_; }
  bool empty() const { return count_ == 0; }
  const Trace& operator[](std::size_t i) const { return all_[i]; }
  Trace& operator[](std::size_t i) { return all_[i]; }
  const Trace& back() const { return all_[count_ - 1]; }
  void shrink(std::size_t count) { count_ = std::min(count_, count); }
  void clear() { count_ = 0; }

 private:
  std::vector<Trace> all_;
  std::size_t count_ = 0;
};

/// A unit of undo: a quiet answer from outside and all that followed of itself.
struct Step {
  Mark start;                  // of the run that asked
  Mark asked;                  // where the question was open: the run's edits before it stand
  std::vector<Answer> before;  // answers of the same run that came before the quiet one
  SeatId seat;                 // whose answer it is
};

/// A quiet answer, whoever gave it: where an illegal end of what it bore goes back to.
struct Birth {
  Mark start;
  std::vector<Answer> before;
  Choice chosen;  ///< when it was one choice
  bool inside = false;
};

/// What was taken back: a whole step as records, or the last answers of an open one.
struct Undone {
  std::size_t records = 0;
  Step step;
  std::vector<Answer> answers;
  bool since_asked = false;  // the records begin where the question was open, not where its run began
};

}  // namespace riffle
