#pragma once

#include <riffle/ids.hpp>
#include <riffle/symbol.hpp>

#include <bit>
#include <cstdint>

namespace riffle {

/// What a value is. Plugins are built with these numbers: kinds are added at the end.
enum class ValueKind : std::uint32_t { absent, number, symbol, flag, card, seat, zone, form };

/// What a property holds or an argument says. `absent` differs from an empty text.
///
/// Shapes: 8 bytes, frozen.
/// Units:  numbers are 32 bits; whoever computes one checks for overflow first.
struct Value {
  ValueKind kind = ValueKind::absent;
  std::uint32_t bits = 0;

  static constexpr Value number(std::int32_t n) { return {ValueKind::number, static_cast<std::uint32_t>(n)}; }
  static constexpr Value symbol(Symbol s) { return {ValueKind::symbol, s.index}; }
  static constexpr Value flag(bool f) { return {ValueKind::flag, f ? 1U : 0U}; }
  static constexpr Value card(CardId c) { return {ValueKind::card, c.index}; }
  static constexpr Value seat(SeatId s) { return {ValueKind::seat, s.index}; }
  static constexpr Value zone(ZoneId z) { return {ValueKind::zone, z.index}; }
  static constexpr Value form(FormId f) { return {ValueKind::form, f.index}; }

  // Read as another kind than it is, a value is none of that kind: 0 or what the caller says, false, no id.
  constexpr bool present() const { return kind != ValueKind::absent; }
  constexpr std::int32_t as_number(std::int32_t otherwise = 0) const {
    return kind == ValueKind::number ? static_cast<std::int32_t>(bits) : otherwise;
  }
  constexpr bool as_flag(bool otherwise = false) const { return kind == ValueKind::flag ? bits != 0 : otherwise; }
  constexpr Symbol as_symbol() const { return kind == ValueKind::symbol ? Symbol{bits} : Symbol{}; }
  constexpr CardId as_card() const { return kind == ValueKind::card ? CardId{bits} : CardId{}; }
  constexpr SeatId as_seat() const { return kind == ValueKind::seat ? SeatId{bits} : SeatId{}; }
  constexpr ZoneId as_zone() const { return kind == ValueKind::zone ? ZoneId{bits} : ZoneId{}; }
  constexpr FormId as_form() const { return kind == ValueKind::form ? FormId{bits} : FormId{}; }

  friend constexpr bool operator==(const Value& a, const Value& b) {
    return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);  // at once: most edits compare two
  }
};
static_assert(sizeof(Value) == 8);

/// One argument of an action, by name.
struct Argument {
  Symbol name;
  Value value;

  friend constexpr bool operator==(const Argument&, const Argument&) = default;
};
static_assert(sizeof(Argument) == 12);

}  // namespace riffle
