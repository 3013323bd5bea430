#include "rules/batches.hpp"

#include "rules/checks.hpp"
#include "rules/run.hpp"

#include <algorithm>

namespace riffle {
namespace {

bool alike(const Action& a, const Action& b) {
  return a.id == b.id && a.seat == b.seat && a.source == b.source &&
         std::equal(a.arguments.begin(), a.arguments.end(), b.arguments.begin(), b.arguments.end());
}

}  // namespace

Status Batches::perform(const Action& event, Frames& frames) {
  const Savepoint before = run_.savepoint();
  ++open_;
  Status status = perform_each(event, frames);
  --open_;
  if (run_.stopped()) return run_.ended_;
  if (status == Status::declined) run_.rewind(before);
  if (open_ == 0 && status == Status::done) status = close(before.mark, before.facts);
  return status;
}

// Where nothing can replace it, an event is one group, and happens to all of its targets at once.
Status Batches::perform_each(const Action& event, Frames& frames) {
  if (run_.editor_.state().rows.waiting_for(RuleKind::replacement, event.id.index).empty())
    return perform_once(event, event.id, frames);
  std::vector<Attempt> attempts;
  Attempt attempt{event, {}, {}, false};
  attempt.action.targets = {};
  for (const Target& target : event.targets) {
    attempt.target = target;
    attempts.push_back(attempt);
  }
  if (event.targets.empty()) attempts.push_back(attempt);
  if (!replace_all(attempts)) return run_.ended_;
  bool any = attempts.empty();
  for (std::size_t first = 0; first < attempts.size(); ++first) {
    if (!attempts[first].action.id) continue;  // it was in a group before
    const bool replaced = attempts[first].action.id != event.id;
    const Status status = perform_group(attempts, first, event.id, frames);
    if (run_.stopped() || status == Status::declined) return status;
    any = any || replaced || status == Status::done;
  }
  return any ? Status::done : Status::unfit;
}

// All events like the first, in one run of the action; those whose object has become another one since are left out.
Status Batches::perform_group(std::vector<Attempt>& attempts, std::size_t first, ActionId asked, Frames& frames) {
  Action action = attempts[first].action;
  std::vector<Target> targets;
  bool aimless = false;
  for (std::size_t i = first; i < attempts.size(); ++i) {
    if (!attempts[i].action.id || !alike(attempts[i].action, action)) continue;
    if (!attempts[i].target.what.bits())
      aimless = true;
    else if (is_current(run_.view, attempts[i].target))
      targets.push_back(attempts[i].target);
    attempts[i].action.id = {};
  }
  if (targets.empty() && !aimless) return Status::done;
  action.targets = run_.buffers_.kept.copy(targets);
  return perform_once(action, asked, frames);
}

Status Batches::perform_once(const Action& action, ActionId asked, Frames& frames) {
  const Savepoint before = run_.savepoint();
  std::uint32_t number = 0;
  const Status status = run_.frame(action, number);
  if (run_.stopped()) return run_.ended_;
  if (status != Status::done) run_.rewind(before);
  if (status == Status::done && action.id == asked) frames.push_back(number);
  return status;
}

bool Batches::is_about(const Row& row, const Target& target) const {
  if (row.about.what == Choice{}) return true;
  const std::uint32_t age = target.generation - row.about.generation;  // a fact may name the object that it has become
  return row.about.what == target.what && age <= 1;
}

}  // namespace riffle
