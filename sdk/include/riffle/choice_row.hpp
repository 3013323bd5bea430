#pragma once

#include <riffle/choice.hpp>

namespace riffle {

/// A list of at most so many choices on the stack, for the options of a question: nothing is allocated or cleared.
///
/// Errors: what does not fit any more is left out; full() says so.
template <std::uint32_t most>
class ChoiceRow {
 public:
  constexpr void add(Choice choice) { add_if(true, choice); }
  /// Adds it or not, without a branch that cannot be foreseen: for conditions that are true now and then.
  constexpr void add_if(bool wanted, Choice choice) {
    if (count_ == most) return;
    bits_[count_] = choice.bits();
    count_ += wanted ? 1U : 0U;
  }
  /// How many were added; their bits stand side by side.
  constexpr std::uint32_t size() const { return count_; }
  constexpr bool full() const { return count_ == most; }
  constexpr Choice operator[](std::uint32_t i) const { return Choice::from_bits(bits_[i]); }
  constexpr const std::uint32_t* bits() const { return bits_; }

 private:
  std::uint32_t count_ = 0;
  std::uint32_t bits_[most];
};

}  // namespace riffle
