// Where a run that did not close goes back to: to its newest answer, to the answer that bore it, or nowhere.
#include "rules/engine.hpp"

#include <algorithm>

namespace riffle {
namespace {

constexpr std::uint32_t most_inside = 1'000'000;  // quiet answers of bots in a row; then the game ends endless
constexpr std::uint32_t most_refusals = 50;       // of one run; then it is a fault

bool not_chance(const Answer& answer) { return answer.seat != chance; }
bool was_quiet(const Answer& answer) { return answer.quiet; }

}  // namespace

void Engine::record_new(std::size_t known) {
  for (std::size_t i = known; i < open_.answers.size(); ++i) {
    const Answer& answer = open_.answers[i];
    listener_.recorded(answer);
    if (!answer.quiet) continue;
    give_birth(answer, std::span{open_.answers}.first(i));
    items_ = 0;
    if (++inside_ > most_inside) result_ = "endless";
  }
}

// Of births that no answer from outside has followed, only the newest can still be gone back to.
void Engine::give_birth(const Answer& quiet, std::span<const Answer> before) {
  const bool in_reach = births_.empty() || !births_.back().inside ||
                        (!closed_.empty() && closed_.back().start.records >= births_.back().start.records);
  if (in_reach) births_.emplace_back();
  Birth& birth = births_.back();
  birth.start = open_.start;
  birth.before.assign(before.begin(), before.end());
  birth.chosen = quiet.choices.size() == 1 ? quiet.choices[0].what : Choice{};
  birth.inside = quiet.inside;
}

// The births of the open run and of what came after it, once answers of it were dropped.
void Engine::remember_births() {
  std::erase_if(births_, [&](const Birth& birth) { return birth.start.records >= open_.start.records; });
  for (std::size_t i = 0; i < open_.answers.size(); ++i)
    if (open_.answers[i].quiet) give_birth(open_.answers[i], std::span{open_.answers}.first(i));
}

// Born is the item of a command, and the run that holds the quiet answer itself.
bool Engine::born_of_answer() const {
  if (births_.empty()) return false;
  return open_.item.born != 0 || std::any_of(open_.answers.begin(), open_.answers.end(), was_quiet);
}

Engine::Next Engine::drop_refused(const Run& run) {
  auto& answers = open_.answers;
  const auto newest = std::find_if(answers.rbegin(), answers.rend(), not_chance);
  if (newest == answers.rend() || ++refusals_ > most_refusals) {
    const std::string reason = newest == answers.rend()
                                   ? "refused an answer although none was given (" + run.reason() + ")"
                                   : "refused 50 answers in one run (" + run.reason() + ")";
    return born_of_answer() ? take_back(Status::fault, reason, run.culprit()) : drop_item(reason, run.culprit());
  }
  if (newest->quiet && !newest->inside) {
    (void)pop_step();
    step_open_ = false;
  }
  keep_before_run(revealed_since(open_.start));
  if (!newest->inside) problem_ = {Status::refused, run.reason()};  // a bot is asked again, and nobody need know
  const bool quiet = newest->quiet;
  answers.erase(newest.base() - 1, answers.end());
  if (quiet) remember_births();
  return Next::go_on;
}

// Back to the answer that bore the item, what was settled in between included.
Engine::Next Engine::take_back(Status status, std::string reason, std::string plugin) {
  publish_made();
  const Birth birth = std::move(births_.back());
  births_.pop_back();
  if (birth.chosen != Choice{}) scope_.failed.choices.push_back(birth.chosen);
  scope_.failed.again = true;
  const Revealed revealed = revealed_since(birth.start);
  publish_backward(birth.start);
  keep(revealed);
  complain();
  if (!birth.inside) {
    (void)pop_step();
    step_open_ = false;
  }
  while (!closed_.empty() && closed_.back().start.records >= birth.start.records) closed_.shrink(closed_.size() - 1);
  running_ = false;
  if (status == Status::fault) listener_.fault(plugin, reason);
  if (!birth.inside) problem_ = {status, plugin.empty() ? std::move(reason) : "plugin " + plugin + ": " + reason};
  if (begin_run()) open_.answers = birth.before;
  return Next::go_on;
}

Engine::Next Engine::drop_item(std::string reason, std::string plugin) {
  const bool faulty = !reason.empty();
  const Revealed revealed = revealed_since(open_.start);
  editor_.rewind(open_.start);
  keep_revealed(revealed, editor_);
  editor_.cancel(static_cast<std::uint32_t>(editor_.state().agenda.size()) - 1);
  publish_made();
  complain();
  if (faulty)
    listener_.fault(plugin, scope_.registry.actions()[open_.item.action.index].id + ": " + reason + "; it was dropped");
  close_trace();
  return Next::go_on;
}

}  // namespace riffle
