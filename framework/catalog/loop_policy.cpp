#include "catalog/loop_policy.hpp"

#include "catalog/keys.hpp"

#include <charconv>

namespace riffle {

std::optional<LoopPolicy> read_loop(std::string_view text) {
  const std::string_view words = loading::trimmed(text);
  LoopPolicy policy;
  const auto [end, error] = std::from_chars(words.data(), words.data() + words.size(), policy.items);
  if (error != std::errc{} || policy.items == 0) return {};
  const std::string_view rest = words.substr(static_cast<std::size_t>(end - words.data()));
  if (!rest.empty() && rest.front() != ' ') return {};
  policy.result = loading::trimmed(rest);
  if (policy.result.find(' ') != std::string::npos) return {};
  return policy;
}

}  // namespace riffle
