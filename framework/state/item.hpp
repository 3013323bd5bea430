#pragma once

#include <riffle/action.hpp>

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
/// Appends what encode() would write of an item that runs this action.
void encode(const Action& action, Symbol marker, std::vector<std::uint32_t>& words);
/// Reads what encode() wrote. Errors: other words are a programmer's error.
Item decode(std::span<const std::uint32_t> words);
/// The same, into an item whose memory is used again.
void decode(std::span<const std::uint32_t> words, Item& item);

}  // namespace riffle
