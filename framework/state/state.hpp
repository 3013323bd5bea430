#pragma once

#include "state/layout.hpp"
#include "state/rows.hpp"

#include <vector>

namespace riffle {

/// How many answers a named stream of chance has given.
struct StreamPosition {
  Symbol name;
  std::uint32_t answers = 0;
};

/// A column that a marker's first use added to every card.
struct MarkerColumn {
  PropertyId property;
  std::uint64_t key = 0;
};

/// All of a state but what its history may need too.
///
/// Shapes: card columns hold at least `card_count` entries; entries behind it belong to creations that were taken back.
///         `stored` has `stored_width` values per card. Ordered zones hold the top card last.
struct Columns {
  std::uint32_t card_count = 0;
  std::vector<ZoneId> zones;
  std::vector<std::uint32_t> indices;
  std::vector<std::uint32_t> generations;
  std::vector<SeatId> owners;
  std::vector<FormId> printed;
  std::vector<Value> stored;
  std::uint32_t stored_width = 0;
  std::vector<Slot> card_slots;       // the layout's, and those of markers
  std::vector<MarkerColumn> markers;  // their slots follow the layout's columns
  std::vector<Value> seat_values;     // seat * number of columns + slot
  std::vector<Value> game_values;
  std::vector<std::vector<CardId>> zone_cards;
  std::vector<StreamPosition> streams;
  std::vector<std::uint32_t> agenda;   // offsets of items in the arena, the next to run last
  std::vector<std::uint32_t> waiting;  // the same of triggers that were set off, the oldest first
  Rows rows;
};

/// The state of a game: a value. A clone copies the columns, and of the arena what the agenda still names.
struct State : Columns {
  std::vector<std::uint32_t> arena;  // items of the agenda and orders of zones, immutable or swapped by the journal
};

/// The words of an item, by where it lies in the arena.
inline std::span<const std::uint32_t> words_at(const State& state, std::uint32_t offset) {
  return {&state.arena[offset], state.arena[offset]};
}

/// What a rule was attached with.
std::vector<Argument> arguments_of(const State& state, const Row& row);

/// A state before anything was created.
State empty_state(const Layout& layout);

}  // namespace riffle
