#pragma once

#include "rules/answers.hpp"

#include <utility>
#include <vector>

namespace riffle {

/// The questions of the newest steps, so that to take one back its run need not run again. Older ones are asked anew.
///
/// Ownership: questions are swapped in and out, with the memory of their options.
class RecentQuestions {
 public:
  void keep(std::size_t step, OpenDecision& question) {
    if (slots_.empty()) slots_.resize(kept);
    Slot& slot = slots_[step % kept];
    slot.step = step;
    std::swap(slot.question, question);
  }
  /// Gives back the question of a step. Errors: false, when it is not kept any more.
  bool take(std::size_t step, OpenDecision& question) {
    if (slots_.empty() || slots_[step % kept].step != step) return false;
    slots_[step % kept].step = none;
    std::swap(slots_[step % kept].question, question);
    return true;
  }
  void clear() {
    for (Slot& slot : slots_) slot.step = none;
  }

 private:
  static constexpr std::size_t kept = 64, none = static_cast<std::size_t>(-1);
  struct Slot {
    std::size_t step = none;
    OpenDecision question;
  };

  std::vector<Slot> slots_;
};

}  // namespace riffle
