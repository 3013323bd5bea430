#include "framework/state/small_layout.hpp"
#include "state/digest.hpp"
#include "state/editor.hpp"
#include "state/item.hpp"

#include <riffle/context.hpp>

#include <rapidcheck.h>
#include <catch2/catch.hpp>

namespace {
using namespace state_tests;

/// Sets one of two markers, the column of which comes with its first use: in any order.
void mark(Editor& editor, CardId card, std::uint32_t b, Symbols& symbols) {
  const PropertyId marker{8 + b % 2};
  const auto& slots = editor.state().card_slots;
  if (marker.index >= slots.size() || slots[marker.index] == no_slot)
    editor.add_marker(marker, symbols.key(symbols.intern(b % 2 == 0 ? "charge" : "wound")));
  editor.set(card, slots[marker.index], Value::number(static_cast<std::int32_t>(b / 2 % 3)));
}

/// One random verb of the editor, from three random numbers.
void edit(Editor& editor, std::uint32_t verb, std::uint32_t a, std::uint32_t b, Symbols& symbols) {
  const View& view = editor.view();
  const ZoneId zone{b % 4};
  const CardId card{view.card_count == 0 ? 0 : a % view.card_count};
  switch (view.card_count == 0 ? 0 : verb % 13) {
    case 0:
      editor.create(FormId{a % 3}, zone, b / 4 % 5, SeatId{a % 2});
      break;
    case 1:
    case 2:
      editor.place(card, zone, b / 4 % 5);
      break;
    case 3:
      editor.set(card, static_cast<Slot>(property::orientation.index),
                 Value::number(90 * static_cast<std::int32_t>(b % 4)));
      break;
    case 4:
      editor.set(card, static_cast<Slot>(property::shown.index), Value::form(FormId{b % 3}));
      break;
    case 5:
      editor.set(SeatId{a % 2}, SmallLayout::score, Value::number(static_cast<std::int32_t>(b)));
      break;
    case 6: {
      std::vector<CardId> cards{view.cards(zone).rbegin(), view.cards(zone).rend()};
      if (!cards.empty())
        std::rotate(cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(a % cards.size()), cards.end());
      if (view.record(zone).ordered != 0) editor.order(zone, cards);
      break;
    }
    case 7: {
      const auto items = static_cast<std::uint32_t>(editor.state().agenda.size());
      if (items > 0 && a % 2 == 0) return editor.cancel(b % items);
      Item item;
      item.action = ActionId{a % 2};
      item.seat = SeatId{b % 2};
      item.targets.resize(b % 3);
      editor.push(encode(item));
      break;
    }
    case 8:
      editor.set(SmallLayout::score, Value::number(static_cast<std::int32_t>(b % 3)));
      break;
    case 9:
      editor.set(card, static_cast<Slot>(property::highlight.index),
                 b % 3 == 0 ? Value{} : Value::symbol(symbols.intern(b % 3 == 1 ? "red" : "blue")));
      break;
    case 10:
      return mark(editor, card, b, symbols);
    case 11:
      editor.set(card, static_cast<Slot>(property::controller.index),
                 b % 3 == 2 ? Value{} : Value::seat(SeatId{b % 3}));
      break;
    default:
      editor.advance_stream(symbols.intern(a % 2 == 0 ? "deal" : "roll"));
  }
}

/// The zones of the view agree with the columns of the cards.
bool consistent(const View& view) {
  std::uint32_t found = 0;
  for (std::uint32_t zone = 0; zone < view.zone_count; ++zone)
    for (std::uint32_t i = 0; i < view.count(ZoneId{zone}); ++i, ++found) {
      const CardId card = view.cards(ZoneId{zone})[i];
      if (view.zone(card) != ZoneId{zone} || view.indices[card.index] != i) return false;
    }
  return found == view.card_count;
}

TEST_CASE("Any edits, undone to any point and redone, give the same digests") {
  CHECK(rc::check(
      [](const std::vector<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>>& verbs, std::uint32_t back) {
        SmallLayout small;
        const auto layout = small.make();
        Editor editor{layout};
        std::vector<std::pair<Mark, std::uint64_t>> points;
        const auto now = [&] { return digest(editor.state(), *layout, small.symbols); };
        for (const auto& [verb, a, b] : verbs) {
          points.emplace_back(editor.mark(), now());
          edit(editor, verb, a, b, small.symbols);
          RC_ASSERT(consistent(editor.view()));
          if (verb % 4 == 0) RC_ASSERT(editor.digest(small.symbols) == now());
        }
        if (points.empty()) return;
        const auto& [mark, then] = points[back % points.size()];
        const std::uint64_t end = now();
        const std::size_t records = editor.mark().records - mark.records;
        RC_ASSERT(editor.digest_before(mark, small.symbols) == then);
        editor.undo(mark);
        RC_ASSERT(now() == then);
        if (back % 2 == 0) RC_ASSERT(editor.digest(small.symbols) == then);
        RC_ASSERT(consistent(editor.view()));
        editor.redo(records);
        RC_ASSERT(now() == end);
        RC_ASSERT(editor.digest(small.symbols) == end);
        Editor copy{layout};
        copy.copy_from(editor, mark);
        RC_ASSERT(digest(copy.state(), *layout, small.symbols) == end);
        copy.rewind({0, copy.mark().arena, 0});
        RC_ASSERT(digest(copy.state(), *layout, small.symbols) == then);
        RC_ASSERT(copy.digest(small.symbols) == then);
        editor.rewind(mark);
        RC_ASSERT(now() == then);
        RC_ASSERT(editor.digest(small.symbols) == then);
      }));
}

TEST_CASE("What is heard of any edits, forward and backward, is what they changed") {
  CHECK(rc::check([](const std::vector<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>>& verbs) {
    SmallLayout small;
    Editor editor{small.make()};
    editor.hear(true);
    for (const auto& [verb, a, b] : verbs) edit(editor, verb, a, b, small.symbols);
    const std::vector<Edit> made = editor.made();
    const std::size_t records = editor.mark().records;
    std::vector<Edit> back, again;
    editor.undo({}, &back);
    RC_ASSERT(editor.view().card_count == 0U);
    editor.redo(records, &again);
    RC_ASSERT(again == made);
    RC_ASSERT(back.size() == made.size());
    for (std::size_t i = 0; i < made.size(); ++i) RC_ASSERT(back[i].traded() == made[made.size() - 1 - i]);
  }));
}

TEST_CASE("An item of the agenda is read as it was written") {
  const Item item{ActionId{3},
                  SeatId{1},
                  {CardId{4}, 5},
                  1,
                  Symbol{6},
                  {{CardId{7}, 8}, {ZoneId{2}, 0}},
                  {{Symbol{1}, Value::number(-3)}, {Symbol{2}, Value::flag(true)}}};
  const Item read = decode(encode(item));
  CHECK(read.action == item.action);
  CHECK(read.seat == item.seat);
  CHECK(read.source == item.source);
  CHECK(read.born == 1);
  CHECK(read.marker == item.marker);
  CHECK(read.targets == item.targets);
  CHECK(read.arguments == item.arguments);
}

}  // namespace
