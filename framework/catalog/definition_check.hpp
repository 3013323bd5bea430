#pragma once

#include "registry/registry.hpp"

#include <riffle/definition.hpp>

namespace riffle::loading {

/// Checks what a definition says to the rules against what plugins provide. What is bad is replaced by its default, so
/// that a game can rely on it.
///
/// Errors: missing-plugin, plugin-version, unknown-action, unknown-parameter, bad-parameter, bad-seats, bad-undo, bad-reset; unknown-menu-action is a
///         warning.
void check_definition(const Registry& registry, Definition& definition, Diagnostics& diagnostics);

/// Whether this many players can sit at a table.
constexpr bool seats_fit(std::uint32_t seats) { return seats >= 1 && seats <= 31; }

/// Whether this is a policy for undo.
bool is_undo_policy(std::string_view text);
/// Whether a text is an order of replacements: rules or priority.
bool is_replacement_policy(std::string_view text);

/// What is wrong with a reset policy, as a sentence; empty when nothing is.
std::string reset_complaint(std::string_view text);

}  // namespace riffle::loading
