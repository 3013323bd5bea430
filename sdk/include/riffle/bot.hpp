#pragma once

#include <riffle/decision.hpp>
#include <riffle/outcome.hpp>
#include <riffle/view.hpp>

#include <vector>

namespace riffle {

/// An open question, as a bot or a front end is asked it.
///
/// Shapes:    `size` first, no padding at the end.
/// Ownership: borrows its options, for the time of the call.
struct Question {
  std::uint32_t size = sizeof(Question);
  SeatSet seats = {};
  Symbol prompt = {};
  DecisionKind kind = DecisionKind::pick;
  Targets options = {};
  std::uint32_t min = 1;
  std::uint32_t max = 1;
  std::uint32_t amount = 0;
  std::uint32_t may_back_out = 0;
  Hint hint = Hint::none;
  std::uint32_t reserved = 0;
};
static_assert(sizeof(Question) == 56, "no padding at the end of a parameter struct");

/// A player inside the process, seated in one game, and asked at once. It may keep what it likes between its answers.
///
/// Source: design.md section 3, "Answering inside".
/// Threads: of the thread that runs its game.
class Bot {
 public:
  /// Puts what it chooses into `chosen`, which is empty; returns `declined` to back out, else `done`.
  /// Errors: an answer that is refused is replaced by the decision's fallback, else by its first options.
  virtual Status answer(const View& view, SeatId seat, const Question& question, std::vector<Choice>& chosen) = 0;

 protected:
  ~Bot() = default;
};

}  // namespace riffle
