#include "rules/engine.hpp"

#include "rules/checks.hpp"
#include "state/digest.hpp"

#include <algorithm>

namespace riffle {

Engine::Engine(Registry& registry, std::shared_ptr<const Layout> layout, std::uint64_t seed, Listener& listener)
    : scope_{registry, editor_, seed}, editor_(std::move(layout)), modified_(registry, editor_), listener_(listener) {}

Engine::Engine(const Engine& other, Listener& listener)
    : scope_{other.scope_, editor_},
      editor_(other.editor_.shared_layout()),
      modified_(other.scope_.registry, editor_),
      listener_(listener),
      open_(other.open_),
      running_(other.running_),
      closed_(other.closed_),
      step_open_(other.step_open_),
      births_(other.births_),
      decision_(other.decision_),
      together_(other.together_),
      asked_(other.asked_),
      result_(other.result_),
      refusals_(other.refusals_) {
  if (step_open_) push_step(Step{other.steps_.back()});
  const Mark tail = step_open_         ? steps_.back().start
                    : !births_.empty() ? births_.front().start
                    : running_         ? open_.start
                                       : other.editor_.mark();
  editor_.copy_from(other.editor_, tail);
  const auto rebase = [&](Mark& mark) { mark = {mark.records - tail.records, editor_.mark().arena, 0}; };
  for (Step& step : steps_) {
    rebase(step.start);
    rebase(step.asked);
  }
  for (Birth& birth : births_) rebase(birth.start);
  for (std::size_t i = 0; i < closed_.size(); ++i) rebase(closed_[i].start);
  if (running_) rebase(open_.start);
}

void Engine::advance() {
  look_for_result();
  while (!result_) {
    if (!running_ && !begin_run()) {
      result_ = "stalled";
      return;
    }
    if (execute() == Next::wait) return;
  }
}

void Engine::prepare() {
  scope_.asking = false;
  advance();
  scope_.asking = true;
  if (running_) editor_.rewind(open_.start);
  running_ = asked_ = false;
  together_.close();
}

void Engine::begin_from(const Engine& prepared, std::uint64_t seed) {
  scope_.seed = seed;
  scope_.given.clear();
  scope_.failed = {};
  editor_.copy_from(prepared.editor_, prepared.editor_.mark());
  running_ = asked_ = step_open_ = false;
  together_.close();
  closed_.clear();
  steps_.clear();
  step_answers_ = 0;
  recent_.clear();
  restored_ = false;
  births_.clear();
  undone_.clear();
  result_.reset();
  refusals_ = items_ = inside_ = 0;
  transactions_ = 0;
}

[[gnu::flatten]] bool Engine::begin_run() {
  asked_ = false;
  refusals_ = 0;
  const auto items = static_cast<std::uint32_t>(editor_.state().agenda.size());
  if (items == 0) return false;
  editor_.begin_hearing();
  heard_.clear();
  decode(editor_.item(items - 1), open_.item);
  open_.start = editor_.mark();
  open_.answers.clear();
  return running_ = true;
}

// Of one piece, but for what is seldom done, which is kept out of line.
[[gnu::flatten]] Engine::Next Engine::execute() {
  editor_.hear(listener_.hears_edits());
  editor_.rewind(open_.start);
  editor_.cancel(static_cast<std::uint32_t>(editor_.state().agenda.size()) - 1, true);
  const std::size_t known = open_.answers.size();
  Run run{scope_, open_.item, open_.answers, refusals_};
  const bool endless = ++items_ > scope_.loop_limit;
  if (endless) items_ = 0;
  if (endless && scope_.loop_result) return end_loop();
  const Status status = endless ? run.give_up() : run.execute();
  record_new(known);
  complain();
  switch (status) {
    case Status::done:
      return close(run);
    case Status::awaiting:
      return await();
    case Status::refused:
      return drop_refused(run);
    case Status::unfit:
    case Status::declined: {
      const char* why = status == Status::unfit ? "there is not enough to choose from" : "declined";
      return born_of_answer() ? take_back(Status::illegal, why, {}) : drop_item({}, {});
    }
    case Status::illegal:
      if (born_of_answer()) return take_back(Status::illegal, run.reason(), {});
      return drop_item("ended illegal (" + run.reason() + ") but was born of no answer", run.culprit());
    case Status::fault:
      return born_of_answer() ? take_back(Status::fault, run.reason(), run.culprit())
                              : drop_item(run.reason(), run.culprit());
  }
  return Next::go_on;
}

Engine::Next Engine::await() {
  items_ = 0;
  publish_made();
  complain();
  std::swap(decision_, scope_.buffers.question);
  asked_ = true;
  if (scope_.buffers.together.open()) {
    together_ = std::exchange(scope_.buffers.together, {});
    decision_ = *together_.missing();
  }
  if (scope_.undo != UndoPolicy::free) {
    const auto one = std::span<const OpenDecision>{&decision_, 1};
    barriers_.note(together_.open() ? std::span{std::as_const(together_.questions)} : one, editor_,
                   open_.answers.size());
  }
  if (decision_.quiet()) {
    step_open_ = false;
    closed_.clear();
    births_.clear();
    if (decision_.options.size() < decision_.min && decision_.kind == DecisionKind::turn) result_ = "stalled";
  }
  return Next::wait;
}

Engine::Next Engine::close(const Run& run) {
  if (!run.matches().empty() || scope_.settle || !editor_.state().waiting.empty()) settle_after(run);
  publish_made();
  complain();
  if (!run.notices().empty() || !run.facts().empty()) say(run);
  look_for_result();
  close_trace();
  ++transactions_;
  return Next::go_on;
}

// Faults that did not end the run: a question that differs from the one an answer on record was given to, an edit that
// came too late.
void Engine::complain() {
  if (scope_.buffers.complaints.empty() && !modified_.at_fault()) return;
  for (const auto& [plugin, text] : modified_.faults()) listener_.fault(plugin, text);
  for (const auto& [plugin, text] : scope_.buffers.complaints) listener_.fault(plugin, text);
  scope_.buffers.complaints.clear();
}

void Engine::close_trace() {
  if (step_open_ && std::any_of(open_.answers.begin(), open_.answers.end(), is_outside)) closed_.take(open_);
  running_ = false;
  heard_.clear();
}

void Engine::look_for_result() {
  if (const Value ended = editor_.view().value(property::result); ended.present())
    result_ = scope_.registry.symbols().text(ended.as_symbol());
}

void Engine::say(const Run& run) {
  if (silent_) return;
  for (const std::string& text : run.notices()) listener_.notice(text);
  for (const Noted& fact : run.facts()) listener_.event({fact.id, fact.seat, fact.target, fact.arguments});
}

std::string Engine::wrong(const Answer& answer) const {
  if (!asked_ || result_) return "the game is over";
  const OpenDecision* question = decision(answer.seat);
  if (question == nullptr)
    return together_.open() ? "this seat has answered; others have not" : "it is not this seat that is asked";
  switch (answer.kind) {
    case Answer::Kind::choices:
      if (question->kind == DecisionKind::table) return "no question is open; the table takes commands";
      return wrong_choices(*question, Options{answer.choices});
    case Answer::Kind::command:
      if (!question->quiet()) return "a question is open; it must be answered first";
      if (!question->commands) return "this question is answered by one of its options";
      return wrong_action(scope_.registry, editor_.view(), answer.command.action, answer.command.targets,
                          answer.command.arguments);
    case Answer::Kind::declined:
      return question->may_back_out ? "" : "this question cannot be declined";
  }
  return {};
}

Verdict Engine::answer(Answer answer) {
  if (std::string why = wrong(answer); !why.empty()) return {Status::refused, std::move(why)};
  welcome_listeners();
  if (restored_) {
    editor_.forget_future(undone_.back().step.asked);
    open_.start = undone_.back().step.start;
    restored_ = false;
  } else {
    editor_.forget_future();
  }
  undone_.clear();
  take(std::move(answer));
  return problem_;
}

void Engine::take(Answer&& answer) {
  if (together_.open()) {
    problem_ = {};
    reply(std::move(answer));
    take_given_replies();
  } else {
    accept(std::move(answer));
  }
  if (!asked_) advance();
}

/// What was chosen are the cards as they are now.
void Engine::stamp(Answer& answer) const {
  for (Target& chosen : answer.choices)
    if (chosen.card()) chosen = editor_.view().target(chosen.card());
}

void Engine::accept(Answer&& answer) {
  problem_ = {};
  inside_ = 0;
  answer.fingerprint = decision_.fingerprint;
  answer.quiet = decision_.quiet();
  answer.inside = false;
  answer.at = static_cast<std::uint32_t>(editor_.records() - open_.start.records);
  stamp(answer);
  if (answer.quiet) {
    push_step({open_.start, editor_.mark(), open_.answers, answer.seat});
    step_open_ = true;
    give_birth(answer, open_.answers);
    recent_.keep(steps_.size() - 1, decision_);
  }
  open_.answers.push_back(std::move(answer));
  asked_ = false;
}

std::uint64_t Engine::digest() {
  const Symbols& symbols = scope_.registry.symbols();
  if (!running_) return editor_.digest(symbols);
  std::uint64_t hash = editor_.digest_before(open_.start, symbols);
  const auto add = [&](const Answer& answer) {
    hash = mix(mix(mix(hash, answer.seat.index), static_cast<std::uint64_t>(answer.kind)), answer.fingerprint);
    for (const Target& chosen : answer.choices)
      hash = mix(hash, chosen.what.symbol() ? symbols.key(chosen.what.symbol()) : chosen.what.bits());
  };
  for (const Answer& answer : open_.answers) add(answer);
  for (std::size_t i = 0; i < together_.replies.size(); ++i) {
    hash = mix(hash, i);
    if (together_.replies[i]) add(*together_.replies[i]);
  }
  return hash;
}

}  // namespace riffle
