#pragma once

#include <riffle/definition.hpp>

#include <string_view>

namespace riffle {

/// What a definition says of a plugin that it needs: "id", or "id version".
struct Requirement {
  std::string_view id;
  std::string_view version;  ///< the least that will do; empty: any
};

/// Ownership: borrows the text.
Requirement requirement(std::string_view text);

/// Whether a game of this definition is played with that plugin: its properties and its observers are part of it.
bool requires_plugin(const RulesDefinition& rules, std::string_view id);

}  // namespace riffle
