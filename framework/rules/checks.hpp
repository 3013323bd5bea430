#pragma once

#include "registry/registry.hpp"
#include "rules/answers.hpp"

#include <span>
#include <string>

namespace riffle {

/// Why these choices do not answer the decision; empty when they do.
std::string wrong_choices(const OpenDecision& decision, Options chosen);

/// Why this action cannot be performed so: unknown action, wrong kind or number of targets, stale target, unknown, missing or
/// ill-typed argument. Empty when it can.
std::string wrong_action(const Registry& registry, const View& view, ActionId action, Targets targets,
                         std::span<const Argument> arguments);

/// Whether a target is still the object that was meant.
bool is_current(const View& view, const Target& target);

/// A 64-bit fingerprint of a question, the same in every process: seats, prompt, kind, candidates.
std::uint64_t fingerprint(const Symbols& symbols, const OpenDecision& decision);

}  // namespace riffle
