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

/// The action that an item runs. Ownership: borrows the item's targets and arguments.
inline Action action_of(const Item& item) {
  Action action;
  action.id = item.action;
  action.seat = item.seat;
  action.source = item.source;
  action.born = item.born;
  action.targets = item.targets;
  action.arguments = item.arguments;
  return action;
}

std::vector<std::uint32_t> encode(const Item& item);
/// Appends what encode() would write of an item that runs this action.
void encode(const Action& action, Symbol marker, std::vector<std::uint32_t>& words);
/// Arguments as words, three for each; what is read is added.
void write_arguments(std::span<const Argument> arguments, std::uint32_t* to);
void read_arguments(std::span<const std::uint32_t> words, std::vector<Argument>& arguments);
inline constexpr std::size_t argument_words = 3;
/// Reads what encode() wrote. Errors: other words are a programmer's error.
Item decode(std::span<const std::uint32_t> words);
/// The same, into an item whose memory is used again.
void decode(std::span<const std::uint32_t> words, Item& item);

}  // namespace riffle
