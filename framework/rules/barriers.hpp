#pragma once

#include "rules/answers.hpp"
#include "rules/revealed.hpp"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace riffle {

/// An answer that undo would take back: whose, after so many records, and answers of its run.
struct UndoPoint {
  SeatId seat;
  std::size_t records = 0, answers = 0;
};

/// What undo would take back that cannot be taken back: what was seen, drawn, or answered by others.
///
/// Source: design.md section 3, "Barriers".
class Barriers {
 public:
  /// Questions are open, after so many answers of their run: to be asked about a card that one does not see is to see it.
  void note(std::span<const OpenDecision> questions, const Editor& editor, std::size_t answers);
  /// Why an answer may not be taken back by this seat alone; empty when it may.
  std::string before(const UndoPoint& to, SeatId by, Editor& editor) const;
  /// The answer is taken back, and what its questions have shown with it.
  void forget(const UndoPoint& to);

 private:
  std::vector<std::pair<std::size_t, std::size_t>> peeks_;  // records and answers before such a question
};

}  // namespace riffle
