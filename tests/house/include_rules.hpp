#pragma once

#include <optional>
#include <string>

namespace house {

struct Include {
  std::string target;
  bool quoted = false;
};

/// What an `#include` line includes; nothing for any other line.
std::optional<Include> include_of(const std::string& line);

/// Why `file` (relative to the checkout) may not include this; empty when it may. The rules are those of "Who may
/// include whom": the SDK stands alone, plugins see the SDK only, rooms see the rooms below them, and each third-party
/// library has one owner.
std::string objection(const std::string& file, const Include& include);

}  // namespace house
