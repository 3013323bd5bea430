#include "games/playthrough.hpp"

#include "games/eights_table.hpp"

#include <algorithm>
#include <sstream>

namespace eights_tests {
namespace {

const std::string ranks = "23456789TJQKA";

/// What follows a beginning; nothing when the line begins otherwise.
std::optional<std::string> after(const std::string& line, const std::string& beginning) {
  if (line.rfind(beginning, 0) != 0) return std::nullopt;
  return line.substr(beginning.size());
}

/// "[24, 31, 52]"
std::vector<int> numbers(std::string list) {
  for (char& c : list)
    if (c == '[' || c == ',' || c == ']') c = ' ';
  std::istringstream in{list};
  return {std::istream_iterator<int>{in}, {}};
}

/// "# Suit C:    5       K                    Suit C:             A": a column of forty for each seat, in which each
/// rank has its place.
void read_suit(const std::string& columns, std::vector<std::vector<std::uint32_t>>& hands) {
  constexpr std::size_t width = 40, label = 8;
  hands.resize(std::max(hands.size(), (columns.size() + width - 1) / width));
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    const std::string column = columns.substr(std::min(columns.size(), seat * width), width);
    for (std::size_t i = label; i < column.size(); ++i)
      if (ranks.find(column[i]) != std::string::npos)
        hands[seat].push_back(order_of({columns[seat * width + 5], column[i]}));
  }
}

std::vector<std::string> written(std::vector<std::vector<std::uint32_t>> hands) {
  std::vector<std::string> all;
  for (std::vector<std::uint32_t>& hand : hands) {
    std::sort(hand.begin(), hand.end());
    std::string& text = all.emplace_back();
    for (const std::uint32_t order : hand) text += (text.empty() ? "" : " ") + card_of(order);
  }
  return all;
}

void read_line(const std::string& line, RecordedState& state) {
  if (const auto text = after(line, "IsTerminal() = ")) state.terminal = *text == "True";
  if (const auto text = after(line, "IsChanceNode() = ")) state.chance = *text == "True";
  if (const auto text = after(line, "CurrentPlayer() = ")) state.to_move = std::stoi(*text);
  if (const auto text = after(line, "LegalActions() = ")) state.legal = numbers(*text);
  if (const auto text = after(line, "Returns() = ")) state.returns = numbers(*text);
  if (const auto text = after(line, "# Last card: ")) state.last_card = *text;
  if (const auto text = after(line, "# Last suit: ")) state.last_suit = *text;
  if (const auto text = after(line, "# Number of cards left in deck: ")) state.left = std::stoi(*text);
  if (const auto text = after(line, "action: ")) state.action = std::stoi(*text);
  if (const auto text = after(line, "# Apply action \"")) state.action_name = text->substr(0, text->size() - 1);
}

/// "# Player 3 plays S9": each state tells all that was done before it, one line for each action.
std::optional<int> actor_of(const std::string& line) {
  const auto text = after(line, "# Player ");
  if (!text || text->find(':') != std::string::npos) return std::nullopt;
  return std::stoi(*text);
}

}  // namespace

std::vector<RecordedState> read_playthrough(std::istream& in) {
  std::vector<RecordedState> states;
  std::vector<int> actors;
  std::vector<std::vector<std::uint32_t>> hands;
  for (std::string line; std::getline(in, line);) {
    if (const auto number = after(line, "# State ")) {
      states.emplace_back().number = std::stoi(*number);
      actors.clear();
      hands.clear();
    }
    if (states.empty()) continue;
    if (const auto columns = after(line, "# Suit ")) read_suit("Suit " + *columns, hands);
    if (const auto actor = actor_of(line)) actors.push_back(*actor);
    if (!hands.empty()) states.back().hands = written(hands);
    read_line(line, states.back());
  }
  for (std::size_t i = 0; i < std::min(states.size(), actors.size()); ++i) states[i].actor = actors[i];
  return states;
}

}  // namespace eights_tests
