// Questions, commands and events, without log and digest.
#include "bench/table.hpp"

#include <benchmark/benchmark.h>

namespace {

using namespace riffle;

constexpr std::uint32_t restart = 4096;  // a history without end would measure fresh pages

/// Gives answers to an engine that is begun anew now and then, at a table with that many cards.
template <class Begin, class Step>
void played(benchmark::State& state, std::uint32_t cards, const Begin& begin, const Step& step) {
  bench::Deaf deaf;
  std::unique_ptr<Engine> engine;
  std::uint32_t steps = 0;
  for (auto _ : state) {
    if (steps++ % restart == 0) {
      state.PauseTiming();
      engine = bench::engine(cards, deaf);
      begin(*engine);
      state.ResumeTiming();
    }
    step(*engine);
  }
}

void commands(benchmark::State& state, std::uint32_t cards, const std::string& action) {
  const Answer command = bench::command(bench::host().action(action));
  played(
      state, cards, [](Engine&) {}, [&](Engine& engine) { bench::must(engine.answer(command)); });
}

/// A whole question inside an item: edits, the question, its answer, rewind, the edits again, close.
void ask_and_rerun(benchmark::State& state) {
  const auto action = bench::host().action("ask_" + std::to_string(state.range(0)));
  played(
      state, 120, [&](Engine& engine) { bench::must(engine.answer(bench::command(action))); },
      [](Engine& engine) { bench::must(engine.answer(bench::first_option(*engine.decision()))); });
}
BENCHMARK(ask_and_rerun)->ArgName("edits")->Arg(3)->Arg(20)->Arg(200);

struct FirstOption final : Bot {
  Status answer(const View&, SeatId, const Question& question, std::vector<Choice>& chosen) override {
    chosen.push_back(question.options.front().what);
    return done;
  }
};

/// 64 questions of one run, answered inside.
void asked_inside(benchmark::State& state) {
  FirstOption bot;
  const Answer command = bench::command(bench::host().action("ask_inside_64"));
  played(
      state, 120, [&](Engine& engine) { engine.scope().bots[0] = &bot; },
      [&](Engine& engine) { bench::must(engine.answer(command)); });
}
BENCHMARK(asked_inside);

/// 64 events of one edit and one fact each.
void perform(benchmark::State& state) { commands(state, 120, "perform_64"); }
BENCHMARK(perform);

/// A command of one edit, from its answer to the next question.
void command(benchmark::State& state) { commands(state, static_cast<std::uint32_t>(state.range(0)), "edits_1"); }
BENCHMARK(command)->ArgName("cards")->Arg(120)->Arg(50)->Arg(500)->Arg(5'000)->Arg(50'000);

void step_and_undo(benchmark::State& state) {
  const Answer command = bench::command(bench::host().action("edits_1"));
  played(
      state, static_cast<std::uint32_t>(state.range(0)), [](Engine&) {},
      [&](Engine& engine) {
        bench::must(engine.answer(command));
        bench::must(engine.undo());
      });
}
BENCHMARK(step_and_undo)->ArgName("cards")->Arg(120)->Arg(50)->Arg(500)->Arg(5'000)->Arg(50'000);

}  // namespace
