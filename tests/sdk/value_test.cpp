#include <riffle/action.hpp>
#include <riffle/value.hpp>

#include <catch2/catch.hpp>

using namespace riffle;

TEST_CASE("a value gives back what it was made from") {
  CHECK(Value::number(-7).as_number() == -7);
  CHECK(Value::number(INT32_MIN).as_number() == INT32_MIN);
  CHECK(Value::flag(true).as_flag());
  CHECK_FALSE(Value::flag(false).as_flag(true));
  CHECK(Value::symbol(Symbol{3}).as_symbol() == Symbol{3});
  CHECK(Value::card(CardId{3}).as_card() == CardId{3});
  CHECK(Value::seat(SeatId{3}).as_seat() == SeatId{3});
  CHECK(Value::zone(ZoneId{3}).as_zone() == ZoneId{3});
  CHECK(Value::form(FormId{3}).as_form() == FormId{3});
}

TEST_CASE("a value of another kind gives the default, or nothing") {
  CHECK(Value::flag(true).as_number(9) == 9);
  CHECK(Value{}.as_number(9) == 9);
  CHECK(Value::number(1).as_flag(false) == false);
  CHECK_FALSE(Value::card(CardId{3}).as_seat());
  CHECK_FALSE(Value::number(3).as_form());
}

TEST_CASE("an absent value differs from each that is present") {
  CHECK_FALSE(Value{}.present());
  CHECK(Value::number(0).present());
  CHECK(Value::flag(false).present());
  CHECK(Value{} != Value::number(0));
  CHECK(Value::number(1) != Value::flag(true));
}

TEST_CASE("an action finds its argument by name") {
  const Argument arguments[] = {{Symbol{1}, Value::number(5)}, {Symbol{2}, Value::flag(true)}};
  const Action action{.arguments = arguments};
  CHECK(action.argument(Symbol{2}).as_flag());
  CHECK_FALSE(action.argument(Symbol{3}).present());
  CHECK(action.size == sizeof(Action));
}

TEST_CASE("a set of seats holds those that were put in") {
  CHECK(SeatSet{SeatId{2}}.contains(SeatId{2}));
  CHECK_FALSE(SeatSet{SeatId{2}}.contains(SeatId{1}));
  CHECK(SeatSet{SeatId{}} == SeatSet{});
  CHECK_FALSE(SeatSet{0xFFFF'FFFF}.contains(SeatId{}));
  CHECK(SeatSet{chance}.bits == 0x8000'0000);
  CHECK(all_seats(2).bits == 3);
  CHECK(all_seats(31).bits == 0x7FFF'FFFF);
}
