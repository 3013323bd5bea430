#include "state/state.hpp"

#include "state/item.hpp"

namespace riffle {

State empty_state(const Layout& layout) {
  State state;
  state.stored_width = static_cast<std::uint32_t>(layout.card_columns.size());
  state.card_slots = layout.card_slots;
  state.zone_cards.resize(layout.zones.size());
  for (std::uint32_t seat = 0; seat < layout.seats; ++seat)
    for (const ColumnLayout& column : layout.seat_columns) state.seat_values.push_back(column.initial);
  for (const ColumnLayout& column : layout.game_columns) state.game_values.push_back(column.initial);
  return state;
}

std::vector<Argument> arguments_of(const State& state, const Row& row) {
  std::vector<Argument> arguments;
  if (row.arguments == Row::none) return arguments;
  read_arguments(words_at(state, row.arguments).subspan(1), arguments);
  return arguments;
}

}  // namespace riffle
