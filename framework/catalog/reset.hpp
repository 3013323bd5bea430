#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace riffle {

/// What a change of zone may reset.
enum class ResetAttribute : std::uint32_t { form, orientation, markers, highlight, controller };

/// One word of a definition's reset policy: "markers=keep".
struct ResetRule {
  ResetAttribute attribute = ResetAttribute::form;
  bool keep = false;  ///< else it goes back to what it was initially
};

/// A reset policy, read.
struct ResetPolicy {
  std::vector<ResetRule> rules;  ///< in order; a later one wins
  std::vector<std::string> bad;  ///< the words that are none

  /// The rules as they are best written: "form=keep markers=initial".
  std::string text() const;
};

/// Reads `attribute=policy` words, separated by blanks, in any case. The bare words `keep` and `initial` mean the form.
ResetPolicy read_reset_policy(std::string_view text);

}  // namespace riffle
