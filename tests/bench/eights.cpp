// Crazy eights at random: the engine, with journal and bus, beside a loop on byte arrays. One iteration is one game.
#include "bench/byte_eights.hpp"

#include "app/host.hpp"
#include "app/opening.hpp"
#include "game/playouts.hpp"

#include <benchmark/benchmark.h>

#include <deque>
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

  Table() {
    Diagnostics diagnostics;
    ScriptHead head;
    head.game = RIFFLE_SOURCE_DIR "/games/crazy_eights";
    const auto catalog = open_catalog(host.registry, head.game, {}, diagnostics);
    if (!catalog) throw std::runtime_error(catalog.error().message);
    auto started = Playouts::start(host.registry, setup_for(head, *catalog), diagnostics);
    if (!started) throw std::runtime_error(started.error().message);
    playouts = std::move(*started);
    for (const BotRecord& bot : host.registry.bots())
      if (bot.id == "bots.random") seat_all(bot);
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
  Table table;
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

}  // namespace
