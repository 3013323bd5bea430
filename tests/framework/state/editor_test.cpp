#include "state/editor.hpp"

#include "framework/state/small_layout.hpp"
#include "state/digest.hpp"

#include <riffle/context.hpp>

#include <catch2/catch.hpp>

namespace {
using namespace state_tests;

struct EditorFixture : SmallLayout {
  std::shared_ptr<Layout> layout = make();
  Editor editor{layout};
  const View& view = editor.view();

  CardId card(ZoneId zone = pile, FormId form = first) { return editor.create(form, zone, on_top, SeatId{0}); }
  std::uint64_t digest() const { return riffle::digest(editor.state(), *layout, symbols); }
};

TEST_CASE_METHOD(EditorFixture, "The card created last on top of a pile is its top card") {
  card();
  const CardId top = card();
  CHECK(view.top(pile) == top);
  CHECK(view.position(top) == 0);
}

TEST_CASE_METHOD(EditorFixture, "Positions count from the top, and too large a one is the bottom") {
  const CardId a = card(), b = card(), c = card();
  editor.place(a, pile, 1);
  CHECK(std::vector(view.cards(pile).begin(), view.cards(pile).end()) == std::vector{b, a, c});
  editor.place(c, pile, 99);
  CHECK(view.position(c) == 2);
}

TEST_CASE_METHOD(EditorFixture, "A card that changes zones is a new object, one that moves inside its zone is not") {
  const CardId a = card(), b = card();
  const Target before = view.target(a);
  editor.place(a, pile, 0);
  CHECK(view.target(a) == before);
  editor.place(b, table, 0);
  CHECK(view.target(b).generation == 1);
}

TEST_CASE_METHOD(EditorFixture, "Setting an equal value is no edit") {
  const CardId a = card();
  const std::size_t records = editor.mark().records;
  editor.set(a, static_cast<Slot>(property::orientation.index), Value::number(0));
  editor.set(SeatId{0}, score, Value::number(20));
  editor.set(score, Value::number(0));
  editor.place(a, pile, 0);
  CHECK(editor.mark().records == records);
}

TEST_CASE_METHOD(EditorFixture, "A move to where nobody looks turns a card down, and one to the table turns it up") {
  const CardId a = card(heap);
  CHECK(view.face_up(a));
  editor.place(a, pile, 0);
  CHECK_FALSE(view.face_up(a));
  editor.place(a, table, 0);
  CHECK(view.face_up(a));
}

TEST_CASE_METHOD(EditorFixture, "A move resets orientation and markers, and keeps a followed link") {
  const CardId a = card(table);
  editor.add_marker(PropertyId{9}, 91);
  editor.set(a, static_cast<Slot>(property::orientation.index), Value::number(90));
  editor.set(a, static_cast<Slot>(property::built_in), Value::number(3));
  editor.set(a, static_cast<Slot>(property::shown.index), Value::form(second));
  editor.place(a, heap, 0);
  CHECK(view.value(a, property::orientation) == Value::number(0));
  CHECK(view.value(a, PropertyId{9}) == Value::number(0));
  CHECK(view.shown(a) == second);
}

TEST_CASE_METHOD(EditorFixture, "A move takes a named form back to its template's base") {
  const CardId a = card(table);
  editor.set(a, static_cast<Slot>(property::shown.index), Value::form(second_b));
  editor.place(a, heap, 0);
  CHECK(view.shown(a) == second);
}

TEST_CASE_METHOD(EditorFixture, "With the flag of the definition a move shows the printed form again") {
  layout->revert_links = true;
  const CardId a = card(table);
  editor.set(a, static_cast<Slot>(property::shown.index), Value::form(second));
  editor.place(a, heap, 0);
  CHECK(view.shown(a) == first);
}

TEST_CASE_METHOD(EditorFixture, "Where the definition says so, a move gives a card back to its owner's control") {
  const CardId a = card(table);
  editor.set(a, static_cast<Slot>(property::controller.index), Value::seat(SeatId{1}));
  editor.place(a, heap, 0);
  CHECK(view.controller(a) == SeatId{1});
  layout->card_columns[property::controller.index].reset = Reset::initial;
  editor.place(a, table, 0);
  CHECK(view.controller(a) == SeatId{0});
}

TEST_CASE_METHOD(EditorFixture, "Leaving an unordered zone and coming back by undo restores every index") {
  const CardId a = card(table), b = card(table), c = card(table);
  const Mark mark = editor.mark();
  editor.place(a, heap, 0);
  editor.place(c, heap, 0);
  editor.undo(mark);
  CHECK(std::vector(view.cards(table).begin(), view.cards(table).end()) == std::vector{a, b, c});
  for (std::uint32_t i = 0; i < 3; ++i) CHECK(view.indices[view.cards(table)[i].index] == i);
}

TEST_CASE_METHOD(EditorFixture, "Forgetting what was rewound lets its ids and its arena be used again") {
  const Mark mark = editor.mark();
  const CardId a = card();
  card();
  const CardId order[] = {a, CardId{1}};
  editor.order(pile, order);
  editor.rewind(mark);
  CHECK(view.card_count == 0);
  CHECK(editor.state().arena.empty());
  CHECK(card() == a);
}

TEST_CASE_METHOD(EditorFixture, "Undone and redone, a creation has its form, owner and values again") {
  const Mark mark = editor.mark();
  const CardId a = editor.create(second, table, on_top, SeatId{1});
  editor.set(a, static_cast<Slot>(property::orientation.index), Value::number(180));
  const std::uint64_t before = digest();
  editor.undo(mark);
  CHECK(digest() != before);
  editor.redo(2);
  CHECK(digest() == before);
  CHECK(view.printed(a) == second);
  CHECK(view.owner(a) == SeatId{1});
}

TEST_CASE_METHOD(EditorFixture, "What is heard backward comes newest first, with its values traded") {
  const CardId a = card(table);
  const Mark mark = editor.mark();
  editor.set(a, static_cast<Slot>(property::orientation.index), Value::number(90));
  editor.place(a, heap, 0);
  std::vector<Edit> heard;
  editor.undo(mark, &heard);
  REQUIRE(heard.size() == 3);  // the reset of the orientation, the move, the rotation
  CHECK(heard[1].kind == EditKind::placed);
  CHECK(heard[1].before == Value::zone(heap));
  CHECK(heard[1].after == Value::zone(table));
  CHECK(heard[2].before == Value::number(90));
  CHECK(heard[2].after == Value::number(0));
}

TEST_CASE_METHOD(EditorFixture, "The digest of the state as it was before leaves the state as it is") {
  const CardId a = card(table);
  const Mark mark = editor.mark();
  const std::uint64_t then = digest();
  editor.place(a, heap, 0);
  const std::uint64_t now = digest();
  CHECK(editor.digest_before(mark, symbols) == then);
  CHECK(digest() == now);
  CHECK(editor.digest(symbols) == now);
}

TEST_CASE_METHOD(EditorFixture, "A copy keeps the agenda and what may still be taken back, and no other history") {
  const std::uint32_t item[] = {8, 1, 0, 0, 0, 0, 0xFFFF'FFFF, 0};
  for (int i = 0; i < 3; ++i) editor.push(item);
  editor.cancel(1);
  const Mark tail = editor.mark();
  const std::uint64_t at_tail = digest();
  editor.cancel(1);
  Editor copy{layout};
  copy.copy_from(editor, tail);
  CHECK(riffle::digest(copy.state(), *layout, symbols) == digest());
  CHECK(copy.state().arena.size() == 16);
  CHECK(copy.mark().records == 1);
  copy.rewind({0, copy.mark().arena, 0});
  CHECK(riffle::digest(copy.state(), *layout, symbols) == at_tail);
}

TEST_CASE_METHOD(EditorFixture, "The digest does not depend on the order of an unordered zone, nor on a marker at 0") {
  const CardId a = card(table), b = card(table);
  const std::uint64_t before = digest();
  const Mark mark = editor.mark();
  editor.place(a, heap, 0);
  editor.place(b, heap, 0);
  editor.undo(mark);
  editor.add_marker(PropertyId{8}, 81);
  CHECK(digest() == before);
  editor.set(a, static_cast<Slot>(property::built_in), Value::number(1));
  CHECK(digest() != before);
}

}  // namespace
