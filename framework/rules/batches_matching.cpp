// Which triggers the facts of a batch set off, once the outermost one has closed.
#include "rules/batches.hpp"
#include "rules/checks.hpp"
#include "rules/run.hpp"

#include <algorithm>

namespace riffle {

bool Batches::noted() {
  if (open_ != 0) return true;
  return close(run_.editor_.mark(), run_.buffers_.facts.size() - 1) == Status::done;
}

Status Batches::close(const Mark& start, std::size_t first_fact) {
  inside_.clear();
  match(first_fact, false);
  if (looked_back_from(first_fact)) {
    run_.editor_.look_back(start);
    match(first_fact, true);
    run_.editor_.look_ahead(start);
  }
  return run_.stopped() ? run_.ended_ : run_inside();
}

// Whether a trigger that looks back waits for one of the facts: only then is the batch swapped back and forth.
bool Batches::looked_back_from(std::size_t first_fact) const {
  const auto& facts = run_.buffers_.facts;
  const Rows& rows = run_.editor_.state().rows;
  const auto looks_back = [&](std::uint32_t row) {
    return run_.scope_.registry.triggers()[rows[row].rule.index].look_back;
  };
  return std::any_of(facts.begin() + static_cast<std::ptrdiff_t>(first_fact), facts.end(), [&](const Noted& fact) {
    const auto waiting = rows.waiting_for(RuleKind::trigger, fact.id.index);
    return std::any_of(waiting.begin(), waiting.end(), looks_back);
  });
}

// Rows that look back are those of the state before; the others are those of the state now.
void Batches::match(std::size_t first_fact, bool look_back) {
  const Rows& rows = run_.editor_.state().rows;
  const std::size_t facts = run_.buffers_.facts.size();
  for (std::size_t fact = first_fact; fact < facts && !run_.stopped(); ++fact)
    for (const std::uint32_t row : rows.waiting_for(RuleKind::trigger, run_.buffers_.facts[fact].id.index)) {
      const TriggerRecord& record = run_.scope_.registry.triggers()[rows[row].rule.index];
      if (record.type == nullptr || record.look_back != look_back || rows[row].ended) continue;
      if (is_about(rows[row], run_.buffers_.facts[fact].target)) match(run_.buffers_.facts[fact], row);
      if (run_.stopped()) return;
    }
}

void Batches::match(const Noted& fact, std::uint32_t index) {
  const Row& row = run_.editor_.state().rows[index];
  const TriggerRecord& record = run_.scope_.registry.triggers()[row.rule.index];
  const Event event{fact.id, fact.seat, fact.target, fact.arguments};
  Action acting;
  acting.id = record.action;
  acting.seat = fact.seat;
  const Attached self = run_.attached(row, fact.seat);
  bool matches = false;
  if (run_.as_acting(record, acting, [&] { matches = record.type->matches(run_.view, event, self); }) || !matches)
    return;
  Item item = item_of(self, record, fact);
  if (record.when == When::inside)
    inside_.push_back({index, std::move(item)});
  else
    run_.buffers_.matches.push_back(std::move(item));
}

Item Batches::item_of(const Attached& self, const TriggerRecord& record, const Noted& fact) const {
  Item item;
  item.action = record.action;
  item.seat = self.seat;
  item.source = self.source;
  item.marker = run_.scope_.registry.symbols().intern(record.id);
  item.arguments.assign(self.arguments.begin(), self.arguments.end());
  if (fits(run_.scope_.registry.actions()[record.action.index].target, fact.target.what))
    item.targets.push_back(fact.target);
  return item;
}

// At once, in the same run: the oldest first, nobody is asked for an order.
Status Batches::run_inside() {
  if (inside_.empty()) return Status::done;
  std::vector<Inside> now = std::exchange(inside_, {});
  std::stable_sort(now.begin(), now.end(), [](const Inside& a, const Inside& b) { return a.row < b.row; });
  for (const Inside& one : now) {
    if (++inside_runs_ > run_.scope_.loop_limit)
      return run_.fault(std::string{run_.text(one.item.marker)} + " was set off inside one run more than " +
                        std::to_string(run_.scope_.loop_limit) + " times");
    Action action = action_of(one.item);
    action.targets = run_.buffers_.kept.copy(one.item.targets);
    action.arguments = run_.kept_arguments(one.item.arguments);
    Frames frames;
    const bool is_event = run_.scope_.registry.actions()[action.id.index].kind == ActionKind::event;
    (void)(is_event ? perform(action, frames) : perform_once(action, action.id, frames));
    if (run_.stopped()) return run_.ended_;
  }
  return Status::done;
}

}  // namespace riffle
