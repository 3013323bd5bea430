#pragma once

#include "game/game.hpp"

namespace riffle {

/// How people write the things of a game, and how it writes them back. Every look-up ignores case where spec/cli.md does:
/// what is written exactly so comes first, then what differs only in case.
///
/// Units:  seats and cards count from 1 in what people read and write.
/// Errors: a look-up that finds nothing, or too much, returns why.
class Names {
 public:
  /// `own`: whose zones are written without the number of their seat ("Deck", not "1:Deck").
  explicit Names(const Game& game, SeatId own = {}) : game_(game), own_(own) {}

  /// "hand", "table", "2:hand": the seat's own first, then a shared one; a role's name works as well as a group's.
  Result<ZoneId> zone(SeatId asking, std::string_view text) const;
  /// `#12`, else as named().
  Result<CardId> card(std::string_view text, SeatId eyes = {}) const;
  /// A name that only one card in play shows, else that only one prints; among those that `eyes` see, if given.
  Result<CardId> named(std::string_view text, SeatId eyes = {}) const;
  /// All those of a name: none, one, or too many for named().
  std::vector<CardId> all_named(std::string_view text, SeatId eyes = {}) const;
  /// A template by the title of its base form, or by GUID.
  Result<FormId> printed(std::string_view text) const;
  /// A property of cards, exact case first.
  Result<PropertyId> card_property(std::string_view text) const;
  /// A counter or variable of seats.
  Result<PropertyId> seat_property(std::string_view text) const;
  /// A counter or variable of the game.
  Result<PropertyId> game_property(std::string_view text) const;
  /// "2"
  Result<SeatId> seat(std::string_view text) const;

  std::string seat(SeatId seat) const;                ///< "1"
  std::string zone(ZoneId zone) const;                ///< "Deck", "1:Hand"
  std::string card(CardId card) const;                ///< "#3"
  std::string title(FormId form) const;               ///< the name it shows: "A"
  std::string form(FormId form) const;                ///< its title, and its type when it is no base: "A", "A (B)"
  std::string shown(SeatId seat, CardId card) const;  ///< the title it shows, or "hidden"; seat none sees all
  std::string value(Value value) const;
  std::string choice(Choice choice) const;
  std::string_view text(Symbol symbol) const;
  std::string_view property(PropertyId property) const;

  /// Whether it is in a zone where a game can still use it: neither removed nor taken back.
  bool in_play(CardId card) const;

  /// "#1 zone Deck->table", "#1 shown "A"->"B"", "#1 face down->up", "#5 created", "zone Deck order", "seat 1 Score 0->3".
  /// A seat reads "hidden" where it may not see, and nothing of which form a hidden card shows: then it is empty.
  std::string edit(const Edit& edit, Direction direction, SeatId seat = {}) const;
  /// The same, by somebody who sees its card or does not.
  std::string edit(const Edit& edit, Direction direction, bool visible) const;

 private:
  ZoneId role_zone(SeatId asking, std::string_view wanted) const;
  Result<ZoneId> zone_of(std::string_view number, std::string_view wanted) const;
  std::string place(const Edit& edit, Direction direction, bool visible) const;
  std::string property_value(PropertyId property, Value value) const;
  Result<PropertyId> property(std::string_view text, const Slot* slots, std::string_view of) const;

  const Game& game_;
  SeatId own_;
};

}  // namespace riffle
