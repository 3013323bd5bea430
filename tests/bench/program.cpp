// The start of the program, from outside: it is run, and waited for.
#include <benchmark/benchmark.h>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

/// Runs a program with its output thrown away. Returns what went wrong, or nothing.
std::string run(std::vector<std::string> words) {
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  // Plugins of whoever measures must not be measured too.
  std::string home = "XDG_DATA_HOME=/nonexistent", language = "LC_ALL=C.UTF-8";
  char* environment[] = {home.data(), language.data(), nullptr};
  posix_spawn_file_actions_t files;
  ::posix_spawn_file_actions_init(&files);
  ::posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0);
  ::posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0);
  pid_t child = 0;
  const int failed = ::posix_spawn(&child, arguments[0], &files, nullptr, arguments.data(), environment);
  ::posix_spawn_file_actions_destroy(&files);
  if (failed != 0) return words[0] + ": " + std::strerror(failed);
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return status == 0 ? "" : words[0] + " ended with the status " + std::to_string(WEXITSTATUS(status));
}

void started(benchmark::State& state, const std::vector<std::string>& words) {
  for (auto _ : state) {
    const auto began = std::chrono::steady_clock::now();
    const std::string why = run(words);
    state.SetIterationTime(std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count());
    if (!why.empty()) return state.SkipWithError(why.c_str());
  }
}

int plugins_in(const char* folder) {
  int count = 0;
  for (const auto& entry : fs::directory_iterator(folder)) count += entry.path().extension() == ".riffle";
  return count;
}

const std::string script = RIFFLE_SOURCE_DIR "/tests/bench/start.script";

void start(benchmark::State& state) {
  started(state, {RIFFLE_PROGRAM, "play", "--script", script, "--plugin-path", BENCH_PLUGINS});
  state.counters["plugins"] = plugins_in(SHIPPED_PLUGINS) + plugins_in(BENCH_PLUGINS);
}
void start_with_shipped_plugins(benchmark::State& state) {
  started(state, {RIFFLE_PROGRAM, "play", "--script", script});
}
void start_for_help(benchmark::State& state) { started(state, {RIFFLE_PROGRAM, "--help"}); }
/// The floor: what any program costs.
void start_true(benchmark::State& state) { started(state, {"/bin/true"}); }

void thirty(benchmark::internal::Benchmark* benchmark) {
  benchmark->UseManualTime()->Iterations(1)->Repetitions(30)->Unit(benchmark::kMillisecond);
}
BENCHMARK(start)->Apply(thirty);
BENCHMARK(start_with_shipped_plugins)->Apply(thirty);
BENCHMARK(start_for_help)->Apply(thirty);
BENCHMARK(start_true)->Apply(thirty);

}  // namespace
