#pragma once

#include <riffle/choice_row.hpp>
#include <riffle/targets.hpp>

#include <cstddef>
#include <span>

namespace riffle {

/// What is asked, for whoever shows it. Every kind is answered by `min` to `max` of its options, each at most once, but:
///
/// * `turn`, `table`: a quiet moment; it may be answered by a command as well (a table by nothing else).
/// * `order`: with `min` and `max` the number of options the answer is their order, the first on top.
/// * `number` without options: one number from `min` to `max`.
/// * `yes_no`: list two options; what they mean is yours.
/// * `divide`: not asked yet; a run that asks it is at fault.
enum class DecisionKind : std::uint32_t {
  turn,
  table,
  pick,
  order,
  divide,
  number,
  mode,
  yes_no,
  targets,
  attackers,
  blockers
};

/// Where a front end shows a decision.
enum class Hint : std::uint32_t { none, hand, zone_overlay, draft_overlay };

/// Choices, targets or cards, whichever the author has: a zone can be offered as it is.
///
/// Ownership: borrows; lives as long as what it was made from.
class Options {
 public:
  constexpr Options() = default;
  template <std::ranges::contiguous_range Range>
  requires std::same_as<std::ranges::range_value_t<Range>, Choice> ||
      std::same_as<std::ranges::range_value_t<Range>, Target>
  constexpr Options(const Range& options)
      : first_(std::ranges::data(options)),
        count_(static_cast<std::uint32_t>(std::ranges::size(options))),
        stride_(sizeof(std::ranges::range_value_t<Range>)) {}
  constexpr Options(std::span<const CardId> cards)
      : first_(cards.data()),
        count_(static_cast<std::uint32_t>(cards.size())),
        kind_(static_cast<std::uint16_t>(ChoiceKind::card)) {}

  template <std::uint32_t most>
  constexpr Options(const ChoiceRow<most>& row) : first_(row.bits()), count_(row.size()) {}

  constexpr std::uint32_t size() const { return count_; }
  /// The cards, when it is bare cards that are offered; else null.
  const CardId* cards() const { return kind_ == 0 ? nullptr : static_cast<const CardId*>(first_); }
  Choice operator[](std::uint32_t i) const {
    // A choice begins with its bits, a target with its choice, an id with its index.
    const std::byte* at = static_cast<const std::byte*>(first_) + std::size_t{i} * stride_;
    return Choice::from_bits(*reinterpret_cast<const std::uint32_t*>(at) | (std::uint32_t{kind_} << 29U));
  }

 private:
  const void* first_ = nullptr;
  std::uint32_t count_ = 0;
  std::uint16_t stride_ = sizeof(Choice);
  std::uint16_t kind_ = 0;  // of bare ids: the ChoiceKind that they lack
};

/// A question of the rules to one seat, or to a set of seats of which the first valid answer counts.
///
/// Shapes: `size` first, every member initialised, no padding at the end (it grows at its end).
/// Units:  `min` and `max` count choices; `amount` is what a `divide` shares out.
/// Ownership: options are copied when a question is left open.
struct Decision {
  std::uint32_t size = sizeof(Decision);
  SeatSet seat = {};
  Symbol prompt = {};
  DecisionKind kind = DecisionKind::pick;
  Options options = {};
  std::uint32_t min = 1;
  std::uint32_t max = 1;
  std::uint32_t may_back_out = 0;  ///< 1: the seat may decline
  Hint hint = Hint::none;
  Symbol stream = {};  ///< for `chance`: which named stream answers
  std::uint32_t amount = 0;
  Options fallback = {};  ///< a legal answer, for bots whose answer is refused
};
static_assert(sizeof(Decision) == 72, "no padding at the end of a parameter struct");

}  // namespace riffle
