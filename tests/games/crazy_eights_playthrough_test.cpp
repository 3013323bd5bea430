// A recorded game of OpenSpiel's crazy_eights, played again here. What chance did in it is fed in.
#include "games/eights_table.hpp"
#include "games/playthrough.hpp"

#include "seeds/program.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>

namespace {
using namespace riffle;
using eights_tests::EightsTable;
using eights_tests::RecordedState;
using eights_tests::words;

constexpr int all_cards = 52, draw = 52, pass = 53;
const std::vector<std::string> suits = words(eights_tests::all_suits);

/// The recorded states; none, said aloud, when the record is not here.
std::vector<RecordedState> recorded() {
  const std::string file = seeds::samples("openspiel/crazy_eights.txt");
  if (file.empty()) return {};
  std::ifstream in{file};
  return eights_tests::read_playthrough(in);
}

bool by_chance(const RecordedState& state) {
  return state.action_name.rfind("Deal ", 0) == 0 || state.action_name.rfind("Decide ", 0) == 0;
}

Answer chance_of(const RecordedState& state) {
  const auto number = static_cast<std::uint32_t>(state.action);
  if (state.number == 0) return eights_tests::chance_says(SeatId{number - all_cards});
  return eights_tests::chance_says(CardId{number});  // cards are created in the order in which actions are numbered
}

std::string move_of(int action) {
  if (action == draw) return "Draw";
  if (action == pass) return "Pass";
  if (action > pass) return suits.at(static_cast<std::size_t>(action - pass - 1));
  return eights_tests::card_of(static_cast<std::uint32_t>(action));
}

int action_of(const std::string& move) {
  if (move == "Draw") return draw;
  if (move == "Pass") return pass;
  const auto suit = std::find(suits.begin(), suits.end(), move);
  if (suit != suits.end()) return pass + 1 + static_cast<int>(suit - suits.begin());
  return static_cast<int>(eights_tests::order_of(move));
}

std::vector<int> legal_actions(const EightsTable& table) {
  std::vector<int> actions;
  for (const std::string& move : words(table.moves())) actions.push_back(action_of(move));
  std::sort(actions.begin(), actions.end());
  return actions;
}

/// A game to whose chance these answers are given, and what it said of those that did not fit.
std::unique_ptr<Game> started(std::deque<Answer> given, Diagnostics& diagnostics) {
  GameSetup setup = eights_tests::setup_of({}, diagnostics);
  setup.given = std::move(given);
  auto game = Game::start(eights_tests::host().registry, std::move(setup), diagnostics);
  REQUIRE(game);
  return std::move(*game);
}

/// Whether chance can do this after that: an answer that does not fit the question is reported.
bool chance_can(std::deque<Answer> before, Choice then) {
  before.push_back(eights_tests::chance_says(then));
  Diagnostics diagnostics;
  started(std::move(before), diagnostics);
  return diagnostics.empty();
}

/// What a state prints besides whose turn it is.
void compare_printed(const EightsTable& table, const RecordedState& state) {
  if (state.terminal) CHECK(*state.terminal == !table.result().empty());
  if (state.to_move && *state.to_move >= 0) CHECK(static_cast<int>(table.to_move()) == *state.to_move);
  if (!state.legal.empty()) CHECK(legal_actions(table) == state.legal);
  if (!state.returns.empty()) CHECK(table.scores() == state.returns);
  if (!state.last_card.empty()) CHECK(table.last() == state.last_card + " " + state.last_suit);
  if (state.left) CHECK(static_cast<int>(words(table.deck()).size()) == *state.left);
  for (std::size_t seat = 0; seat < state.hands.size(); ++seat)
    CHECK(table.hand(static_cast<std::uint32_t>(seat)) == state.hands[seat]);
}

bool holds(const EightsTable& table, int seat, int card) {
  const std::vector<std::string> hand = words(table.hand(static_cast<std::uint32_t>(seat)));
  return std::find(hand.begin(), hand.end(), move_of(card)) != hand.end();
}

/// The recorded game, state by state. Chance answers inside a run, so the states between two questions to seats pass
/// unseen: that a card which was dealt is where the record says is looked at when the next seat is asked.
struct Comparison {
  explicit Comparison(const std::vector<RecordedState>& recorded) : states{recorded} {
    std::deque<Answer> given;
    for (const RecordedState& state : states)
      if (by_chance(state)) given.push_back(chance_of(state));
    Diagnostics diagnostics;
    table = std::make_unique<EightsTable>(started(std::move(given), diagnostics));
    CHECK(diagnostics.empty());
  }

  void run() {
    for (std::size_t i = 0; i < states.size(); ++i) {
      INFO("state " << states[i].number << ": " << states[i].action_name);
      if (by_chance(states[i]))
        compare_chance(states[i], states[i + 1]);
      else
        compare_turn(states[i]);
    }
    CHECK(table->faults().empty());
  }

  void compare_chance(const RecordedState& state, const RecordedState& next) {
    if (state.chance) CHECK(*state.chance);
    if (state.action < all_cards && !by_chance(next)) {
      const bool turned_up = table->last().rfind(move_of(state.action), 0) == 0;
      CHECK((holds(*table, state.actor, state.action) || turned_up));
    }
    ++chance_states;
  }

  void compare_turn(const RecordedState& state) {
    if (state.chance) CHECK_FALSE(*state.chance);
    compare_printed(*table, state);
    printed_states += state.legal.empty() && state.returns.empty() ? 0 : 1;
    ++turn_states;
    if (state.action < 0) return;
    CHECK(static_cast<int>(table->to_move()) == state.actor);
    // The deck from which chance draws next holds what was not dealt so far.
    if (state.action == draw) CHECK(table->deck() == undealt_before(state.number));
    REQUIRE(table->make(move_of(state.action)));
  }

  std::string undealt_before(int number) const {
    std::string left;
    for (int card = 0; card < all_cards; ++card) {
      const bool dealt = std::any_of(states.begin() + 1, states.begin() + number, [&](const RecordedState& state) {
        return by_chance(state) && state.action == card;
      });
      if (!dealt) left += (left.empty() ? "" : " ") + move_of(card);
    }
    return left;
  }

  const std::vector<RecordedState>& states;
  std::unique_ptr<EightsTable> table;
  int chance_states = 0, turn_states = 0, printed_states = 0;
};

}  // namespace

TEST_CASE("a recorded game of OpenSpiel goes here as it went there, state by state") {
  const std::vector<RecordedState> states = recorded();
  if (states.empty()) return;
  Comparison comparison{states};
  comparison.run();
  WARN("compared " << comparison.turn_states << " states of seats (" << comparison.printed_states
                   << " printed in full) and " << comparison.chance_states << " of chance");
  CHECK(comparison.turn_states == 63);
  CHECK(comparison.printed_states == 20);
  CHECK(comparison.chance_states == 53);
  CHECK(states.size() == 116);
  CHECK(comparison.table->result() == "went out");
  CHECK(comparison.table->scores() == std::vector<int>{-101, -101, -30, -127, 0});
}

TEST_CASE("chance can do what the record lists, and nothing else, before the first deal and after it") {
  const std::vector<RecordedState> states = recorded();
  if (states.empty()) return;
  std::vector<int> dealers, cards;
  for (std::uint32_t seat = 0; seat < 5; ++seat)
    if (chance_can({}, SeatId{seat})) dealers.push_back(all_cards + static_cast<int>(seat));
  CHECK_FALSE(chance_can({}, CardId{0}));
  CHECK(dealers == states.at(0).legal);
  const Answer dealer = chance_of(states[0]);
  for (std::uint32_t card = 0; card < all_cards; ++card)
    if (chance_can({dealer}, CardId{card})) cards.push_back(static_cast<int>(card));
  CHECK(cards == states.at(1).legal);
  CHECK_FALSE(chance_can({dealer, chance_of(states[1])}, CardId{static_cast<std::uint32_t>(states[1].action)}));
}
