#include "catalog/reset.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <sstream>

namespace riffle {

namespace {

constexpr std::string_view attributes[] = {"form", "orientation", "markers", "highlight",
                                           "controller"};  // as ResetAttribute

std::optional<ResetRule> read_rule(const std::string& word) {
  const std::size_t equals = word.find('=');
  const std::string attribute = equals == std::string::npos ? "form" : word.substr(0, equals);
  const std::string policy = equals == std::string::npos ? word : word.substr(equals + 1);
  const auto known = std::find(std::begin(attributes), std::end(attributes), attribute);
  if (known == std::end(attributes) || (policy != "keep" && policy != "initial")) return std::nullopt;
  return ResetRule{static_cast<ResetAttribute>(known - std::begin(attributes)), policy == "keep"};
}

}  // namespace

std::string ResetPolicy::text() const {
  std::string text;
  for (const ResetRule& rule : rules) {
    if (!text.empty()) text += ' ';
    text += attributes[static_cast<std::size_t>(rule.attribute)];
    text += rule.keep ? "=keep" : "=initial";
  }
  return text;
}

ResetPolicy read_reset_policy(std::string_view text) {
  ResetPolicy policy;
  std::istringstream words{fold_case(text)};
  for (std::string word; words >> word;) {
    if (const auto rule = read_rule(word)) {
      policy.rules.push_back(*rule);
    } else {
      policy.bad.push_back(word);
    }
  }
  return policy;
}

}  // namespace riffle
