// What happens instead: settled for each event of a batch on the state before any of it has happened.
#include "rules/batches.hpp"
#include "rules/checks.hpp"
#include "rules/run.hpp"

#include <algorithm>

namespace riffle {
namespace {

constexpr std::uint32_t none = Row::none;

/// Collects what an event becomes. What cannot be performed is a fault of the replacement.
class Collected final : public Becomes {
 public:
  explicit Collected(const Registry& registry, const View& view) : registry_(registry), view_(view) {}

  void add(const Action& event) override {
    if (std::string wrong = wrong_action(registry_, view_, event.id, event.targets, event.arguments); !wrong.empty())
      why = std::move(wrong);
    else if (registry_.actions()[event.id.index].kind != ActionKind::event)
      why = registry_.actions()[event.id.index].id + " is a procedure, and no event";
    if (!why.empty()) return;
    events.push_back(event);
    targets.emplace_back(event.targets.begin(), event.targets.end());
    arguments.emplace_back(event.arguments.begin(), event.arguments.end());
  }
  void make_final() override { final = true; }

  std::vector<Action> events;
  std::vector<std::vector<Target>> targets;
  std::vector<std::vector<Argument>> arguments;
  std::string why;
  bool final = false;

 private:
  const Registry& registry_;
  const View& view_;
};

}  // namespace

bool Batches::replace_all(std::vector<Attempt>& attempts) {
  for (std::size_t i = 0; i < attempts.size();) {
    const std::uint32_t row = attempts[i].final ? none : next_replacement(attempts[i]);
    if (run_.stopped()) return false;
    if (row == none)
      ++i;
    else if (!replace(row, attempts, i))
      return false;
  }
  return true;
}

std::uint32_t Batches::next_replacement(const Attempt& attempt) {
  const Rows& rows = run_.editor_.state().rows;
  std::vector<std::uint32_t> fitting;
  for (const std::uint32_t row : rows.waiting_for(RuleKind::replacement, attempt.action.id.index)) {
    const bool used = std::find(attempt.used.begin(), attempt.used.end(), row) != attempt.used.end();
    if (!used && !rows[row].ended && is_about(rows[row], attempt.target) && applies(row, attempt))
      fitting.push_back(row);
    if (run_.stopped()) return none;
  }
  return fitting.empty() ? none : first_of(attempt, std::move(fitting));
}

bool Batches::applies(std::uint32_t row, const Attempt& attempt) {
  const Row& attached = run_.editor_.state().rows[row];
  const ReplacementRecord& record = run_.scope_.registry.replacements()[attached.rule.index];
  if (record.type == nullptr) return false;
  Action event = attempt.action;
  if (attempt.target.what.bits()) event.targets = attempt.target;
  bool fits = false;
  const Attached self = run_.attached(attached, event.seat);
  const auto thrown = run_.as_acting(record, event, [&] { fits = record.type->applies(run_.view, event, self); });
  return fits && !thrown;
}

// Of several, those that come first by the rules of the game; among equals the seat that is affected chooses.
std::uint32_t Batches::first_of(const Attempt& attempt, std::vector<std::uint32_t> rows) {
  const auto ranked = [&](std::uint32_t row) { return rank(attempt, run_.editor_.state().rows[row]); };
  std::stable_sort(rows.begin(), rows.end(), [&](std::uint32_t a, std::uint32_t b) { return ranked(a) < ranked(b); });
  if (run_.scope_.by_priority) return rows.front();
  const auto equals =
      std::find_if(rows.begin(), rows.end(), [&](std::uint32_t row) { return ranked(row) != ranked(rows.front()); });
  rows.erase(equals, rows.end());
  return rows.size() == 1 || !affected(attempt) ? rows.front() : choose_first(attempt, rows);
}

// By the rules: those of the object itself, of who is affected, of others. By priority: the highest first.
std::uint32_t Batches::rank(const Attempt& attempt, const Row& row) {
  if (run_.scope_.by_priority) {
    const std::int64_t priority = run_.scope_.registry.replacements()[row.rule.index].priority;
    return static_cast<std::uint32_t>(INT32_MAX - priority);
  }
  if (row.source.card() && row.source.what == attempt.target.what) return 0;
  const SeatId seat = seat_of(row, run_.view);
  return (seat ? seat : attempt.action.seat) == affected(attempt) ? 1 : 2;
}

SeatId Batches::affected(const Attempt& attempt) const {
  if (const SeatId seat = attempt.target.seat()) return seat;
  if (const ZoneId zone = attempt.target.zone()) return run_.view.record(zone).owner;
  const CardId card = attempt.target.card();
  if (!card) return attempt.action.seat;
  const SeatId controller = run_.view.controller(card);
  return controller ? controller : run_.view.owner(card);
}

// Shown are the cards that they come from, when each comes from another; else their ids.
std::uint32_t Batches::choose_first(const Attempt& attempt, std::span<const std::uint32_t> rows) {
  const Rows& all = run_.editor_.state().rows;
  std::vector<Choice> cards, names;
  for (const std::uint32_t row : rows) {
    const Choice source = all[row].source.what;
    if (source.card() && std::find(cards.begin(), cards.end(), source) == cards.end()) cards.push_back(source);
    const std::string& id = run_.scope_.registry.replacements()[all[row].rule.index].id;
    std::string name = id;
    const auto same = [&](const Choice& other) { return run_.text(other.symbol()) == name; };
    for (int copy = 2; std::any_of(names.begin(), names.end(), same); ++copy)
      name = id + " (" + std::to_string(copy) + ")";
    names.emplace_back(run_.symbol(name));
  }
  const std::vector<Choice>& options = cards.size() == rows.size() ? cards : names;
  const auto chosen =
      run_.choose({.seat = affected(attempt), .prompt = run_.symbol("What is replaced first?"), .options = options});
  if (!chosen) return none;
  const auto found = std::find(options.begin(), options.end(), chosen.value().front().what);
  return rows[static_cast<std::size_t>(found - options.begin())];
}

// What it becomes stands where it stood. A replacement that declines, or finds too little, has had its turn.
bool Batches::replace(std::uint32_t row, std::vector<Attempt>& attempts, std::size_t at) {
  const Row attached = run_.editor_.state().rows[row];
  const ReplacementRecord& record = run_.scope_.registry.replacements()[attached.rule.index];
  attempts[at].used.push_back(row);
  const Attempt replaced = attempts[at];
  Action event = replaced.action;
  if (replaced.target.what.bits()) event.targets = run_.buffers_.kept.copy(replaced.target);
  const Attached self = run_.attached(attached, event.seat);
  Collected becomes{run_.scope_.registry, run_.view};
  Status status = Status::fault;
  const bool outer = std::exchange(run_.replacing_, true);
  (void)run_.as_acting(record, event, [&] { status = record.type->replace(run_, event, self, becomes); });
  run_.replacing_ = outer;
  if (run_.stopped()) return false;
  if (status == Status::unfit || status == Status::declined) return true;
  if (status != Status::done || !becomes.why.empty())
    return run_.fault(record.id + (becomes.why.empty() ? " ended without a reason"
                                                       : " made what cannot be: " + becomes.why)) == Status::done;
  run_.editor_.use(row);
  std::vector<Attempt> instead;
  for (std::size_t i = 0; i < becomes.events.size(); ++i) {
    Attempt one{becomes.events[i], {}, replaced.used, becomes.final};
    one.action.targets = {};
    one.action.arguments = run_.kept_arguments(std::move(becomes.arguments[i]));
    if (becomes.targets[i].empty()) instead.push_back(one);
    for (const Target& target : becomes.targets[i]) {
      one.target = target;
      instead.push_back(one);
    }
  }
  const auto place = attempts.erase(attempts.begin() + static_cast<std::ptrdiff_t>(at));
  attempts.insert(place, instead.begin(), instead.end());
  return true;
}

}  // namespace riffle
