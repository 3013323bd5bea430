#pragma once

#include "rules/answers.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace riffle {

/// Questions that are open at once, and the answers that wait for the last of them. Nothing is done or shown before.
///
/// Shapes: one reply for each question, in the order of the decisions.
struct Together {
  std::vector<OpenDecision> questions;
  std::vector<std::optional<Answer>> replies;
  std::vector<std::size_t> order;  ///< replies from outside, in the order in which they came

  bool open() const { return !questions.empty(); }
  void close() {
    if (open()) *this = {};
  }

  /// The first question that has no reply, of whoever, or of one seat; null when there is none.
  const OpenDecision* missing() const {
    return find([](const OpenDecision&) { return true; });
  }
  const OpenDecision* missing(SeatId seat) const {
    return find([&](const OpenDecision& question) { return question.seats.contains(seat); });
  }
  void reply(const OpenDecision* question, Answer&& answer) {
    const auto index = static_cast<std::size_t>(question - questions.data());
    replies[index] = std::move(answer);
    order.push_back(index);
  }
  /// Takes back the reply that came last from outside.
  Answer take_last() {
    Answer last = std::move(*replies[order.back()]);
    replies[order.back()].reset();
    order.pop_back();
    return last;
  }

 private:
  template <class Wanted>
  const OpenDecision* find(const Wanted& wanted) const {
    for (std::size_t i = 0; i < questions.size(); ++i)
      if (!replies[i] && wanted(questions[i])) return &questions[i];
    return nullptr;
  }
};

}  // namespace riffle
