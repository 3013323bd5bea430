#include "games/eights_table.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <sstream>

namespace eights_tests {
using namespace riffle;

namespace {

const std::string ranks = "23456789TJQKA", suits = "CDHS";

std::string joined(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : " ") + part;
  return text;
}

/// The cards as they are dealt: one to each seat, the dealer last, and again; then what is turned up.
std::vector<std::string> dealing_order(const Dealt& dealt) {
  std::vector<std::vector<std::string>> hands;
  for (const std::string& hand : dealt.hands) hands.push_back(words(hand));
  std::vector<std::string> order;
  for (std::size_t round = 0; round < hands[0].size(); ++round)
    for (std::size_t after = 1; after <= hands.size(); ++after)
      order.push_back(hands[(dealt.dealer + after) % hands.size()].at(round));
  for (const std::string& card : words(dealt.turned_up)) order.push_back(card);
  return order;
}

/// The cards are created in the order of the set, so the copies of a card are 52 apart.
std::deque<Answer> answers_for(const Dealt& dealt) {
  std::deque<Answer> answers;
  if (dealt.hands.empty()) return answers;
  answers.push_back(chance_says(SeatId{dealt.dealer}));
  std::map<std::string, std::uint32_t> copies;
  for (const std::string& card : dealing_order(dealt))
    answers.push_back(chance_says(CardId{order_of(card) + 52 * copies[card]++}));
  return answers;
}

std::unique_ptr<Game> started(const Dealt& dealt, std::vector<Define> defines) {
  if (!dealt.hands.empty()) defines.push_back({"riffle.seats", std::to_string(dealt.hands.size())});
  Diagnostics diagnostics;
  GameSetup setup = setup_of(defines, diagnostics);
  setup.given = answers_for(dealt);
  auto game = Game::start(host().registry, std::move(setup), diagnostics);
  REQUIRE(game);
  for (const Diagnostic& diagnostic : diagnostics) FAIL(diagnostic.message);
  return std::move(*game);
}

}  // namespace

std::uint32_t order_of(const std::string& card) {
  const std::size_t suit = suits.find(card.at(0)), rank = ranks.find(card.at(1));
  REQUIRE((suit != std::string::npos && rank != std::string::npos));
  return static_cast<std::uint32_t>(rank * 4 + suit);
}

std::string card_of(std::uint32_t order) { return {suits.at(order % 4), ranks.at(order / 4)}; }

std::vector<std::string> words(const std::string& text) {
  std::istringstream in{text};
  return {std::istream_iterator<std::string>{in}, {}};
}

Host& host() {
  static Host loaded{{{RIFFLE_BINARY_DIR "/lib/riffle/plugins"}, ""}};
  return loaded;
}

GameSetup setup_of(const std::vector<Define>& defines, Diagnostics& diagnostics) {
  GameSetup setup;
  setup.path = RIFFLE_SOURCE_DIR "/games/crazy_eights";
  setup.defines = defines;
  auto catalog = open_catalog(host().registry, setup.path, defines, diagnostics);
  REQUIRE(catalog);
  setup.catalog = *catalog;
  return setup;
}

Answer chance_says(Choice choice) {
  Answer answer;
  answer.seat = chance;
  answer.choices = {{choice, 0}};
  return answer;
}

EightsTable::EightsTable(const Dealt& dealt, std::vector<Define> defines)
    : EightsTable{started(dealt, std::move(defines))} {}

EightsTable::EightsTable(std::unique_ptr<Game> game) : game_{std::move(game)}, ear_{std::make_unique<Ear>(*game_)} {}

void EightsTable::turn(std::uint32_t seat, const std::string& moves, const std::string& move,
                       const std::string& draws) {
  INFO("seat " << seat << " of " << to_move() << ": " << move);
  REQUIRE(game_->decision() != nullptr);
  CHECK(to_move() == seat);
  CHECK(this->moves() == moves);
  std::deque<Answer> drawn;
  for (const std::string& card : words(draws)) drawn.push_back(chance_says(undealt(card)));
  game_->give(std::move(drawn));
  REQUIRE(make(move));
  CHECK(faults().empty());
}

void EightsTable::draw_all_but(const std::string& left) {
  const std::vector<std::string> kept = words(left);
  for (const std::string& card : words(deck())) {
    if (std::find(kept.begin(), kept.end(), card) != kept.end()) continue;
    game_->give({chance_says(undealt(card))});
    REQUIRE(make("Draw"));
  }
  CHECK(deck() == left);
}

Verdict EightsTable::make(const std::string& move) {
  REQUIRE(game_->decision() != nullptr);
  for (const Target& option : game_->decision()->options)
    if (written(option.what) == move) return game_->answer(SeatId{to_move()}, {&option.what, 1});
  FAIL(move << " is none of " << moves());
  return {};
}

std::uint32_t EightsTable::to_move() const {
  if (game_->decision() == nullptr || game_->result()) return SeatId::no_index;
  std::uint32_t seat = 0;
  while (game_->decision()->seats != SeatSet{SeatId{seat}}) ++seat;
  return seat;
}

std::string EightsTable::moves() const {
  if (game_->decision() == nullptr || game_->result()) return "";
  std::vector<std::uint32_t> cards;
  std::vector<std::string> all;
  for (const Target& option : game_->decision()->options) {
    if (option.card())
      cards.push_back(order_of(card(option.card())));
    else
      all.push_back(written(option.what));
  }
  std::sort(cards.rbegin(), cards.rend());
  for (const std::uint32_t order : cards) all.insert(all.begin(), card_of(order));
  return joined(all);
}

std::string EightsTable::written(Choice move) const {
  if (move.card()) return card(move.card());
  if (move == Choice::pass()) return "Pass";
  return std::string{game_->registry().symbols().text(move.symbol())};
}

std::string EightsTable::card(CardId card) const {
  const PropertyId order = game_->registry().find_property("Order");
  return card_of(static_cast<std::uint32_t>(view().value(card, order).as_number()));
}

std::string EightsTable::hand(std::uint32_t seat) const { return sorted(cards("hand", SeatId{seat})); }
std::string EightsTable::deck() const { return sorted(cards("draw")); }

std::string EightsTable::discard() const {
  std::vector<std::string> all;
  for (const CardId each : cards("discard")) all.push_back(card(each));
  return joined(all);
}

std::string EightsTable::last() const {
  const std::string last = card(cards("discard").back());
  if (last[1] != '8' || moves() == all_suits) return last + " " + last[0];
  const Value nominated = view().value(game_->registry().find_property("crazy_eights.nominated"));
  return last + " " + game_->registry().symbols().text(nominated.as_symbol()).at(0);
}

std::vector<int> EightsTable::scores() const {
  std::vector<int> scores;
  for (std::uint32_t seat = 0; seat < view().seat_count; ++seat)
    scores.push_back(view().value(SeatId{seat}, property::score).as_number());
  return scores;
}

int EightsTable::number(const std::string& property) const {
  return view().value(game_->registry().find_property("crazy_eights." + property)).as_number(-1);
}

bool EightsTable::flag(const std::string& property) const {
  return view().value(game_->registry().find_property("crazy_eights." + property)).as_flag();
}

std::string EightsTable::faults() const {
  std::string all;
  for (const HeardFault& fault : ear_->faults()) all += fault.plugin + ": " + fault.text + "\n";
  return all;
}

std::span<const CardId> EightsTable::cards(const std::string& role, SeatId seat) const {
  return view().cards(view().zone(game_->registry().role(role), seat));
}

std::string EightsTable::sorted(std::span<const CardId> cards) const {
  std::vector<std::uint32_t> orders;
  for (const CardId each : cards) orders.push_back(order_of(card(each)));
  std::sort(orders.begin(), orders.end());
  std::vector<std::string> all;
  for (const std::uint32_t order : orders) all.push_back(card_of(order));
  return joined(all);
}

CardId EightsTable::undealt(const std::string& wanted) const {
  for (const char* role : {"draw", "discard"})
    for (const CardId each : cards(role))
      if (card(each) == wanted) return each;
  FAIL(wanted << " is in a hand");
  return {};
}

}  // namespace eights_tests
