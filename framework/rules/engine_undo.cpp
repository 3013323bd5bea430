// Taking back and putting back, and what observers hear of it.
#include "rules/engine.hpp"

#include <algorithm>

namespace riffle {
namespace {

std::ptrdiff_t outside_answers(const std::vector<Answer>& answers) {
  return std::count_if(answers.begin(), answers.end(), is_outside);
}

bool has_outside(const std::vector<Answer>& answers) { return outside_answers(answers) > 0; }

}  // namespace

// What observers have heard of the open run is made equal to its edits: the common prefix is kept, the rest goes
// backward, newest first, then the new ones forward. So a re-run that agrees is silent.
void Engine::publish_made() {
  const std::vector<Edit>& made = editor_.made();
  if (made.empty() && heard_.empty()) return;
  const auto common = std::mismatch(heard_.begin(), heard_.end(), made.begin(), made.end()).first - heard_.begin();
  if (const auto first = heard_.begin() + common; first != heard_.end()) {
    std::vector<Edit> back;
    for (auto edit = heard_.end(); edit-- != first;) back.push_back(edit->traded());
    listener_.edits(back, Direction::backward);
    heard_.erase(first, heard_.end());
  }
  if (heard_.size() == made.size()) return;
  listener_.edits(std::span{made}.subspan(heard_.size()), Direction::forward);
  heard_.insert(heard_.end(), made.begin() + common, made.end());
}

// Who begins to listen in an open run takes what it has done so far as it stands.
void Engine::welcome_listeners() {
  if (!running_ || editor_.hearing() || !listener_.hears_edits()) return;
  editor_.hear_since(open_.start);
  heard_ = editor_.made();
}

void Engine::publish_backward(const Mark& to) {
  std::vector<Edit> back;
  editor_.rewind(to, listener_.hears_edits() ? &back : nullptr);
  if (!back.empty()) listener_.edits(back, Direction::backward);
  heard_.clear();
}

void Engine::rewind_open() {
  if (!running_) return;
  publish_made();
  publish_backward(open_.start);
  running_ = asked_ = restored_ = false;
  together_.close();
}

// A step is one answer, and so is each that its run was given before; in the open step each is one.
std::uint32_t Engine::undoable() const {
  std::ptrdiff_t answers = step_answers_;
  if (step_open_) {
    answers -= 1 + outside_answers(steps_.back().before);
    for (std::size_t i = 0; i < closed_.size(); ++i) answers += outside_answers(closed_[i].answers);
  }
  if (running_) answers += outside_answers(open_.answers) + static_cast<std::ptrdiff_t>(together_.order.size());
  return static_cast<std::uint32_t>(answers);
}

void Engine::push_step(Step&& step) {
  step_answers_ += 1 + outside_answers(step.before);
  steps_.push_back(std::move(step));
}

Step Engine::pop_step() {
  Step step = std::move(steps_.back());
  steps_.pop_back();
  step_answers_ -= 1 + outside_answers(step.before);
  return step;
}

Verdict Engine::undo(SeatId by, bool agreed) {
  if (undoable() == 0) return {Status::refused, "there is nothing to undo"};
  if (Verdict allowed = may_undo(by, agreed); !allowed) return allowed;
  welcome_listeners();
  problem_ = {};
  result_.reset();
  if (!together_.order.empty()) return undo_reply();
  if (running_ && has_outside(open_.answers)) return undo_answer(closed_.size());
  if (step_open_)
    for (std::size_t trace = closed_.size(); trace-- > 0;)
      if (has_outside(closed_[trace].answers)) return undo_answer(trace);
  return undo_step();
}

// In an open step the last answer alone is popped, and its run is run again without it.
Verdict Engine::undo_answer(std::size_t trace) {
  Trace again = trace < closed_.size() ? closed_[trace] : open_;
  rewind_open();
  publish_backward(again.start);
  const auto newest = std::find_if(again.answers.rbegin(), again.answers.rend(), is_outside).base() - 1;
  if (newest->quiet) {
    (void)pop_step();
    step_open_ = false;
  }
  undone_.push_back({0, {}, {newest, again.answers.end()}, false});
  again.answers.erase(newest, again.answers.end());
  closed_.shrink(trace);
  editor_.begin_hearing();
  open_ = std::move(again);
  open_.start = editor_.mark();
  running_ = true;
  remember_births();
  silent_ = true;
  advance();
  silent_ = false;
  return problem_;
}

Verdict Engine::undo_step() {
  rewind_open();
  Undone undone;
  undone.step = pop_step();
  undone.since_asked = recent_.take(steps_.size(), decision_);
  const Mark to = undone.since_asked ? undone.step.asked : undone.step.start;
  undone.records = editor_.records() - to.records;
  std::vector<Edit> back;
  editor_.undo(to, listener_.hears_edits() ? &back : nullptr);
  if (!back.empty()) listener_.edits(back, Direction::backward);
  births_.clear();
  if (undone.since_asked) {
    restore_question(undone.step);
  } else if (begin_run()) {
    open_.answers = undone.step.before;
  }
  undone_.push_back(std::move(undone));
  if (!asked_) advance();
  return problem_;
}

// The question is open as it was, the edits that its run made before it standing: nothing is run again. What lies in the
// arena behind it is needed by redo, until another answer is given.
void Engine::restore_question(const Step& step) {
  decode(editor_.cancelled_item(step.start), open_.item);
  open_.answers = step.before;
  restored_ = true;
  open_.start = {step.start.records, editor_.mark().arena, 0};
  running_ = asked_ = true;
  refusals_ = items_ = 0;
  scope_.failed = {};
  editor_.begin_hearing();
  heard_.clear();
  editor_.hear(false);
  welcome_listeners();
}

Verdict Engine::redo() {
  if (undone_.empty() || !asked_) return {Status::refused, "there is nothing to redo"};
  const OpenDecision* question = undone_.back().records == 0 ? decision(undone_.back().answers.front().seat) : nullptr;
  if (undone_.back().records == 0 &&
      (question == nullptr || undone_.back().answers.front().fingerprint != question->fingerprint)) {
    undone_.clear();
    editor_.forget_future();
    return {Status::refused, "another question is open than the one whose answer was undone"};
  }
  welcome_listeners();
  problem_ = {};
  Undone undone = std::move(undone_.back());
  undone_.pop_back();
  silent_ = true;
  if (together_.open()) {
    take(std::move(undone.answers.front()));
  } else if (undone.records == 0 && !undone.answers.empty()) {
    accept(std::move(undone.answers.front()));
    open_.answers.insert(open_.answers.end(), std::make_move_iterator(undone.answers.begin() + 1),
                         std::make_move_iterator(undone.answers.end()));
  } else {
    redo_step(std::move(undone));
  }
  if (!asked_) advance();
  silent_ = false;
  return problem_;
}

void Engine::redo_step(Undone undone) {
  if (!undone.since_asked) rewind_open();
  std::vector<Edit> again;
  editor_.redo(undone.records, listener_.hears_edits() ? &again : nullptr);
  if (!again.empty()) listener_.edits(again, Direction::forward);
  push_step(std::move(undone.step));
  recent_.keep(steps_.size() - 1, decision_);
  running_ = asked_ = step_open_ = false;
  restored_ = false;
  closed_.clear();
  births_.clear();
}

}  // namespace riffle
