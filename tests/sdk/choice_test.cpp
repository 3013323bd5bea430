#include <riffle/choice.hpp>

#include <rapidcheck.h>
#include <catch2/catch.hpp>

using namespace riffle;

TEST_CASE("a choice gives back what it was made from, and nothing of another kind") {
  const Choice card = CardId{5}, seat = SeatId{1}, zone = ZoneId{9}, symbol = Symbol{77};
  CHECK(card.kind() == ChoiceKind::card);
  CHECK(card.card() == CardId{5});
  CHECK_FALSE(card.seat());
  CHECK_FALSE(card.zone());
  CHECK_FALSE(card.symbol());
  CHECK(seat.seat() == SeatId{1});
  CHECK_FALSE(seat.card());
  CHECK(zone.zone() == ZoneId{9});
  CHECK(symbol.symbol() == Symbol{77});
  CHECK(Choice::pass().kind() == ChoiceKind::pass);
  CHECK(Choice{}.kind() == ChoiceKind::none);
  CHECK(Choice{CardId{1}} != Choice{SeatId{1}});
}

TEST_CASE("a number from -2^28 to 2^28 - 1 survives in a choice") {
  constexpr std::int32_t limit = 1 << 28;
  for (const std::int32_t n : {0, 1, -1, 42, -42, limit - 1, -limit}) {
    CHECK(Choice::number(n).kind() == ChoiceKind::number);
    CHECK(Choice::number(n).as_number() == n);
  }
  CHECK(rc::check("numbers", [] {
    const auto n = *rc::gen::inRange<std::int32_t>(-limit, limit);
    RC_ASSERT(Choice::number(n).as_number() == n);
  }));
}

TEST_CASE("a choice survives as its bits") {
  CHECK(rc::check("bits", [](std::uint32_t bits) { return Choice::from_bits(bits).bits() == bits; }));
  CHECK(Choice::from_bits(Choice{ZoneId{3}}.bits()) == Choice{ZoneId{3}});
}

TEST_CASE("a target is a choice and the generation that was meant") {
  const Target target{CardId{4}, 2};
  CHECK(target.card() == CardId{4});
  CHECK_FALSE(target.seat());
  CHECK(target != Target{CardId{4}, 3});
}
