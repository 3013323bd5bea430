// An edit and its undo, and what history costs in memory.
#include "bench/peer_journal.hpp"
#include "framework/state/small_layout.hpp"
#include "state/editor.hpp"

#include <benchmark/benchmark.h>

#include <malloc.h>
#include <algorithm>

namespace {

using namespace riffle;
using state_tests::SmallLayout;

constexpr auto orientation = static_cast<Slot>(property::orientation.index);

/// A state of that many cards, spread over a pile, a heap and the table.
struct Spread : SmallLayout {
  std::uint32_t cards;
  Editor editor{make()};

  explicit Spread(std::uint32_t count) : cards(count) {
    for (std::uint32_t i = 0; i < count; ++i) editor.create(first, ZoneId{i % 3}, 0xFFFF'FFFF, SeatId{i % 2});
  }
  void turn(std::uint32_t number) {
    const CardId card{number % cards};
    const Value now = editor.view().value(card, property::orientation);
    editor.set(card, orientation, Value::number((now.as_number() + 90) % 360));
  }
};

template <class Edit>
void undone(benchmark::State& state, Spread& spread, const Edit& edit) {
  std::uint32_t i = 0;
  for (auto _ : state) {
    const Mark before = spread.editor.mark();
    edit(i++);
    spread.editor.undo(before);
    spread.editor.forget_future();
    benchmark::DoNotOptimize(spread.editor.view().stored);
  }
}

void edit_and_undo(benchmark::State& state) {
  Spread spread{static_cast<std::uint32_t>(state.range(0))};
  undone(state, spread, [&](std::uint32_t i) { spread.turn(i); });
}
BENCHMARK(edit_and_undo)->ArgName("cards")->Arg(120)->Arg(50)->Arg(500)->Arg(5'000)->Arg(50'000);

void edit_and_undo_journal(benchmark::State& state) {
  constexpr std::uint32_t cells = 120 * 7;
  bench::PeerJournal journal{cells};
  std::uint32_t i = 0;
  for (auto _ : state) {
    const std::size_t before = journal.mark();
    const std::uint32_t cell = (i++ * 7) % cells;
    journal.set(cell, (journal.cells()[cell] + 90) % 360);
    journal.undo(before);
    benchmark::DoNotOptimize(journal.cells());
  }
}
BENCHMARK(edit_and_undo_journal);

constexpr std::uint32_t batch = 64;

void batch_and_undo(benchmark::State& state) {
  Spread spread{120};
  undone(state, spread, [&](std::uint32_t first) {
    for (std::uint32_t i = 0; i < batch; ++i) spread.turn(first * batch + i);
  });
}
BENCHMARK(batch_and_undo);

void batch_and_undo_journal(benchmark::State& state) {
  constexpr std::uint32_t cells = 120 * 7;
  bench::PeerJournal journal{cells};
  std::uint32_t next = 0;
  for (auto _ : state) {
    const std::size_t before = journal.mark();
    for (std::uint32_t i = 0; i < batch; ++i) {
      const std::uint32_t cell = (next++ * 7) % cells;
      journal.set(cell, (journal.cells()[cell] + 90) % 360);
    }
    journal.undo(before);
    benchmark::DoNotOptimize(journal.cells());
  }
}
BENCHMARK(batch_and_undo_journal);

void edit_heard_and_undo(benchmark::State& state) {
  Spread spread{120};
  std::vector<Edit> heard;
  std::uint32_t i = 0;
  spread.editor.hear(true);
  for (auto _ : state) {
    spread.editor.begin_hearing();
    heard.clear();
    const Mark before = spread.editor.mark();
    spread.turn(i++);
    benchmark::DoNotOptimize(spread.editor.made().data());
    spread.editor.undo(before, &heard);
    spread.editor.forget_future();
    benchmark::DoNotOptimize(heard.data());
  }
}
BENCHMARK(edit_heard_and_undo);

void place_and_undo(benchmark::State& state) {
  Spread spread{static_cast<std::uint32_t>(state.range(0))};
  undone(state, spread, [&](std::uint32_t i) {
    const CardId card{(i * 3) % spread.cards};  // of the pile
    spread.editor.place(card, SmallLayout::table, 0);
  });
}
BENCHMARK(place_and_undo)->ArgName("cards")->Arg(120)->Arg(50)->Arg(500)->Arg(5'000)->Arg(50'000);

void top_and_undo(benchmark::State& state) {
  Spread spread{static_cast<std::uint32_t>(state.range(0))};
  undone(state, spread, [&](std::uint32_t) {
    spread.editor.place(spread.editor.view().top(SmallLayout::pile), SmallLayout::heap, 0);
  });
}
BENCHMARK(top_and_undo)->ArgName("cards")->Arg(120)->Arg(50)->Arg(500)->Arg(5'000)->Arg(50'000);

void order_and_undo(benchmark::State& state) {
  Spread spread{static_cast<std::uint32_t>(state.range(0)) * 3};
  const auto pile = spread.editor.view().cards(SmallLayout::pile);
  const std::vector<CardId> bottom_first{pile.begin(), pile.end()};
  for (auto _ : state) {
    const Mark before = spread.editor.mark();
    spread.editor.order(SmallLayout::pile, bottom_first);
    spread.editor.rewind(before);  // unlike undo(), it gives the arena back
    benchmark::DoNotOptimize(spread.editor.view().stored);
  }
}
BENCHMARK(order_and_undo)->ArgName("cards")->Arg(52)->Arg(500)->Arg(5'000)->Arg(50'000);

/// With a long history behind it, an edit must cost what it costs without one.
void edit_after_history(benchmark::State& state) {
  Spread spread{120};
  for (std::int64_t i = 0; i < state.range(0); ++i) spread.turn(static_cast<std::uint32_t>(i));
  undone(state, spread, [&](std::uint32_t i) { spread.turn(i); });
}
BENCHMARK(edit_after_history)->ArgName("history")->RangeMultiplier(10)->Range(1'000, 10'000'000);

/// Bytes of the heap that so many edits hold, in both lists: what is taken back is kept, to be redone.
void bytes_per_edit(benchmark::State& state) {
  double held = 0;
  for (auto _ : state) {
    Spread spread{120};
    const auto in_use = [] { return static_cast<double>(::mallinfo2().uordblks + ::mallinfo2().hblkhd); };
    const double before = in_use();
    for (std::int64_t i = 0; i < state.range(0); ++i) spread.turn(static_cast<std::uint32_t>(i));
    held = (in_use() - before) / static_cast<double>(state.range(0));
  }
  state.counters["bytes"] = held;
  state.counters["record"] = sizeof(Record);
}
// The second is the worst: a doubled list of which half is not used yet.
BENCHMARK(bytes_per_edit)->ArgName("edits")->Arg(1'000'000)->Arg((1 << 20) + 1)->Iterations(1);

}  // namespace
