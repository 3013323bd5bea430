#include "laws/reply_bots.hpp"

#include <algorithm>

namespace riffle {

Replies::Replies(const Course& course, std::size_t heard) {
  for (const Move& move : course.moves) {
    if (move.heard == heard) break;
    if (gives(move)) left_.push_back(&move.answer);
  }
}

const Answer* Replies::take(SeatId seat) {
  return take(std::find_if(left_.begin(), left_.end(), [&](const Answer* answer) { return answer->seat == seat; }));
}

const Answer* Replies::take(std::deque<const Answer*>::iterator at) {
  if (at == left_.end()) return nullptr;
  const Answer* taken = *at;
  left_.erase(at);
  return taken;
}

Status ReplyBot::answer(const View&, SeatId, const Question&, std::vector<Choice>& chosen) {
  const Answer* reply = replies_.take(seat_);
  if (replies_.next() == nullptr) stop();
  if (reply == nullptr) return Status::refused;
  if (reply->kind == Answer::Kind::declined) return Status::declined;
  for (const Target& target : reply->choices) chosen.push_back(target.what);
  return done;
}

}  // namespace riffle
