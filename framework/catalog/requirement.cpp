#include "catalog/requirement.hpp"

#include "catalog/keys.hpp"

#include <algorithm>

namespace riffle {

Requirement requirement(std::string_view text) {
  const std::size_t blank = std::min(text.find(' '), text.size());
  return {text.substr(0, blank), loading::trimmed(text.substr(blank))};
}

bool requires_plugin(const RulesDefinition& rules, std::string_view id) {
  return std::any_of(rules.plugins.begin(), rules.plugins.end(),
                     [&](const std::string& required) { return requirement(required).id == id; });
}

}  // namespace riffle
