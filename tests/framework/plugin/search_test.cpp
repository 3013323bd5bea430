#include "plugin/search.hpp"

#include "framework/plugin/temporary_folder.hpp"

#include <cstdlib>
#include <optional>

using namespace riffle;

namespace {

/// Gives a variable of the environment a value for the time of a test.
class Variable {
 public:
  Variable(const char* name, const std::string& value) : name_(name) {
    if (const char* old = std::getenv(name)) old_ = old;
    ::setenv(name, value.c_str(), 1);
  }
  ~Variable() { old_ ? ::setenv(name_, old_->c_str(), 1) : ::unsetenv(name_); }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;

 private:
  const char* name_;
  std::optional<std::string> old_;
};

std::vector<std::string> paths(const PluginSearch& search) {
  std::vector<std::string> paths;
  for (const PluginFolder& folder : plugin_folders(search)) paths.push_back(folder.path.string());
  return paths;
}

std::string installed() {
  return std::filesystem::weakly_canonical(std::filesystem::canonical("/proc/self/exe").parent_path() /
                                           "../lib/riffle/plugins")
      .string();
}

}  // namespace

TEST_CASE("plugins are looked for where spec/cli.md says, in that order") {
  const TemporaryFolder folder;
  const Variable listed("RIFFLE_PLUGIN_PATH", (folder / "b") + "::" + (folder / "c"));
  const Variable data_home("XDG_DATA_HOME", folder / "data");
  CHECK(paths({{folder / "a"}, folder / "game"}) ==
        std::vector<std::string>{folder / "a", folder / "b", folder / "c", folder / "game",
                                 folder / "data/riffle/plugins", installed()});
}

TEST_CASE("without XDG_DATA_HOME, or with a relative one, the home folder's is used") {
  const TemporaryFolder folder;
  const Variable listed("RIFFLE_PLUGIN_PATH", "");
  const Variable home("HOME", folder.path());
  const std::vector<std::string> expected = {folder / ".local/share/riffle/plugins", installed()};
  for (const char* const relative : {"", "share"}) {
    const Variable data_home("XDG_DATA_HOME", relative);
    CHECK(paths({}) == expected);
  }
}

TEST_CASE("only the folder found relative to the program is trusted with it") {
  CHECK(is_installed(installed() + "/a.riffle"));
  CHECK_FALSE(is_installed(installed() + "/deep/a.riffle"));
  CHECK_FALSE(is_installed(installed() + ".riffle"));
  CHECK_FALSE(is_installed("/tmp/a.riffle"));
}

TEST_CASE("only a folder that somebody named is missed when it is not there") {
  for (const PluginFolder& folder : plugin_folders({{"/tmp"}, ""})) CHECK(folder.named == (folder.path == "/tmp"));
}

TEST_CASE("the files of a folder are listed by name, and what lies deeper is not") {
  const TemporaryFolder folder;
  folder.write("b.riffle", "");
  folder.write("a.so", "");
  folder.write("a.riffle", "");
  folder.write("notes.txt", "");
  folder.write(".riffle", "");
  std::filesystem::create_directory(folder / "deep");
  folder.write("deep/c.riffle", "");
  CHECK(plugin_files(folder.path()) ==
        std::vector<std::filesystem::path>{folder / "a.riffle", folder / "a.so", folder / "b.riffle"});
  CHECK(plugin_files(folder / "nowhere").empty());
}
