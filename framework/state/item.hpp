#pragma once

#include <riffle/choice.hpp>
#include <riffle/value.hpp>

#include <span>
#include <vector>

namespace riffle {

/// One item of the agenda: work still to do, as data.
///
/// Shapes: encoded as words: length, action, seat, source (2), born, marker, number of targets, targets (2 each),
///         arguments (3 each).
struct Item {
  ActionId action;
  SeatId seat;
  Target source;
  std::uint32_t born = 0;
  Symbol marker;
  std::vector<Target> targets;
  std::vector<Argument> arguments;
};

std::vector<std::uint32_t> encode(const Item& item);
/// Reads what encode() wrote. Errors: other words are a programmer's error.
Item decode(std::span<const std::uint32_t> words);

}  // namespace riffle
