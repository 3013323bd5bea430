#pragma once

#include <riffle/choice.hpp>
#include <riffle/value.hpp>

#include <span>

namespace riffle {

/// Three kinds of rules stand in a game from when they are attached until they end.
enum class RuleKind : std::uint32_t { trigger, replacement, modifier };

/// A rule that a plugin provides, of whichever kind.
struct RuleId {
  RuleKind kind = RuleKind::trigger;
  std::uint32_t index = TriggerId::no_index;

  constexpr RuleId() = default;
  constexpr RuleId(TriggerId id) : kind(RuleKind::trigger), index(id.index) {}
  constexpr RuleId(ReplacementId id) : kind(RuleKind::replacement), index(id.index) {}
  constexpr RuleId(ModifierId id) : kind(RuleKind::modifier), index(id.index) {}

  constexpr explicit operator bool() const { return index != TriggerId::no_index; }
  friend constexpr bool operator==(const RuleId&, const RuleId&) = default;
};

/// How an action attaches a rule to the game: the same rule as often as it likes, each time with arguments of its own.
///
/// Shapes: `size` first, no padding at the end.
/// Ownership: borrows its arguments, which the host copies.
struct Attachment {
  std::uint32_t size = sizeof(Attachment);
  RuleId rule = {};
  SeatId seat = {};                ///< whose it is; none: whoever controls the source
  Target source = {};              ///< the card that it comes from, if from one
  Target about = {};               ///< the one object that it is about; none: any
  std::uint32_t uses = 0;          ///< how often a replacement applies before it ends; 0: without limit
  std::uint32_t while_source = 0;  ///< 1: it ends when the source changes zones
  Symbol until = {};               ///< it ends when an action ends this marker: Context::end("end of turn")
  std::uint32_t reserved = 0;
  std::span<const Argument> arguments = {};
};
static_assert(sizeof(Attachment) == 64, "no padding at the end of a parameter struct");

/// One use of a rule, as the rule itself sees it.
///
/// Ownership: borrows its arguments, for the time of the call.
struct Attached {
  SeatId seat;
  Target source;
  Target about;
  std::span<const Argument> arguments;

  /// The argument of that name; absent when it was not given.
  Value argument(Symbol name) const {
    for (const Argument& given : arguments)
      if (given.name == name) return given.value;
    return {};
  }
};

}  // namespace riffle
