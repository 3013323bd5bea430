#pragma once

#include "app/paint.hpp"

#include "game/names.hpp"

namespace riffle {

/// Shows a game as text, as a seat may see it; seat none sees all.
///
/// Ownership: borrows the game.
class TableView {
 public:
  TableView(const Game& game, SeatId eyes, const Paint& paint)
      : game_(game), names_(game), eyes_(eyes), paint_(paint) {}

  /// Every zone with its cards, the top one first, every counter, and what plugins have changed of their properties.
  std::string table() const;
  /// The open question with its options, numbered from 1; or how the game ended.
  std::string decision() const;
  /// "#3 Kevin Bacon", or "hidden", and what lies on it.
  std::string card(CardId card) const;
  std::string option(Choice choice) const;

 private:
  std::string zone(ZoneId zone) const;
  std::string zones_of(SeatId owner) const;
  std::string seat_line(SeatId seat) const;
  std::string marks(CardId card) const;
  bool worth_showing(ZoneId zone) const;
  bool worth_showing(PropertyId property, Value held) const;
  bool lies_on(CardId card, PropertyId property) const;
  const PropertyRecord* declared(PropertyId property) const;
  /// A plugin's property without the plugin's id before it.
  std::string_view own_part(PropertyId property) const;
  /// That, or the whole name where something else of this game is called the same.
  std::string_view label(PropertyId property) const;
  template <class ValueOf>
  std::string counters(const Slot* slots, const ValueOf& value_of) const;

  const Game& game_;
  Names names_;
  SeatId eyes_;
  Paint paint_;
};

}  // namespace riffle
