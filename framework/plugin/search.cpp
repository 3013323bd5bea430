#include "plugin/search.hpp"

#include <algorithm>
#include <cstdlib>

namespace riffle {

namespace {

namespace fs = std::filesystem;

/// A variable of the environment; empty when there is none, or when this program runs with others' rights.
std::string variable(const char* name) {
  const char* value = ::secure_getenv(name);
  return value == nullptr ? std::string{} : std::string{value};
}

/// A folder that is named twice is looked through once, where it was named first.
void add(std::vector<PluginFolder>& folders, PluginFolder folder) {
  std::error_code ignored;
  const fs::path canonical = fs::weakly_canonical(folder.path, ignored);
  if (!canonical.empty()) folder.path = canonical;
  for (const PluginFolder& known : folders)
    if (known.path == folder.path) return;
  folders.push_back(std::move(folder));
}

void add_listed(std::vector<PluginFolder>& folders, std::string_view list) {
  while (!list.empty()) {
    const std::string_view path = list.substr(0, list.find(':'));
    if (!path.empty()) add(folders, {path, true});
    list.remove_prefix(std::min(path.size() + 1, list.size()));
  }
}

fs::path user_folder() {
  const fs::path from_xdg = variable("XDG_DATA_HOME"), home = variable("HOME");
  if (from_xdg.is_absolute()) return from_xdg / "riffle/plugins";  // a relative one is to be ignored
  return home.is_absolute() ? home / ".local/share/riffle/plugins" : fs::path{};
}

fs::path installed_folder() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  return error ? fs::path{} : program.parent_path().parent_path() / "lib/riffle/plugins";
}

}  // namespace

std::vector<PluginFolder> plugin_folders(const PluginSearch& search) {
  std::vector<PluginFolder> folders;
  for (const std::string& path : search.given) add(folders, {path, true});
  add_listed(folders, variable("RIFFLE_PLUGIN_PATH"));
  if (!search.game.empty()) add(folders, {search.game});
  if (const fs::path user = user_folder(); !user.empty()) add(folders, {user});
  if (const fs::path installed = installed_folder(); !installed.empty()) add(folders, {installed});
  return folders;
}

bool is_installed(const fs::path& file) {
  std::error_code error;
  const fs::path installed = fs::canonical(installed_folder(), error);
  return !error && file.parent_path() == installed;
}

std::vector<fs::path> plugin_files(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
    const fs::path suffix = entry->path().extension();
    if (suffix == ".riffle" || suffix == ".so") files.push_back(entry->path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace riffle
