// Reading notes, beside opening the library.
#include "plugin/plugins.hpp"
#include "plugin/search.hpp"

#include <benchmark/benchmark.h>

#include <boost/dll/library_info.hpp>

#include <dlfcn.h>
#include <cstdlib>
#include <filesystem>

namespace {

using namespace riffle;
namespace fs = std::filesystem;

const std::string shipped = SHIPPED_PLUGINS "/actions_core.riffle";

void scan_note(benchmark::State& state) {
  for (auto _ : state) {
    const auto note = read_note(shipped);
    if (!note) state.SkipWithError(note.error().message.c_str());
  }
}
BENCHMARK(scan_note);

void open_and_close(benchmark::State& state) {
  for (auto _ : state) {
    void* library = ::dlopen(shipped.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) return state.SkipWithError(::dlerror());
    ::dlclose(library);
  }
}
BENCHMARK(open_and_close);

void library_info(benchmark::State& state) {
  for (auto _ : state) {
    boost::dll::library_info library{shipped};
    benchmark::DoNotOptimize(library.symbols());
  }
}
BENCHMARK(library_info);

/// So many files with a note, in a folder of their own; removed when it goes.
class Folder {
 public:
  explicit Folder(std::int64_t files) {
    std::string name = (fs::temp_directory_path() / "riffle_bench_XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) std::abort();
    path_ = name;
    for (std::int64_t i = 0; i < files; ++i)
      fs::copy_file(BENCH_PLUGINS "/idle_1.riffle", path_ / ("idle_" + std::to_string(i) + ".riffle"));
  }
  ~Folder() { fs::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

void scan_folder(benchmark::State& state) {
  const Folder folder{state.range(0)};
  for (auto _ : state)
    for (const fs::path& file : plugin_files(folder.path())) {
      const auto note = read_note(file.string());
      if (!note) return state.SkipWithError(note.error().message.c_str());
    }
}
BENCHMARK(scan_folder)->ArgName("plugins")->RangeMultiplier(10)->Range(1, 1'000);

}  // namespace
