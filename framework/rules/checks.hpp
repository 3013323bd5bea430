#pragma once

#include "registry/registry.hpp"
#include "rules/answers.hpp"
#include "state/rows.hpp"

#include <span>
#include <string>

namespace riffle {

/// Whether this one choice alone answers the decision, by being one of its options: the common case, quickly.
bool is_one_of(const OpenDecision& decision, const Target& chosen);

/// Why these choices do not answer the decision; empty when they do.
[[gnu::noinline]] std::string wrong_choices(const OpenDecision& decision, Options chosen);

/// Why this action cannot be performed so: unknown action, wrong kind or number of targets, stale target, unknown, missing or
/// ill-typed argument. Empty when it can.
std::string wrong_action(const Registry& registry, const View& view, ActionId action, Targets targets,
                         std::span<const Argument> arguments);

/// Whether an action that needs nothing is given nothing: the common case, quickly.
inline bool is_plain(const Registry& registry, const Action& action) {
  if (!action.targets.empty() || !action.arguments.empty()) return false;
  if (action.id.index >= registry.actions().size()) return false;
  const ActionRecord& record = registry.actions()[action.id.index];
  return record.type != nullptr && record.takes_nothing;
}

/// Why this rule cannot be attached so; empty when it can.
std::string wrong_attachment(const Registry& registry, const View& view, const Attachment& attachment);

/// Whether what a value names is there. Of symbols only the table of texts knows.
bool exists(const View& view, Value value);

/// Whose a rule is: whoever's it was attached for, else of who controls the card that it comes from, or owns it.
SeatId seat_of(const Row& row, const View& view);

/// Whether an action that takes such targets can take this one.
bool fits(TargetKind kind, const Choice& what);

/// Whether a target is still the object that was meant.
bool is_current(const View& view, const Target& target);

}  // namespace riffle
