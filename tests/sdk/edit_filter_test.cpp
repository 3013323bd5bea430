#include <riffle/edit_filter.hpp>
#include <riffle/records.hpp>

#include <catch2/catch.hpp>

#include <string>

using namespace riffle;

namespace {

const Edit turned{EditKind::set, CardId{3}, property::face, Value::flag(false), Value::flag(true), 0, 0};
const Edit scored{EditKind::set, SeatId{1}, property::score, Value::number(2), Value::number(3), 0, 0};
const Edit ended{EditKind::set, {}, property::result, {}, Value::symbol(Symbol{1}), 0, 0};
const Edit placed{EditKind::placed, CardId{3}, {}, Value::zone(ZoneId{0}), Value::zone(ZoneId{1}), 0, 0};
const Edit created{EditKind::created, CardId{4}, {}, {}, Value::zone(ZoneId{1}), 0, 0};
const Edit ordered{EditKind::ordered, ZoneId{1}, {}, {}, {}, 0, 0};
const Edit aimed{EditKind::set, CardId{3}, PropertyId{40}, Value::zone(ZoneId{1}), Value::zone({}), 0, 0};
const Edit all[] = {turned, scored, ended, placed, created, ordered, aimed};

/// Which of them a filter lets through, one letter each.
std::string let(const EditFilter& filter) {
  std::string let;
  for (std::size_t i = 0; i < std::size(all); ++i)
    if (filter.lets(all[i])) let += "TSEPCOA"[i];
  return let;
}

}  // namespace

TEST_CASE("a filter that says nothing lets all edits through") {
  CHECK(let({}) == "TSEPCOA");
  CHECK(EditFilter{}.lets_all());
  CHECK_FALSE(EditFilter{.of = EditsOf::game()}.lets_all());
  CHECK_FALSE(EditFilter{.kinds = EditKind::created}.lets_all());
  CHECK_FALSE(EditFilter{.property = property::shown}.lets_all());
}

TEST_CASE("edits are told apart by kind, several at once") {
  CHECK(let({.kinds = EditKind::created}) == "C");
  CHECK(let({.kinds = EditKind::placed | EditKind::ordered}) == "PO");
  CHECK(let({.kinds = EditKind::placed | EditKind::ordered | EditKind::set}) == "TSEPOA");
}

TEST_CASE("edits are told apart by the card, seat or game that they are of, and by property") {
  CHECK(let({.of = CardId{3}}) == "TPA");
  CHECK(let({.of = SeatId{1}}) == "S");
  CHECK(let({.of = SeatId{0}}).empty());
  CHECK(let({.of = EditsOf::game()}) == "E");
  CHECK(let({.property = property::face}) == "T");
  CHECK(let({.of = CardId{}}).empty());
}

TEST_CASE("of a zone are its orders and the cards that come or leave, and not what merely holds it as a value") {
  CHECK(let({.of = ZoneId{1}}) == "PCO");
  CHECK(let({.of = ZoneId{0}}) == "P");
  CHECK(EditFilter{.of = ZoneId{0}}.lets(placed.traded()));
}

TEST_CASE("every line of a filter must let an edit through") {
  CHECK(let({.kinds = EditKind::set, .of = CardId{3}}) == "TA");
  CHECK(let({.kinds = EditKind::set, .of = CardId{3}, .property = property::face}) == "T");
  CHECK(let({.kinds = EditKind::placed, .property = property::face}).empty());
}
