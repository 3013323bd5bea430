#include "rules/run.hpp"

#include "rules/checks.hpp"
#include "rules/revealed.hpp"

#include <algorithm>

namespace riffle {
namespace {

constexpr std::uint32_t deepest = 200;  // performs nested deeper than this are a fault

const char* name_of(Status status) {
  switch (status) {
    case Status::refused:
      return "refused";
    case Status::illegal:
      return "illegal";
    case Status::fault:
      return "fault";
    case Status::awaiting:
      return "awaiting, though no question is open";
    default:
      return "a status that does not exist";
  }
}

}  // namespace

Run::Run(RunScope& scope, const Item& item, std::vector<Answer>& answers, std::uint32_t refusals)
    : Acting(scope), item_(item), answers_(answers), refusals_(refusals) {
  buffers_.clear();
}

// A command whose action is an event is performed; all else that waits on the agenda is run as it is.
Status Run::execute() {
  Action action = action_of(item_);
  action.targets = current(item_.targets);
  const bool performed = item_.born != 0 && scope_.registry.actions()[action.id.index].kind == ActionKind::event;
  const Status status = performed ? batches_.perform(action) : call(action);
  over_ = true;
  acting_ = &scope_.registry.actions()[action.id.index];  // so that its plugin is named
  if (stopped()) return ended_;
  if (status > Status::declined)
    return fault_of_acting(std::string{"returned "} + name_of(status) + ", without a reason");
  ended_ = Status::fault;  // nothing can be done with it any more
  return status;
}

Status Run::give_up() {
  acting_ = &scope_.registry.actions()[item_.action.index];
  return fault_of_acting("would be item " + std::to_string(scope_.loop_limit + 1) +
                         " in a row that no answer interrupts");
}

Status Run::call(const Action& action) {
  const ActionRecord& record = scope_.registry.actions()[action.id.index];
  if (record.type == nullptr) return fault("no plugin provides the action " + record.id);
  Status status = Status::fault;
  (void)as_acting(record, action, [&] { status = record.type->run(*this, action); });
  return stopped() ? ended_ : status;
}

Status Run::refuse(std::string_view reason) { return stop(Status::refused, reason); }
Status Run::illegal(std::string_view reason) { return stop(Status::illegal, reason); }

// Of one piece: a tenth of a playout's time goes into the calls otherwise.
[[gnu::flatten]] Outcome<Targets> Run::choose(const Decision& decision) {
  if (stopped() || !good_question(decision)) return ended_;
  const bool ranged = decision.kind == DecisionKind::number && decision.options.size() == 0;
  if (!ranged && decision.options.size() < decision.min) return Status::unfit;
  if (!ranged && decision.options.size() == 0 && decision.kind != DecisionKind::table) return Targets{};
  RIFFLE_TRY_AS(answer, ask(decision));
  if (answer->kind == Answer::Kind::declined) return Status::declined;
  return buffers_.kept.copy(answer->choices);
}

Outcome<const Action*> Run::command(const Decision& decision) {
  if (stopped()) return ended_;
  if (decision.kind != DecisionKind::turn && decision.kind != DecisionKind::table)
    return fault("asked for a command with a question that is neither a turn nor a table");
  if (!good_question(decision)) return ended_;
  RIFFLE_TRY_AS(answer, ask(decision, true));
  if (answer->kind != Answer::Kind::command) return fault("a question for a command was answered otherwise");
  Action action;
  action.id = answer->command.action;
  action.seat = answer->seat;
  action.born = 1;
  action.targets = answer->command.targets;
  action.arguments = answer->command.arguments;
  return &buffers_.commands.emplace_back(action);
}

Outcome<const Answer*> Run::ask(const Decision& decision, bool commands) {
  const std::optional<std::uint64_t> print = fingerprint(decision);
  if (!print) return ended_;
  if (const Answer* answer = recall(decision, *print)) return answer;
  const bool drawn = drawn_at_once(decision);
  OpenDecision& question = buffers_.question;
  if (!drawn) {
    open(decision, *print, question);
    question.commands = commands;
    if (question.quiet()) scope_.failed.leave_out_of(question);
    if (!scope_.asking) return stop(Status::awaiting, {});
  }
  Answer& made = answers_.emplace_back();
  if (drawn) {
    draw(decision, made);
  } else if (!answer_inside(decision, question, made)) {
    answers_.pop_back();
    return stop(Status::awaiting, {});
  }
  made.fingerprint = *print;
  made.quiet = is_quiet(decision.kind);
  made.inside = true;
  ++next_answer_;
  if (decision.seat == SeatSet{chance}) editor_.advance_stream(decision.stream);
  return &made;
}

// An answer on record counts only for the question that it was given to.
const Answer* Run::recall(const Decision& decision, std::uint64_t print) {
  if (next_answer_ >= answers_.size()) return nullptr;
  if (answers_[next_answer_].fingerprint != print) {
    answers_.resize(next_answer_);
    buffers_.complaints.emplace_back(
        acting_->owner == no_plugin ? "" : scope_.registry.plugins()[acting_->owner].id,
        acting_->id +
            " asked another question when it was run again; it must depend on nothing but the view and the answers");
    return nullptr;
  }
  if (decision.seat == SeatSet{chance}) editor_.advance_stream(decision.stream);
  return &answers_[next_answer_++];
}

Targets Run::select(SelectorId selector, SeatId seat) {
  if (stopped()) return {};
  if (selector.index >= scope_.registry.selectors().size()) {
    (void)fault("selected with a selector that does not exist");
    return {};
  }
  const SelectorRecord& record = scope_.registry.selectors()[selector.index];
  if (record.selector == nullptr) {
    (void)fault("no plugin provides the selector " + record.id);
    return {};
  }
  buffers_.choices.clear();
  const SeatId asking = seat ? seat : action_->seat;
  const auto thrown = guarded([&] { record.selector->select(view, asking, buffers_.choices); });
  if (thrown) {
    (void)fault(record.id + " threw: " + *thrown);
    return {};
  }
  Target* const targets = buffers_.kept.take(buffers_.choices.size());
  std::size_t count = 0;
  for (const Choice& choice : buffers_.choices) {
    if (!good_choice(choice, "selected")) return {};
    targets[count++] = stamped(choice);
  }
  return std::span<const Target>{targets, count};
}

bool Run::may_perform(const ActionRecord& record, const Action& action) {
  if (replacing_)
    (void)fault_of_acting("performed an action instead of saying what the event becomes");
  else if (depth_ >= deepest)
    (void)fault("actions performed each other more than 200 deep");
  else if (const std::string why = wrong_action(scope_.registry, view, action.id, action.targets, action.arguments);
           !why.empty())
    (void)fault_of_acting("performed what cannot be: " + why);
  else if (action.seat)
    (void)good_seat(action.seat, "performed an action for");
  return !stopped() && record.type != nullptr;
}

Outcome<Targets> Run::perform(ActionId id, Targets targets, std::span<const Argument> arguments, SeatId seat) {
  if (stopped()) return ended_;
  if (id.index >= scope_.registry.actions().size()) return fault("performed an action that does not exist");
  const ActionRecord& record = scope_.registry.actions()[id.index];
  Action action;
  action.id = id;
  action.seat = seat ? seat : action_->seat;
  action.source = action_->source;
  action.targets = current(targets);
  action.arguments = arguments;
  if (record.kind == ActionKind::event && record.target != TargetKind::none && action.targets.empty()) return Targets{};
  if (!may_perform(record, action)) return ended_;
  const Savepoint before = savepoint();
  Batches::Frames frames;
  Status status = Status::done;
  if (record.kind == ActionKind::event)
    status = batches_.perform(action, frames);
  else
    status = frame(action, *frames.insert(frames.end(), 0));
  if (stopped()) return ended_;
  if (status == Status::done) return noted_by({frames.data(), frames.size()}, before.facts);
  rewind(before);
  if (status == Status::unfit) return Targets{};
  return status;
}

// One performance of an action in this run, whose facts can be told from those of others.
Status Run::frame(const Action& action, std::uint32_t& number) {
  const std::uint32_t outer = std::exchange(frame_, ++frames_);
  number = frame_;
  ++depth_;
  const Status status = call(action);
  --depth_;
  frame_ = outer;
  if (stopped() || status <= Status::declined) return status;
  acting_ = &scope_.registry.actions()[action.id.index];
  return fault_of_acting(std::string{"returned "} + name_of(status) + ", without a reason");
}

Savepoint Run::savepoint() const {
  return {editor_.mark(), buffers_.facts.size(), buffers_.notices.size(), buffers_.matches.size()};
}

// What a rewound performance noted, said and set off has not been.
void Run::rewind(const Savepoint& to) {
  const Revealed revealed = scope_.undo == UndoPolicy::free ? Revealed{} : revealed_since(editor_, to.mark);
  editor_.rewind(to.mark);
  keep_revealed(revealed, editor_);
  buffers_.facts.resize(to.facts);
  buffers_.notices.resize(to.notices);
  buffers_.matches.resize(to.matches);
}

std::span<const Argument> Run::kept_arguments(std::vector<Argument> arguments) {
  if (arguments.empty()) return {};
  return buffers_.arguments.emplace_back(std::move(arguments));
}

Attached Run::attached(const Row& row, SeatId otherwise) {
  const SeatId seat = seat_of(row, view);
  return {seat ? seat : otherwise, row.source, row.about, kept_arguments(arguments_of(editor_.state(), row))};
}

Targets Run::current(Targets targets) {
  if (targets.empty()) return targets;
  if (std::all_of(targets.begin(), targets.end(), [&](const Target& target) { return is_current(view, target); }))
    return targets;
  Target* const fresh = buffers_.kept.take(targets.size());
  Target* const end = std::copy_if(targets.begin(), targets.end(), fresh,
                                   [&](const Target& target) { return is_current(view, target); });
  return std::span<const Target>{fresh, end};
}

Targets Run::noted_by(std::span<const std::uint32_t> frames, std::size_t first_fact) {
  const std::vector<Noted>& facts = buffers_.facts;
  Target* const noted = buffers_.kept.take(facts.size() - first_fact);
  Target* end = noted;
  for (std::size_t i = first_fact; i < facts.size(); ++i) {
    if (std::find(frames.begin(), frames.end(), facts[i].frame) == frames.end()) continue;
    const Choice what = facts[i].target.what;
    if (std::none_of(noted, end, [&](const Target& t) { return t.what == what; })) *end++ = stamped(what);
  }
  return std::span<const Target>{noted, end};
}

void Run::note(EventId fact, Target target, std::span<const Argument> arguments) {
  if (stopped()) return;
  if (replacing_) return (void)fault_of_acting("noted a fact instead of saying what the event becomes");
  if (fact.index >= scope_.registry.events().size()) return (void)fault("noted a fact that does not exist");
  buffers_.facts.push_back({fact, action_->seat, target, {arguments.begin(), arguments.end()}, frame_});
  (void)batches_.noted();
}

void Run::notice(std::string_view text) {
  if (!stopped()) buffers_.notices.emplace_back(text);
}

}  // namespace riffle
