#include "laws/rewind_checks.hpp"

#include <algorithm>

namespace riffle {

void RewindCheck::begin(Play& play) {
  trail_ = {play.digest()};
  last_ = trail_.back();
}

void RewindCheck::after(Play& play, const Move& move) {
  const std::uint32_t answers = play.undoable();
  if (!move.verdict) {
    if (answers < trail_.size()) expect_known(answers, move.digest, "an answer that ended badly left something behind");
  } else if (answers > 0) {
    trail_.resize(answers + 1, move.digest);
    trail_[answers] = move.digest;
    there_and_back(play, answers, move.digest);
  }
  trail_.resize(answers + 1, move.digest);
  last_ = move.digest;
}

void RewindCheck::there_and_back(Play& play, std::uint32_t answers, std::uint64_t after) {
  if (!expect(play.undo(1), "an answer could not be undone")) return;
  const std::uint32_t left = play.undoable();
  if (!expect(left < answers, "undo took nothing back", "fewer answers", std::to_string(left) + " answers")) return;
  expect_known(left, play.digest(), "undo of an answer gave another digest than there was before it");
  if (!expect(play.redo(1), "an answer that was undone could not be redone")) return;
  expect_digest(after, play.digest(), "redo of an answer gave another digest than there was after it");
}

// Answers of a step that is over count as one. So what is undone is the last answer, or the whole step; and where the
// last answer was the first after a step, so many answers lead no longer to where they did.
void RewindCheck::expect_known(std::uint32_t left, std::uint64_t found, std::string_view what) {
  if (found == last_) trail_[left] = found;
  expect_digest(trail_[left], found, what);
}

void SilenceCheck::after(Play& play, const Move& move) {
  if (!move.verdict || play.undoable() == 0 || !due(sampling_.silences)) return;
  const std::uint32_t answers = 1 + dice_.below(std::min(play.undoable(), 3U));
  events_ = 0;
  rewinding_ = true;
  if (play.undo(answers)) (void)play.redo(answers);  // whether they can be is law 1
  rewinding_ = false;
  expect(events_ == 0, "events were heard while answers were undone and redone", "no event",
         std::to_string(events_) + (events_ == 1 ? " event" : " events"));
}

void WholeCheck::end(Play& play, const Course& course, const EditStream&) {
  const std::uint32_t answers = play.undoable();
  if (answers == 0) return;
  const std::uint64_t last = play.digest();
  if (!expect(play.undo(answers), "not all answers could be undone")) return;
  expect_digest(course.start, play.digest(), "undo of all answers gave another digest than that of the start");
  expect(play.undoable() == 0, "undo of all answers left some", "0", std::to_string(play.undoable()));
  if (!expect(play.redo(answers), "not all answers could be redone")) return;
  expect_digest(last, play.digest(), "redo of all answers gave another digest than that of the end");
}

}  // namespace riffle
