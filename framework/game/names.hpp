#pragma once

#include "game/game.hpp"

namespace riffle {

/// How people write the things of a game, and how it writes them back. Every look-up ignores case where spec/cli.md does.
///
/// Errors: a look-up that finds nothing, or too much, returns why.
class Names {
 public:
  explicit Names(const Game& game) : game_(game) {}

  /// "hand", "table", "2:hand": the seat's own first, then a shared one; a role's name works as well as a group's.
  Result<ZoneId> zone(SeatId asking, std::string_view text) const;
  /// `#12`, else a name that only one card in play shows, else that only one prints.
  Result<CardId> card(std::string_view text) const;
  /// A template by the title of its base form, or by GUID.
  Result<FormId> printed(std::string_view text) const;
  /// A property of cards, exact case first.
  Result<PropertyId> card_property(std::string_view text) const;

  std::string seat(SeatId seat) const;                ///< "1"
  std::string zone(ZoneId zone) const;                ///< "Deck", "1:Hand"
  std::string card(CardId card) const;                ///< "#3"
  std::string form(FormId form) const;                ///< its title, and its type when it is no base: "A", "A (B)"
  std::string shown(SeatId seat, CardId card) const;  ///< the title it shows, or "hidden"; seat none sees all
  std::string value(Value value) const;
  std::string choice(Choice choice) const;
  /// "#1 zone Deck->table", "#1 shown "A"->"B"", "#1 face down->up", "#5 created", "zone Deck order", "seat 1 Score 0->3".
  /// A seat reads "hidden" where it may not see.
  std::string edit(const Edit& edit, Direction direction, SeatId seat = {}) const;

 private:
  const Game& game_;
};

}  // namespace riffle
