// Crazy eights at random: the engine, with journal and bus, beside a loop on byte arrays. One iteration is one game.
#include "bench/byte_eights.hpp"
#include "bench/table.hpp"

#include "app/host.hpp"
#include "app/opening.hpp"
#include "game/playouts.hpp"

#include <benchmark/benchmark.h>

#include <bit>
#include <stdexcept>

namespace {

using namespace riffle;

/// Sums that tell whether it is the same game that is measured.
struct Sums {
  std::uint64_t decisions = 0, chances = 0;
  std::int64_t score = 0;

  void report(benchmark::State& state) const {
    const auto games = static_cast<double>(state.iterations());
    state.SetItemsProcessed(static_cast<std::int64_t>(decisions));
    state.counters["decisions"] = static_cast<double>(decisions) / games;
    state.counters["chances"] = static_cast<double>(chances) / games;
    state.counters["score"] = static_cast<double>(score) / games;
    state.counters["ns_per_decision"] = benchmark::Counter(static_cast<double>(decisions) * 1e-9,
                                                           benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
  }
};

void byte_arrays(benchmark::State& state) {
  bench::ByteEights game;
  Sums sums;
  std::uint64_t seed = 0;
  for (auto _ : state) {
    const auto ended = game.play(++seed * 0x2545'F491'4F6C'DD1DU);
    sums.decisions += ended.decisions;
    sums.chances += ended.chances;
    sums.score += ended.score;
  }
  sums.report(state);
}
BENCHMARK(byte_arrays);

/// The game as people have it: from its folder, with the plugins that ship.
struct Table {
  Host host{{{SHIPPED_PLUGINS}, ""}};
  std::unique_ptr<Playouts> playouts;
  std::vector<Owned<Bot>> bots;

  explicit Table(bool bots_play) {
    Diagnostics diagnostics;
    ScriptHead head;
    head.game = RIFFLE_SOURCE_DIR "/games/crazy_eights";
    const auto catalog = open_catalog(host.registry, head.game, {}, diagnostics);
    if (!catalog) throw std::runtime_error(catalog.error().message);
    auto started = Playouts::start(host.registry, setup_for(head, *catalog), diagnostics);
    if (!started) throw std::runtime_error(started.error().message);
    playouts = std::move(*started);
    for (const BotRecord& bot : host.registry.bots())
      if (bots_play && bot.id == "bots.random") seat_all(bot);
  }
  ~Table() {
    for (const Owned<Bot>& bot : bots) bot.drop(bot.object);
  }
  void seat_all(const BotRecord& bot) {
    for (std::uint32_t seat = 0; seat < playouts->view().seat_count; ++seat) {
      bots.push_back(bot.seat(SeatId{seat}, 1));
      playouts->seat(SeatId{seat}, bots.back().object);
    }
  }
};

void engine(benchmark::State& state) {
  Table table{true};
  Sums sums;
  std::uint64_t seed = 0;
  for (auto _ : state) {
    const Playout played = table.playouts->play(++seed * 0x2545'F491'4F6C'DD1DU);
    sums.decisions += played.decisions;
    sums.chances += played.chances;
    const View& view = table.playouts->view();
    for (std::uint32_t seat = 0; seat < view.seat_count; ++seat)
      sums.score += view.value(SeatId{seat}, property::score).as_number();
  }
  sums.report(state);
}
BENCHMARK(engine);

/// Whoever is asked takes the first option.
void step(Engine& engine) {
  Answer answer = bench::first_option(*engine.decision());
  answer.seat = SeatId{static_cast<std::uint32_t>(std::countr_zero(engine.decision()->seats.bits))};
  bench::must(engine.answer(std::move(answer)));
}

/// A game in its middle, at a question of a seat: nobody is a bot.
Engine& in_the_middle(Playouts& playouts) {
  playouts.play(7);
  Engine& engine = playouts.engine();
  for (int i = 0; i < 40; ++i) step(engine);
  return engine;
}

/// What a search does: an answer, as far as the next question, and back.
void step_and_undo(benchmark::State& state) {
  Table table{false};
  Engine& engine = in_the_middle(*table.playouts);
  for (auto _ : state) {
    step(engine);
    bench::must(engine.undo());
  }
}
BENCHMARK(step_and_undo);

/// The same without undo: on a copy.
void clone_and_step(benchmark::State& state) {
  Table table{false};
  Engine& engine = in_the_middle(*table.playouts);
  bench::Deaf deaf;
  for (auto _ : state) {
    Engine copy{engine, deaf};
    step(copy);
  }
}
BENCHMARK(clone_and_step);

/// What the game of a playout begins with: a copy of what was prepared, here one in the middle.
void begin(benchmark::State& state) {
  Table table{false};
  const Engine& prepared = in_the_middle(*table.playouts);
  bench::Deaf deaf;
  Engine engine{prepared, deaf};
  for (auto _ : state) engine.begin_from(prepared, 7);
}
BENCHMARK(begin);

}  // namespace
