// What cannot be taken back, by undo or by the rules: what a seat has seen, and what chance has answered.
#include "rules/engine.hpp"

#include <algorithm>

namespace riffle {

// Where the newest answer from outside was given, and by whom.
UndoPoint Engine::newest_answer() const {
  const auto in = [](const Trace& trace) -> std::optional<UndoPoint> {
    const auto newest = std::find_if(trace.answers.rbegin(), trace.answers.rend(), is_outside);
    if (newest == trace.answers.rend()) return {};
    return UndoPoint{newest->seat, trace.start.records + newest->at,
                     static_cast<std::size_t>(trace.answers.rend() - newest) - 1};
  };
  if (running_)
    if (const auto found = in(open_)) return *found;
  for (std::size_t trace = closed_.size(); step_open_ && trace-- > 0;)
    if (const auto found = in(closed_[trace])) return *found;
  return {steps_.back().seat, steps_.back().asked.records, steps_.back().before.size()};
}

// Whether the newest answer may be taken back. If so, what its questions have shown is forgotten with it.
Verdict Engine::may_undo(SeatId by, bool agreed) {
  if (scope_.undo == UndoPolicy::free || !together_.order.empty()) return {};
  const UndoPoint to = newest_answer();
  const bool asked = scope_.undo == UndoPolicy::ask;
  if (const std::string why = agreed && asked ? "" : barriers_.before(to, by, editor_); !why.empty())
    return {Status::refused, (asked ? "the others must agree to take it back: " : "it cannot be taken back: ") + why};
  barriers_.forget(to);
  return {};
}

Revealed Engine::revealed_since(const Mark& from) {
  return scope_.undo == UndoPolicy::free ? Revealed{} : riffle::revealed_since(editor_, from);
}

// A transaction of its own, outside of all runs.
void Engine::keep(const Revealed& revealed) {
  if (!revealed.any()) return;
  editor_.begin_hearing();
  heard_.clear();
  editor_.hear(listener_.hears_edits());
  keep_revealed(revealed, editor_);
  publish_made();
  heard_.clear();
}

// The open run begins anew behind it; whoever remembers where it began, remembers that.
void Engine::keep_before_run(const Revealed& revealed) {
  if (!revealed.any()) return;
  const Mark old = open_.start;
  publish_made();
  publish_backward(old);
  keep(revealed);
  editor_.begin_hearing();
  open_.start = editor_.mark();
  const auto shift = [&](Mark& mark) {
    if (mark.records < old.records) return;
    mark.records += open_.start.records - old.records;
    mark.arena += open_.start.arena - old.arena;
  };
  for (Birth& birth : births_) shift(birth.start);
  if (!step_open_) return;
  shift(steps_.back().start);
  shift(steps_.back().asked);
}

}  // namespace riffle
