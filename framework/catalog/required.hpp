#pragma once

#include <riffle/definition.hpp>

#include <algorithm>
#include <string_view>

namespace riffle {

/// What a definition says of a plugin that it requires: "id" or "id 1.2".
struct RequiredPlugin {
  std::string_view id, version;

  explicit RequiredPlugin(std::string_view written) {
    const std::size_t blank = std::min(written.find(' '), written.size());
    id = written.substr(0, blank);
    version = written.substr(std::min(blank + 1, written.size()));
  }
};

/// Whether the rules of a game are those of this plugin too.
inline bool requires_plugin(const RulesDefinition& rules, std::string_view id) {
  return std::any_of(rules.plugins.begin(), rules.plugins.end(),
                     [&](const std::string& required) { return RequiredPlugin{required}.id == id; });
}

}  // namespace riffle
