#include "rules/engine.hpp"

#include "rules/checks.hpp"
#include "state/digest.hpp"

#include <algorithm>

namespace riffle {
namespace {

constexpr std::uint32_t most_refusals = 50;    // of one run; then it is a fault
constexpr std::uint32_t most_items = 100'000;  // run since the last answer; then the next one is a fault

bool not_chance(const Answer& answer) { return answer.seat != chance; }

std::vector<Choice> choices_of(const Answer& answer) {
  std::vector<Choice> choices;
  for (const Target& target : answer.choices) choices.push_back(target.what);
  return choices;
}

}  // namespace

Engine::Engine(Registry& registry, std::shared_ptr<const Layout> layout, std::uint64_t seed, Listener& listener)
    : scope_{registry, editor_, seed, {}, {}, {}, {}}, editor_(std::move(layout)), listener_(listener) {}

Engine::Engine(const Engine& other, Listener& listener)
    : scope_{other.scope_.registry, editor_, other.scope_.seed, {}, other.scope_.given, other.scope_.decks,
             other.scope_.failed},
      editor_(other.editor_.shared_layout()),
      listener_(listener),
      open_(other.open_),
      closed_(other.closed_),
      step_open_(other.step_open_),
      decision_(other.decision_),
      result_(other.result_),
      refusals_(other.refusals_) {
  if (step_open_) steps_.push_back(other.steps_.back());
  const Mark tail = step_open_ ? steps_.back().start : open_ ? open_->start : other.editor_.mark();
  editor_.copy_from(other.editor_, tail);
  const auto rebase = [&](Mark& mark) { mark = {mark.records - tail.records, editor_.mark().arena, 0}; };
  for (Step& step : steps_) rebase(step.start);
  for (Trace& trace : closed_) rebase(trace.start);
  if (open_) rebase(open_->start);
}

void Engine::advance() {
  look_for_result();
  while (!result_) {
    if (!open_ && !begin_run()) {
      result_ = "stalled";
      return;
    }
    if (execute() == Next::wait) return;
  }
}

bool Engine::begin_run() {
  decision_.reset();
  refusals_ = 0;
  const auto items = static_cast<std::uint32_t>(editor_.state().agenda.size());
  if (items == 0) return false;
  editor_.begin_hearing();
  heard_.clear();
  open_ = Trace{decode(editor_.item(items - 1)), editor_.mark(), {}};
  return true;
}

Engine::Next Engine::execute() {
  editor_.hear(listener_.hears_edits());
  editor_.rewind(open_->start);
  editor_.cancel(static_cast<std::uint32_t>(editor_.state().agenda.size()) - 1);
  const std::size_t known = open_->answers.size();
  Run run{scope_, open_->item, open_->answers, refusals_};
  const bool endless = ++items_ > most_items;
  if (endless) items_ = 0;
  const Status status = endless ? run.give_up() : run.execute();
  record_new(known);
  for (const auto& [plugin, text] : run.complaints()) listener_.fault(plugin, text);
  switch (status) {
    case Status::done:
      return close(run);
    case Status::awaiting:
      return await(run);
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

void Engine::record_new(std::size_t known) {
  for (std::size_t i = known; i < open_->answers.size(); ++i) {
    const Answer& answer = open_->answers[i];
    listener_.recorded(answer);
    if (answer.quiet && !step_open_) {
      steps_.push_back(
          {open_->start, {open_->answers.begin(), open_->answers.begin() + static_cast<std::ptrdiff_t>(i)}});
      step_open_ = true;
    }
  }
}

// Born is the item of a command, and the run that holds the quiet answer itself.
bool Engine::born_of_answer() const {
  if (!step_open_) return false;
  const bool holds = std::any_of(open_->answers.begin(), open_->answers.end(), [](const Answer& a) { return a.quiet; });
  return holds || open_->item.born != 0;
}

Engine::Next Engine::await(Run& run) {
  items_ = 0;
  publish_made();
  decision_ = std::move(run.decision());
  if (decision_->quiet()) {
    step_open_ = false;
    closed_.clear();
    if (decision_->options.size() < decision_->min && decision_->kind == DecisionKind::turn) result_ = "stalled";
  }
  return Next::wait;
}

Engine::Next Engine::close(Run& run) {
  publish_made();
  say(run);
  look_for_result();
  if (step_open_) closed_.push_back(std::move(*open_));
  open_.reset();
  heard_.clear();
  return Next::go_on;
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

Engine::Next Engine::drop_refused(const Run& run) {
  auto& answers = open_->answers;
  const auto newest = std::find_if(answers.rbegin(), answers.rend(), not_chance);
  if (newest == answers.rend() || ++refusals_ > most_refusals) {
    const std::string reason = newest == answers.rend()
                                   ? "refused an answer although none was given (" + run.reason() + ")"
                                   : "refused 50 answers in one run (" + run.reason() + ")";
    return born_of_answer() ? take_back(Status::fault, reason, run.culprit()) : drop_item(reason, run.culprit());
  }
  if (newest->quiet) {
    steps_.pop_back();
    step_open_ = false;
  }
  if (!newest->inside) problem_ = {Status::refused, run.reason()};  // a bot is asked again, and nobody need know
  answers.erase(newest.base() - 1, answers.end());
  return Next::go_on;
}

// Back to the answer that bore the item, what was settled in between included.
Engine::Next Engine::take_back(Status status, std::string reason, std::string plugin) {
  publish_made();
  const auto failed = [&](const std::vector<Answer>& answers) {
    for (const Answer& answer : answers)
      if (answer.quiet && answer.choices.size() == 1) scope_.failed.choices.push_back(answer.choices[0].what);
  };
  failed(closed_.empty() ? open_->answers : closed_.front().answers);
  const Step step = std::move(steps_.back());
  publish_backward(step.start);
  steps_.pop_back();
  step_open_ = false;
  scope_.failed.again = true;
  closed_.clear();
  open_.reset();
  if (status == Status::fault) listener_.fault(plugin, reason);
  problem_ = {status, plugin.empty() ? std::move(reason) : "plugin " + plugin + ": " + reason};
  if (begin_run()) open_->answers = step.before;
  return Next::go_on;
}

Engine::Next Engine::drop_item(std::string reason, std::string plugin) {
  const bool faulty = !reason.empty();
  editor_.rewind(open_->start);
  editor_.cancel(static_cast<std::uint32_t>(editor_.state().agenda.size()) - 1);
  publish_made();
  if (faulty)
    listener_.fault(plugin,
                    scope_.registry.actions()[open_->item.action.index].id + ": " + reason + "; it was dropped");
  if (step_open_) closed_.push_back(std::move(*open_));
  open_.reset();
  heard_.clear();
  return Next::go_on;
}

std::string Engine::wrong(const Answer& answer) const {
  if (!decision_ || result_) return "the game is over";
  if (!decision_->seats.contains(answer.seat)) return "it is not this seat that is asked";
  switch (answer.kind) {
    case Answer::Kind::choices:
      if (decision_->kind == DecisionKind::table) return "no question is open; the table takes commands";
      return wrong_choices(*decision_, choices_of(answer));
    case Answer::Kind::command:
      if (!decision_->quiet()) return "a question is open; it must be answered first";
      return wrong_action(scope_.registry, editor_.view(), answer.command.action, answer.command.targets,
                          answer.command.arguments);
    case Answer::Kind::declined:
      return decision_->may_back_out ? "" : "this question cannot be declined";
  }
  return {};
}

Verdict Engine::answer(Answer answer) {
  if (std::string why = wrong(answer); !why.empty()) return {Status::refused, std::move(why)};
  welcome_listeners();
  undone_.clear();
  editor_.forget_future();
  accept(std::move(answer));
  advance();
  return problem_;
}

void Engine::accept(Answer answer) {
  problem_ = {};
  answer.fingerprint = decision_->fingerprint;
  answer.quiet = decision_->quiet();
  answer.inside = false;
  for (Target& chosen : answer.choices)
    if (chosen.card()) chosen = editor_.view().target(chosen.card());
  if (answer.quiet) {
    steps_.push_back({open_->start, open_->answers});
    step_open_ = true;
  }
  open_->answers.push_back(std::move(answer));
  decision_.reset();
}

std::uint64_t Engine::digest() {
  const Symbols& symbols = scope_.registry.symbols();
  if (!open_) return editor_.digest(symbols);
  std::uint64_t hash = editor_.digest_before(open_->start, symbols);
  for (const Answer& answer : open_->answers) {
    hash = mix(mix(mix(hash, answer.seat.index), static_cast<std::uint64_t>(answer.kind)), answer.fingerprint);
    for (const Target& chosen : answer.choices)
      hash = mix(hash, chosen.what.symbol() ? symbols.key(chosen.what.symbol()) : chosen.what.bits());
  }
  return hash;
}

}  // namespace riffle
