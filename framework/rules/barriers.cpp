#include "rules/barriers.hpp"

#include <algorithm>

namespace riffle {

void Barriers::note(std::span<const OpenDecision> questions, const Editor& editor, std::size_t answers) {
  const auto shows = [&](const OpenDecision& question) {
    return std::any_of(question.options.begin(), question.options.end(), [&](const Target& option) {
      return option.card() && (question.seats.bits & ~seers(editor.view(), option.card()).bits) != 0;
    });
  };
  if (std::any_of(questions.begin(), questions.end(), shows)) peeks_.emplace_back(editor.records(), answers);
}

std::string Barriers::before(const UndoPoint& to, SeatId by, Editor& editor) const {
  if (by && by != to.seat) return "another seat has answered since";
  const Mark mark{to.records, editor.mark().arena, 0};
  if (revealed_since(editor, mark).any()) return "cards were seen, or chance has answered, since";
  const bool peeked = std::any_of(peeks_.begin(), peeks_.end(), [&](const auto& peek) {
    return peek > std::pair{to.records, to.answers} && peek.first <= editor.records();
  });
  return peeked ? "a question has shown cards since" : "";
}

void Barriers::forget(const UndoPoint& to) {
  std::erase_if(peeks_, [&](const auto& peek) { return peek > std::pair{to.records, to.answers}; });
}

}  // namespace riffle
