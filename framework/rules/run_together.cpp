// Questions to several seats at once.
#include "rules/run.hpp"

#include <algorithm>

namespace riffle {

Outcome<std::span<const Targets>> Run::choose_all(std::span<const Decision> decisions) {
  if (stopped()) return ended_;
  Together asked;
  for (const Decision& decision : decisions) {
    if (!good_together(decision)) return ended_;
    const std::optional<std::uint64_t> print = fingerprint(decision);
    if (!print) return ended_;
    OpenDecision& question = asked.questions.emplace_back();
    open(decision, *print, question);
    if (!question.ranged() && question.options.size() < question.min) return Status::unfit;
  }
  asked.replies.resize(decisions.size());
  if (!collect(decisions, asked)) {
    buffers_.together = std::move(asked);
    return stop(Status::awaiting, {});
  }
  std::vector<Targets>& rows = buffers_.rows.emplace_back();
  for (const auto& reply : asked.replies) {
    if (reply && reply->kind == Answer::Kind::declined) return Status::declined;
    rows.push_back(reply ? buffers_.kept.copy(reply->choices) : Targets{});
  }
  return std::span<const Targets>{rows};
}

bool Run::good_together(const Decision& decision) {
  if (!good_question(decision)) return false;
  if (decision.seat.single() && decision.seat != SeatSet{chance} && !is_quiet(decision.kind)) return true;
  (void)fault_of_acting("asked several at once what is not a question to one seat");
  return false;
}

// Finds the replies: on record, else of bots. What is on record in part is open again, the players' replies kept.
bool Run::collect(std::span<const Decision> decisions, Together& asked) {
  const auto needed = std::count_if(asked.questions.begin(), asked.questions.end(),
                                    [](const OpenDecision& question) { return !question.idle(); });
  const bool recorded = answers_.size() - next_answer_ >= static_cast<std::size_t>(needed);
  const std::size_t first = next_answer_;
  bool complete = true;
  for (std::size_t i = 0; i < decisions.size(); ++i) {
    const OpenDecision& question = asked.questions[i];
    const Answer* answer = question.idle() ? nullptr : recall(decisions[i], question.fingerprint);
    if (question.idle()) {
      asked.replies[i] = Answer{};
    } else if (answer != nullptr && (recorded || !answer->inside)) {
      asked.replies[i] = *answer;
      if (!answer->inside) asked.order.push_back(i);
    } else {
      complete = answer_together(decisions[i], question, asked.replies[i]) && complete;
    }
  }
  answers_.resize(first);
  for (std::size_t i = 0; complete && i < decisions.size(); ++i)
    if (!asked.questions[i].idle()) answers_.push_back(*asked.replies[i]);
  next_answer_ = answers_.size();
  return complete;
}

bool Run::answer_together(const Decision& decision, const OpenDecision& question, std::optional<Answer>& reply) {
  Answer made;
  if (!scope_.asking || !answer_inside(decision, question, made)) return false;
  made.fingerprint = question.fingerprint;
  made.inside = true;
  reply = std::move(made);
  return true;
}

}  // namespace riffle
