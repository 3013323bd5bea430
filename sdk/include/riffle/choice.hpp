#pragma once

#include <riffle/ids.hpp>
#include <riffle/symbol.hpp>

namespace riffle {

/// What a choice is. `pass` is a choice of its own, and not the absence of one.
enum class ChoiceKind : std::uint32_t { none, card, seat, zone, number, symbol, pass };

/// One thing that can be chosen or aimed at: a tagged 32-bit value.
///
/// Shapes: 3 bits of kind, 29 of payload; frozen. Numbers lie in [-2^28, 2^28).
class Choice {
 public:
  constexpr Choice() = default;
  constexpr Choice(CardId card) : bits_(pack(ChoiceKind::card, card.index)) {}
  constexpr Choice(SeatId seat) : bits_(pack(ChoiceKind::seat, seat.index)) {}
  constexpr Choice(ZoneId zone) : bits_(pack(ChoiceKind::zone, zone.index)) {}
  constexpr Choice(Symbol symbol) : bits_(pack(ChoiceKind::symbol, symbol.index)) {}

  static constexpr Choice number(std::int32_t n) { return Choice{ChoiceKind::number, static_cast<std::uint32_t>(n)}; }
  static constexpr Choice from_bits(std::uint32_t bits) {
    Choice choice;
    choice.bits_ = bits;
    return choice;
  }
  static constexpr Choice pass() { return Choice{ChoiceKind::pass, 0}; }

  constexpr ChoiceKind kind() const { return static_cast<ChoiceKind>(bits_ >> payload_bits); }
  constexpr CardId card() const { return kind() == ChoiceKind::card ? CardId{payload()} : CardId{}; }
  constexpr SeatId seat() const { return kind() == ChoiceKind::seat ? SeatId{payload()} : SeatId{}; }
  constexpr ZoneId zone() const { return kind() == ChoiceKind::zone ? ZoneId{payload()} : ZoneId{}; }
  constexpr Symbol symbol() const { return kind() == ChoiceKind::symbol ? Symbol{payload()} : Symbol{}; }
  constexpr std::int32_t as_number() const {
    return static_cast<std::int32_t>(payload() << (32 - payload_bits)) >> (32 - payload_bits);
  }
  constexpr std::uint32_t bits() const { return bits_; }

  friend constexpr bool operator==(const Choice&, const Choice&) = default;

 private:
  static constexpr unsigned payload_bits = 29;
  static constexpr std::uint32_t payload_mask = (1U << payload_bits) - 1U;

  constexpr Choice(ChoiceKind kind, std::uint32_t payload) : bits_(pack(kind, payload)) {}
  static constexpr std::uint32_t pack(ChoiceKind kind, std::uint32_t payload) {
    return (static_cast<std::uint32_t>(kind) << payload_bits) | (payload & payload_mask);
  }
  constexpr std::uint32_t payload() const { return bits_ & payload_mask; }

  std::uint32_t bits_ = 0;
};

/// A choice, and for a card the generation that was meant: a card that changed zones is a new object.
///
/// Shapes: 8 bytes, frozen; the choice comes first, so that a span of targets can be walked as choices.
struct Target {
  Choice what;
  std::uint32_t generation = 0;

  constexpr CardId card() const { return what.card(); }
  constexpr SeatId seat() const { return what.seat(); }
  constexpr ZoneId zone() const { return what.zone(); }
  friend constexpr bool operator==(const Target&, const Target&) = default;
};
static_assert(sizeof(Choice) == 4 && sizeof(Target) == 8);

}  // namespace riffle
