// What it costs to tell: with nobody there, with four, and a transaction of ten edits.
#include "bench/table.hpp"
#include "game/plugin_observers.hpp"

#include <benchmark/benchmark.h>

#include <boost/signals2/signal.hpp>

#include <array>
#include <cstdlib>
#include <deque>
#include <vector>

namespace {

using namespace riffle;

constexpr std::size_t transaction = 10;

/// What a listener does with what it is told: it counts.
struct Count {
  std::uint64_t* heard;
  void operator()(std::span<const Edit> edits, Direction) const { *heard += edits.size(); }
};

std::array<Edit, transaction> some_edits() {
  std::array<Edit, transaction> edits{};
  for (std::uint32_t i = 0; i < edits.size(); ++i) edits[i].object = CardId{i};
  return edits;
}

template <class Tell>
void told(benchmark::State& state, const std::uint64_t& heard, const Tell& tell) {
  const auto edits = some_edits();
  const std::span span{edits.data(), static_cast<std::size_t>(state.range(1))};
  for (auto _ : state) {
    tell(span);
    benchmark::DoNotOptimize(heard);
    benchmark::ClobberMemory();
  }
}

void sizes(benchmark::internal::Benchmark* benchmark) {
  benchmark->ArgNames({"listeners", "edits"})->Args({0, 1})->Args({0, 10})->Args({4, 1})->Args({4, 10});
}

struct CountingObserver final : Observer {
  explicit CountingObserver(std::uint64_t* heard) : count{heard} {}
  void edits(std::span<const Edit> edits, Direction direction) override { count(edits, direction); }
  Count count;
};

void emission(benchmark::State& state) {
  Bus bus;
  std::uint64_t heard = 0;
  std::deque<CountingObserver> observers;
  for (std::int64_t i = 0; i < state.range(0); ++i) bus.add(observers.emplace_back(&heard));
  told(state, heard, [&](std::span<const Edit> edits) { bus.publish(edits, Direction::forward); });
}
BENCHMARK(emission)->Apply(sizes);

const EditFilter of_last{.of = CardId{transaction - 1}};

/// The same to observers that want one of ten edits.
void emission_narrowed(benchmark::State& state) {
  Bus bus;
  std::uint64_t heard = 0;
  std::deque<CountingObserver> observers;
  for (std::int64_t i = 0; i < state.range(0); ++i) bus.add(observers.emplace_back(&heard), {.edits = of_last});
  told(state, heard, [&](std::span<const Edit> edits) { bus.publish(edits, Direction::forward); });
}
BENCHMARK(emission_narrowed)->Apply(sizes);

/// The same to observers of a plugin, each with a context.
void emission_plugins(benchmark::State& state) {
  struct Counting {
    std::uint64_t heard = 0;
    void edits(std::span<const Edit> edits, Direction) { heard += edits.size(); }
  };
  Registry registry;
  const auto load = [](Registrar& host) {
    for (const char* id : {"counts.a", "counts.b", "counts.c", "counts.d"}) host.add_observer<Counting>(id);
  };
  if (!registry.load({"counts", "1.0.0", "", false}, load).empty()) std::abort();
  Bus bus;
  PluginObservers observers{bus};
  RulesDefinition rules;
  if (state.range(0) != 0) rules.plugins = {"counts"};
  observers.begin(registry, rules, View{});
  const std::uint64_t heard = 0;  // the plugin's own
  told(state, heard, [&](std::span<const Edit> edits) { bus.publish(edits, Direction::forward); });
}
BENCHMARK(emission_plugins)->Apply(sizes);

/// The same to public slots.
void emission_slots(benchmark::State& state) {
  Bus bus;
  std::uint64_t heard = 0;
  for (std::int64_t i = 0; i < state.range(0); ++i) bus.on_edits(Count{&heard});
  told(state, heard, [&](std::span<const Edit> edits) { bus.publish(edits, Direction::forward); });
}
BENCHMARK(emission_slots)->Apply(sizes);

/// The same to public slots that want one of ten edits.
void emission_narrowed_slots(benchmark::State& state) {
  Bus bus;
  std::uint64_t heard = 0;
  for (std::int64_t i = 0; i < state.range(0); ++i) bus.on_edits(Count{&heard}, {}, of_last);
  told(state, heard, [&](std::span<const Edit> edits) { bus.publish(edits, Direction::forward); });
}
BENCHMARK(emission_narrowed_slots)->Apply(sizes);

void emission_signals2(benchmark::State& state) {
  boost::signals2::signal<void(std::span<const Edit>, Direction)> signal;
  std::uint64_t heard = 0;
  for (std::int64_t i = 0; i < state.range(0); ++i) signal.connect(Count{&heard});
  told(state, heard, [&](std::span<const Edit> edits) { signal(edits, Direction::forward); });
}
BENCHMARK(emission_signals2)->Apply(sizes);

void emission_virtual(benchmark::State& state) {
  std::uint64_t heard = 0;
  std::deque<CountingObserver> kept;
  std::vector<Observer*> observers;
  for (std::int64_t i = 0; i < state.range(0); ++i) observers.push_back(&kept.emplace_back(&heard));
  benchmark::DoNotOptimize(observers.data());
  told(state, heard, [&](std::span<const Edit> edits) {
    for (Observer* observer : observers) observer->edits(edits, Direction::forward);
  });
}
BENCHMARK(emission_virtual)->Apply(sizes);

/// Ten edits of a state of ten cards, which are told by `tell`.
template <class Tell>
void transactions(benchmark::State& state, const std::uint64_t& heard, const Tell& tell) {
  Editor editor{bench::host().layout};
  for (std::uint32_t i = 0; i < transaction; ++i) editor.create(FormId{0}, ZoneId{0}, 0, bench::one);
  const Mark start = editor.mark();
  editor.hear(true);
  std::int32_t number = 0;
  for (auto _ : state) {
    if (++number % 4096 == 0) editor.rewind(start);  // so that the history stays short
    editor.begin_hearing();
    for (std::uint32_t i = 0; i < transaction; ++i) {
      editor.set(CardId{i}, static_cast<Slot>(property::orientation.index), Value::number(number));
      tell.made(editor.made());
    }
    tell.closed(editor.made());
    benchmark::DoNotOptimize(heard);
  }
}

/// One span to one slot of the bus when the transaction closes: what the rules do.
struct ToldOnce {
  Bus& bus;
  void made(std::span<const Edit>) const {}
  void closed(std::span<const Edit> edits) const { bus.publish(edits, Direction::forward); }
};
void transaction_on_bus(benchmark::State& state) {
  Bus bus;
  std::uint64_t heard = 0;
  bus.on_edits(Count{&heard});
  transactions(state, heard, ToldOnce{bus});
}
BENCHMARK(transaction_on_bus);

/// The peer: each edit is emitted when it is made.
using Signal = boost::signals2::signal<void(std::span<const Edit>, Direction)>;
struct ToldEach {
  Signal& signal;
  void made(std::span<const Edit> edits) const { signal(edits.last(1), Direction::forward); }
  void closed(std::span<const Edit>) const {}
};
void transaction_signals2(benchmark::State& state) {
  Signal signal;
  std::uint64_t heard = 0;
  signal.connect(Count{&heard});
  transactions(state, heard, ToldEach{signal});
}
BENCHMARK(transaction_signals2);

/// A command of ten edits, from its answer to the next question. Begun anew now and then, so that memory stays small.
void transaction_of_rules(benchmark::State& state) {
  bench::OnBus listener;
  std::uint64_t heard = 0;
  listener.bus.on_edits(Count{&heard});
  const Answer command = bench::command(bench::host().action("edits_10"));
  std::unique_ptr<Engine> engine;
  std::uint32_t commands = 0;
  for (auto _ : state) {
    if (commands++ % 4096 == 0) {
      state.PauseTiming();
      engine = bench::engine(120, listener);
      state.ResumeTiming();
    }
    bench::must(engine->answer(command));
    benchmark::DoNotOptimize(heard);
  }
}
BENCHMARK(transaction_of_rules);

/// The same with the game's log and digest.
void transaction_of_game(benchmark::State& state) {
  std::uint64_t heard = 0;
  const Command command{bench::host().action("edits_10"), {}, {}};
  std::unique_ptr<Game> game;
  std::uint32_t commands = 0;
  for (auto _ : state) {
    if (commands++ % 4096 == 0) {
      state.PauseTiming();
      game = bench::host().game(120);
      game->bus().on_edits(Count{&heard});
      state.ResumeTiming();
    }
    bench::must(game->command(bench::one, command));
    benchmark::DoNotOptimize(heard);
  }
}
BENCHMARK(transaction_of_game);

}  // namespace
