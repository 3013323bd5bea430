#pragma once

#include <riffle/choice.hpp>
#include <riffle/outcome.hpp>
#include <riffle/targets.hpp>
#include <riffle/value.hpp>

#include <span>

namespace riffle {

class Context;

/// One performance of a verb: who, on what, with which arguments.
///
/// Shapes:    `size` first, no padding at the end.
/// Ownership: borrows its spans; they last until the run ends or awaits.
struct Action {
  std::uint32_t size = sizeof(Action);
  ActionId id = {};
  SeatId seat = {};
  Target source = {};      ///< the card whose ability this is, if it is one's
  std::uint32_t born = 0;  ///< 1: the item of a Command; an illegal end goes back to the answer that bore it
  Targets targets = {};
  std::span<const Argument> arguments = {};

  /// The argument of that name; absent when it was not given.
  Value argument(Symbol name) const {
    for (const Argument& given : arguments)
      if (given.name == name) return given.value;
    return {};
  }
};
static_assert(sizeof(Action) == 56, "no padding at the end of a parameter struct");

/// What an action type is to the rules: an event is attempted, and may one day be replaced; a procedure is a list of steps.
enum class ActionKind : std::uint32_t { procedure, event };

/// What a command's targets must be.
enum class TargetKind : std::uint32_t { none, card, seat, zone };

/// One argument that an action type knows. A command with another one is refused.
struct Parameter {
  const char* name = "";
  ValueKind kind = ValueKind::number;
  std::uint32_t required = 0;
  const char* summary = "";
};

/// What the host tells people, and checks in a command, before an action type is run.
///
/// Shapes: `size` first, no padding at the end. Texts are literals of the plugin; the host copies them.
struct ActionDescriptor {
  std::uint32_t size = sizeof(ActionDescriptor);
  ActionKind kind = ActionKind::event;
  const char* summary = "";
  TargetKind target = TargetKind::none;
  std::uint32_t min_targets = 0;
  std::uint32_t max_targets = 0xFFFF'FFFF;
  std::uint32_t parameter_size = sizeof(Parameter);
  std::span<const Parameter> parameters = {};
};
static_assert(sizeof(ActionDescriptor) == 48, "no padding at the end of a parameter struct");

/// A verb: an ordinary function over a Context. It uses no clock, no private randomness and no mutable statics, since
/// the host rewinds its edits and calls it again with one more answer.
class ActionType {
 public:
  /// Called:   once, and again after each answer that it awaited.
  /// Errors:   what it throws is a fault: its edits are rewound and its plugin is named.
  /// Must not: change anything but through the Context.
  virtual Status run(Context& ctx, const Action& action) const = 0;

 protected:
  ~ActionType() = default;
};

}  // namespace riffle
