#pragma once

#include "laws/course.hpp"

#include <riffle/bot.hpp>

#include <deque>
#include <vector>

namespace riffle {

/// The answers of a course that stand, each to be given once; and commands that ended badly at once, since those cannot
/// be given inside. The last is the last that made edits: of seats asked at once some may not have answered after it.
class Replies {
 public:
  /// `heard`: edits, in all of the course.
  Replies(const Course& course, std::size_t heard);
  static bool gives(const Move& move) {
    return move.stands || (!move.verdict && move.answer.kind == Answer::Kind::command);
  }

  /// The first that was not given yet, or null.
  const Answer* next() const { return left_.empty() ? nullptr : left_.front(); }
  const Answer* take() { return take(left_.begin()); }
  /// The first of a seat's, or null. Questions that were open at once were answered in any order.
  const Answer* take(SeatId seat);

 private:
  const Answer* take(std::deque<const Answer*>::iterator at);

  std::deque<const Answer*> left_;
};

/// Gives a seat's answers as a bot would. With the last of all it calls `stop`: then nobody is there to answer more.
class ReplyBot : public Bot {
 public:
  ReplyBot(SeatId of, Replies& replies) : seat_{of}, replies_{replies} {}
  Status answer(const View& view, SeatId seat, const Question& question, std::vector<Choice>& chosen) override;

 protected:
  ~ReplyBot() = default;
  virtual void stop() = 0;

 private:
  SeatId seat_;
  Replies& replies_;
};

/// A bot in each seat of a table (a Play, or Playouts), if there is anything to answer; all leave with the last answer,
/// or with this.
///
/// Ownership: borrows the table and the replies.
template <class Table>
class ReplyBots {
 public:
  ReplyBots(Table& table, std::uint32_t seats, Replies& replies) : table_{table} {
    if (replies.next() == nullptr) return;
    for (SeatId seat{0}; seat.index < seats; ++seat.index) table.seat(seat, &bots_.emplace_back(*this, seat, replies));
  }
  ~ReplyBots() { leave(); }
  ReplyBots(const ReplyBots&) = delete;
  ReplyBots& operator=(const ReplyBots&) = delete;

  void leave() {
    for (SeatId seat{0}; seat.index < bots_.size(); ++seat.index) table_.seat(seat, nullptr);
  }

 private:
  struct Seated final : ReplyBot {
    Seated(ReplyBots& all, SeatId seat, Replies& replies) : ReplyBot{seat, replies}, bots{all} {}
    void stop() override { bots.leave(); }
    ReplyBots& bots;
  };

  Table& table_;
  std::deque<Seated> bots_;
};

}  // namespace riffle
