#pragma once

#include <riffle/context.hpp>
#include <riffle/registrar.hpp>

#include <array>

namespace crazy_eights {

inline constexpr std::uint32_t least_players = 2, most_players = 15;
inline constexpr std::uint32_t suit_count = 4;
inline constexpr std::uint32_t two = 0, eight = 6, queen = 10, ace = 12;  // ranks with a rule of their own

/// A card as the rules see it: its place in a sorted deck, rank by rank, the suits of each in their order.
struct Face {
  std::uint32_t order = 0;

  constexpr std::uint32_t rank() const { return order / suit_count; }
  constexpr std::uint32_t suit() const { return order % suit_count; }
};

/// What the game remembers beside its cards: properties of the game. The first four are parameters.
struct Memory {
  explicit Memory(riffle::Registrar& host);

  riffle::PropertyId max_draw_cards, max_turns, reshuffle, use_special_cards;
  riffle::PropertyId dealer;
  riffle::PropertyId can_pass;   ///< flag: the seat to move may pass
  riffle::PropertyId drawn;      ///< how many cards were drawn since one was played
  riffle::PropertyId owed;       ///< how many cards the twos want drawn
  riffle::PropertyId passes;     ///< in a row, with an empty deck
  riffle::PropertyId plays;      ///< how many cards were played
  riffle::PropertyId reversed;   ///< flag: the turn goes to the seat before
  riffle::PropertyId nominated;  ///< the suit that the last eight was played for
};

/// What several steps of the game need: names, looked up once, and the rules that are not one step's alone.
///
/// Threads: immutable.
struct Rules {
  explicit Rules(riffle::Registrar& host);

  // --- what lies where -------------------------------------------------------------------------------------------
  riffle::ZoneId hand(const riffle::View& view, riffle::SeatId seat) const { return view.zone(hand_role, seat); }
  riffle::ZoneId deck(const riffle::View& view) const { return view.zone(deck_role, {}); }
  riffle::ZoneId discard(const riffle::View& view) const { return view.zone(discard_role, {}); }
  bool deck_is_empty(const riffle::View& view) const { return view.count(deck(view)) == 0; }
  Face face(const riffle::View& view, riffle::CardId card) const {
    return {static_cast<std::uint32_t>(view.value(card, order).as_number())};
  }
  std::int32_t number(const riffle::View& view, riffle::PropertyId property) const {
    return view.value(property).as_number();
  }

  // --- what happens in more than one step ------------------------------------------------------------------------
  /// Chance chooses a card of the deck, and leaves it there.
  riffle::Outcome<riffle::CardId> choose_from_deck(riffle::Context& ctx) const;
  /// A seat draws a card that chance chooses; then an empty deck is refilled.
  riffle::Status draw(riffle::Context& ctx, riffle::SeatId seat) const;
  /// When the deck is empty, and the parameter wants it, puts back all discarded cards but the last.
  void refill(riffle::Context& ctx) const;
  /// Does what a card that is no eight does to those who follow, and makes it the turn of the seat that is next.
  riffle::Status follow(riffle::Context& ctx, riffle::SeatId seat, Face played) const;
  /// Makes it the turn of a seat.
  riffle::Status turn_of(riffle::Context& ctx, riffle::SeatId seat) const;
  /// The seat that comes so many steps after this one, in the direction of the game.
  riffle::SeatId next(const riffle::View& view, riffle::SeatId seat, std::uint32_t steps = 1) const;
  /// Sets what changes. To set an equal value is no edit either, but asks the host.
  void change(riffle::Context& ctx, riffle::PropertyId property, riffle::Value value) const {
    if (ctx.view.value(property) != value) ctx.set(property, value);
  }

  Memory memory;
  riffle::PropertyId order, points;  ///< what cards print
  riffle::RoleId hand_role, deck_role, discard_role;
  riffle::ActionId turn;
  riffle::Symbol drawing;  ///< prompt and stream of chance
  std::array<riffle::Choice, suit_count> suits;
};

// Each file registers the actions it holds.
void load_deal(riffle::Registrar& host, const Rules& rules);
void load_turn(riffle::Registrar& host, const Rules& rules);

}  // namespace crazy_eights
