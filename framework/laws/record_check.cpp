#include "laws/record_check.hpp"

namespace riffle {

void RecordCheck::end(Play&, const Course& course, const EditStream&) {
  if (!due(sampling_.records)) return;
  const auto started = stage_.start(course.seed, course.opening);
  if (!expect(bool{started}, "the game could not be started again", "a game", started ? "" : started.error().message))
    return;
  Play& again = **started;
  if (!expect_digest(course.start, again.digest(), "a game that was started again has another digest")) return;
  for (const Move& move : course.moves) {
    again.give(move.chance);
    const Verdict verdict = again.answer(move.answer);
    if (!expect(verdict.status == move.verdict.status, "an answer on record ended otherwise",
                move.verdict ? "done" : move.verdict.reason, verdict ? "done" : verdict.reason))
      return;
    if (!expect_digest(move.digest, again.digest(), "an answer on record gave another digest")) return;
  }
}

}  // namespace riffle
