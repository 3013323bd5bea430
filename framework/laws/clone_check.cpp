#include "laws/clone_check.hpp"

namespace riffle {

// In this order, so that the clone before it is gone only when the new one has a place of its own.
void CloneCheck::before(Play& play, const Move&) {
  if (!due(sampling_.clones)) return;
  newest_ = play.clone();
  expect_digest(play.digest(), newest_->digest(), "a clone has another digest as soon as it is made");
}

void CloneCheck::after(Play& play, const Move& move) {
  follow(first_, play, move);
  follow(newest_, play, move);
}

void CloneCheck::follow(std::unique_ptr<Play>& clone, const Play& play, const Move& move) {
  if (!clone) return;
  clone->give(move.chance);
  const Verdict verdict = clone->answer(move.answer);
  bool same = expect(verdict.status == move.verdict.status, "a clone took the same answer otherwise",
                     move.verdict ? "done" : move.verdict.reason, verdict ? "done" : verdict.reason);
  same = same && expect_digest(move.digest, clone->digest(), "a clone has another digest after the same answers");
  same = same && expect(clone->over() == play.over(), "a clone and its original do not end together",
                        play.over() ? "the end" : "a question", clone->over() ? "the end" : "a question");
  if (!same) clone.reset();
}

}  // namespace riffle
