#pragma once

#include <istream>
#include <optional>
#include <string>
#include <vector>

namespace eights_tests {

/// A state of a recorded game, as far as it is printed, and what was done in it.
struct RecordedState {
  int number = 0;
  std::optional<bool> terminal, chance;
  std::optional<int> to_move;
  std::vector<int> legal;    ///< empty: not printed
  std::vector<int> returns;  ///< empty: not printed
  std::string last_card, last_suit;
  std::optional<int> left;         ///< in the deck
  std::vector<std::string> hands;  ///< "C5 CK …" sorted; empty: not printed
  int action = -1;                 ///< -1: the game is over
  std::string action_name;         ///< "Deal S4"
  int actor = -1;                  ///< who did it, or to whom it was dealt, as the last state tells
};

/// Reads the text of an OpenSpiel playthrough of crazy eights: its states, in order.
std::vector<RecordedState> read_playthrough(std::istream& in);

}  // namespace eights_tests
