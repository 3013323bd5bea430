#pragma once

#include <riffle/choice.hpp>
#include <riffle/value.hpp>

#include <span>

namespace riffle {

/// A fact that an action noted: forward in time only, never heard of a run that was rewound.
///
/// Ownership: borrows its arguments, for the time of the call.
struct Event {
  EventId id;
  SeatId seat;
  Target target;
  std::span<const Argument> arguments;
};

}  // namespace riffle
