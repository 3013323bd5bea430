// Through time: undo, redo, savepoints, bots that come and go.
#include "session.hpp"

#include <algorithm>

namespace random_play {
using namespace riffle;

/// Small numbers mostly, now and then any.
std::uint32_t Session::depth(std::uint32_t most) {
  if (dice_.once_in(20)) return dice_.below(most + 1);
  std::uint32_t some = 0;
  while (some < most && !dice_.once_in(3)) ++some;
  return some;
}

void Session::take_back(std::uint32_t answers) {
  const std::uint32_t undoable = game_->undoable(), redoable = game_->redoable();
  const Verdict verdict = game_->undo(answers);
  require(bool{verdict}, "undo ended badly: " + verdict.reason);
  require(game_->redoable() == redoable + answers, "undo does not count what can be redone");
  if (!botted_) require(game_->undoable() + answers == undoable, "undo does not count what can be undone");
  counts_.add("answers undone", answers);
}

void Session::put_back(std::uint32_t answers) {
  const std::uint32_t undoable = game_->undoable(), redoable = game_->redoable();
  const Verdict verdict = game_->redo(answers);
  require(bool{verdict}, "redo ended badly: " + verdict.reason);
  require(game_->redoable() + answers == redoable, "redo does not count what can be redone");
  if (!botted_) require(game_->undoable() == undoable + answers, "redo does not count what can be undone");
  counts_.add("answers redone", answers);
}

/// A point is gone when its history is: by undo, or by an answer that ended illegal.
void Session::forget_savepoints() {
  const std::uint32_t undoable = game_->undoable();
  std::erase_if(savepoints_, [&](const Savepoint& point) { return point.undoable > undoable; });
}

void Session::undo() {
  if (game_->undoable() == 0) return;
  take_back(1 + depth(game_->undoable() - 1));
}

void Session::redo() {
  if (game_->redoable() == 0) return;
  put_back(1 + depth(game_->redoable() - 1));
}

void Session::there_and_back() {
  if (game_->undoable() == 0) return;
  const std::uint64_t before = game_->digest();
  const Mirror state = mirror_;
  const std::uint32_t answers = 1 + depth(game_->undoable() - 1);
  take_back(answers);
  check();
  put_back(answers);
  require(game_->digest() == before, "redo of what was undone gives another digest");
  require_same(state, *game_, "redo of what was undone");
  counts_.add("round trips");
}

/// In a quiet moment: what is asked inside belongs to the answer before it, as soon as it is over.
void Session::remember() {
  if (open_question()) return;
  savepoints_.push_back({game_->digest(), game_->undoable(), mirror_});
}

void Session::come_back() {
  if (savepoints_.empty()) return;
  const auto at =
      savepoints_.begin() + static_cast<std::ptrdiff_t>(dice_.below(static_cast<std::uint32_t>(savepoints_.size())));
  const Savepoint point = *at;
  const std::uint32_t was = game_->undoable();
  if (game_->undoable() > point.undoable) take_back(game_->undoable() - point.undoable);
  check();
  require(game_->digest() == point.digest, "coming back to a savepoint gives another digest: " + std::to_string(was) +
                                               " answers to " + std::to_string(point.undoable));
  require_same(point.state, *game_, "a savepoint come back to");
  counts_.add("savepoints come back to");
}

void Session::undo_all_redo_all() {
  if (game_->undoable() == 0) return;
  const std::uint64_t end = game_->digest();
  const std::uint32_t answers = game_->undoable();
  take_back(answers);
  check();
  require(game_->digest() == world_.start(game_->setup().seed)->digest(), "undo of everything does not give the start");
  put_back(answers);
  check();
  require(game_->digest() == end, "redo of everything does not give the end");
}

/// In a quiet moment: it would answer what is asked now only when that is asked again.
void Session::seat_bot() {
  if (open_question()) return;
  const SeatId seat{2};
  botted_ = botted_ ? SeatId{} : seat;
  game_->seat(seat, botted_ ? &bot_ : nullptr);
  savepoints_.clear();
  counts_.add("bots that came or went");
}

}  // namespace random_play
