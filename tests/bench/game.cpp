// Clones, digests, and the whole way of a command through a game.
#include "bench/table.hpp"
#include "state/digest.hpp"

#include <benchmark/benchmark.h>

#include <map>

namespace {

using namespace riffle;

void card_counts(benchmark::internal::Benchmark* benchmark) {
  benchmark->ArgName("cards")->Arg(120)->Arg(50)->Arg(500)->Arg(5'000)->Arg(50'000);
}

std::uint32_t cards_of(const benchmark::State& state) { return static_cast<std::uint32_t>(state.range(0)); }

void clone(benchmark::State& state) {
  const auto game = bench::host().game(cards_of(state));
  for (auto _ : state) benchmark::DoNotOptimize(game->clone());
}
BENCHMARK(clone)->Apply(card_counts);

/// The rules of a game alone, into a new engine.
void clone_engine(benchmark::State& state) {
  bench::Deaf deaf;
  const auto engine = bench::engine(cards_of(state), deaf);
  for (auto _ : state) {
    Engine copy{*engine, deaf};
    benchmark::DoNotOptimize(copy.decision());
  }
}
BENCHMARK(clone_engine)->Apply(card_counts);

/// Its state alone, into an editor that is kept: what a search that asks for many clones would do.
void copy_into_kept(benchmark::State& state) {
  bench::Deaf deaf;
  const auto engine = bench::engine(cards_of(state), deaf);
  const Editor& from = engine->editor();
  Editor kept{from.shared_layout()};
  for (auto _ : state) {
    kept.copy_from(from, from.mark());
    benchmark::DoNotOptimize(kept.view().stored);
  }
}
BENCHMARK(copy_into_kept)->Apply(card_counts);

/// A game of 120 cards with so many edits behind it, in commands of ten; made once, since the long ones take a while.
const Game& after(std::int64_t edits) {
  static std::map<std::int64_t, std::unique_ptr<Game>> games;
  std::unique_ptr<Game>& game = games[edits];
  if (game == nullptr) {
    game = bench::host().game(120);
    for (std::int64_t i = 0; i < edits; i += 10)
      bench::must(game->command(bench::one, {bench::host().action("edits_10"), {}, {}}));
  }
  return *game;
}

void clone_after_history(benchmark::State& state) {
  const Game& game = after(state.range(0));
  for (auto _ : state) benchmark::DoNotOptimize(game.clone());
}
BENCHMARK(clone_after_history)->ArgName("history")->RangeMultiplier(10)->Range(1'000, 1'000'000);

/// What a transaction of three edits pays: they are made, and the digest follows.
void digest_after_three(benchmark::State& state) {
  bench::Deaf deaf;
  const auto engine = bench::engine(cards_of(state), deaf);
  const Symbols& symbols = bench::host().registry.symbols();
  Editor editor{engine->editor().shared_layout()};
  editor.copy_from(engine->editor(), engine->editor().mark());
  const Mark start = editor.mark();
  std::uint32_t next = 0;
  for (auto _ : state) {
    for (int i = 0; i < 3; ++i, ++next)
      editor.set(CardId{next % cards_of(state)}, static_cast<Slot>(property::orientation.index),
                 Value::number(static_cast<std::int32_t>(next) + 1));
    benchmark::DoNotOptimize(editor.digest(symbols));
    if (next % 12'288 == 0) editor.rewind(start);  // so that the history stays short
  }
}
BENCHMARK(digest_after_three)->Apply(card_counts);

void digest_from_scratch(benchmark::State& state) {
  bench::Deaf deaf;
  const auto engine = bench::engine(cards_of(state), deaf);
  for (auto _ : state)
    benchmark::DoNotOptimize(digest(engine->editor().state(), *bench::host().layout, bench::host().registry.symbols()));
}
BENCHMARK(digest_from_scratch)->Apply(card_counts);

/// A command of one edit with its line of the log and its digest. Begun anew now and then.
void command(benchmark::State& state) {
  const Command turn{bench::host().action("edits_1"), {}, {}};
  std::unique_ptr<Game> game;
  std::uint32_t commands = 0;
  for (auto _ : state) {
    if (commands++ % 4096 == 0) {
      state.PauseTiming();
      game = bench::host().game(cards_of(state));
      state.ResumeTiming();
    }
    bench::must(game->command(bench::one, turn));
  }
}
BENCHMARK(command)->Apply(card_counts);

}  // namespace
