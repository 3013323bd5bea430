#pragma once

#include <riffle/choice.hpp>

#include <concepts>
#include <cstddef>
#include <ranges>
#include <span>

namespace riffle {

/// A row of targets, borrowed. Reading past its end gives the target that is none, which nothing acts on: so the forgotten
/// test of an empty answer does no harm.
///
/// Ownership: borrows; what the host hands out lasts until the run ends or awaits.
class Targets {
 public:
  constexpr Targets() = default;
  constexpr Targets(const Target& one) : targets_(&one, 1) {}
  template <std::ranges::contiguous_range Range>
  requires std::same_as<std::ranges::range_value_t<Range>, Target> && std::ranges::sized_range<Range>
  constexpr Targets(const Range& targets) : targets_(std::ranges::data(targets), std::ranges::size(targets)) {}

  constexpr std::size_t size() const { return targets_.size(); }
  constexpr bool empty() const { return targets_.empty(); }
  constexpr auto begin() const { return targets_.begin(); }
  constexpr auto end() const { return targets_.end(); }
  constexpr const Target* data() const { return targets_.data(); }
  constexpr Target operator[](std::size_t i) const { return i < size() ? targets_[i] : Target{}; }
  constexpr Target front() const { return (*this)[0]; }
  constexpr Target back() const { return (*this)[size() - 1]; }

 private:
  std::span<const Target> targets_;
};

}  // namespace riffle
