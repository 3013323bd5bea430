#pragma once

#include <riffle/edit_filter.hpp>

#include <algorithm>
#include <iterator>
#include <span>
#include <vector>

namespace riffle {

/// Lets through the edits that a listener wants, in their order: as they lie when they lie together, else as copies.
///
/// What is told may tell again, and may destroy the sieve.
class Sieve {
 public:
  explicit Sieve(const EditFilter& filter) : filter_(filter) {}

  /// Calls with what is wanted of a span; not at all when that is nothing.
  template <class Tell>
  void operator()(std::span<const Edit> edits, const Tell& tell) const {
    const auto wanted = [&](const Edit& edit) { return filter_.lets(edit); };
    const auto first = std::find_if(edits.begin(), edits.end(), wanted);
    if (first == edits.end()) return;
    const auto last = std::find_if_not(first, edits.end(), wanted);
    if (std::none_of(last, edits.end(), wanted)) return tell(std::span<const Edit>{first, last});
    std::vector<Edit> together{first, last};
    std::copy_if(last, edits.end(), std::back_inserter(together), wanted);
    tell(std::span<const Edit>{together});
  }

 private:
  EditFilter filter_;
};

}  // namespace riffle
