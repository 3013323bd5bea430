#include "house/include_rules.hpp"

#include <map>
#include <set>
#include <vector>

#include "house/tree.hpp"

namespace house {
namespace {

// The arrows of the diagram; a room may include every room that it reaches.
const std::map<std::string, std::vector<std::string>> arrows = {
    {"app", {"laws", "game", "plugin"}},
    {"laws", {"game"}},
    {"game", {"rules", "catalog", "bus"}},
    {"rules", {"state", "registry"}},
    {"catalog", {"registry"}},
    {"plugin", {"registry"}},
    {"registry", {"base"}},
    {"state", {"base"}},
    {"bus", {"base"}},
    {"base", {}},
};

// The state would build alone: it holds what happens, and knows nobody who makes it happen.
const std::set<std::string> unknown_to_state = {"riffle/context.hpp", "riffle/event.hpp",     "riffle/format.hpp",
                                                "riffle/plugin.hpp",  "riffle/registrar.hpp", "riffle/selector.hpp"};

// Third-party headers and the folders whose business they are. Tests may include everything.
const std::vector<std::pair<std::string, std::vector<std::string>>> owners = {
    {"boost/dll", {"framework/plugin/"}},
    {"boost/signals2", {"framework/bus/"}},
    {"boost/json", {"framework/base/", "plugins/format_json/"}},
    {"boost/container", {"framework/base/"}},
    {"spdlog/", {"framework/base/"}},
    {"fmt/", {"framework/base/"}},
    {"unicode/", {"framework/base/"}},
    {"zip.h", {"framework/base/"}},
    {"CLI/", {"framework/app/"}},
    {"SQLiteCpp/", {"framework/catalog/"}},
    {"tinyxml2.h", {"plugins/format_octgn/"}},
    {"catch2/", {}},
    {"rapidcheck", {}},
    {"benchmark/", {}},
};

std::string part(const std::string& path, int index) {
  std::size_t begin = 0;
  for (; index > 0; --index) begin = path.find('/', begin) + 1;
  return path.substr(begin, path.find('/', begin) - begin);
}

std::string folder(const std::string& path) { return path.substr(0, path.rfind('/') + 1); }

bool reaches(const std::string& from, const std::string& to) {
  if (from == to) return true;
  for (const auto& next : arrows.at(from)) {
    if (reaches(next, to)) return true;
  }
  return false;
}

bool is_standard(const Include& include) {
  return !include.quoted && include.target.find_first_of("./") == std::string::npos;
}

bool is_sdk(const Include& include) { return !include.quoted && include.target.starts_with("riffle/"); }

// sys/stat.h, elf.h: the system's own, nobody's dependency.
bool is_system(const Include& include) {
  return !include.quoted && include.target.ends_with(".h") &&
         (include.target.starts_with("sys/") || include.target.find('/') == std::string::npos);
}

std::string ownership(const std::string& file, const Include& include) {
  for (const auto& [header, folders] : owners) {
    if (!include.target.starts_with(header)) continue;
    return starts_with_any(file, folders) ? "" : "this third-party header belongs to another folder";
  }
  if (is_system(include) || !file.starts_with("framework/")) return "";
  return "this third-party header has no owner";
}

std::string in_sdk(const Include& include) {
  return is_standard(include) || is_sdk(include) ? "" : "the SDK includes the standard library and itself";
}

// `home` is the plugin's folder, with its slash.
std::string in_plugin(const std::string& file, const Include& include, const std::string& home) {
  if (is_standard(include) || is_sdk(include)) return "";
  if (include.target.find("..") != std::string::npos) return "a plugin stays in its own folder";
  if (include.quoted) {
    const bool own = exists(home + include.target) || exists(folder(file) + include.target);
    return own ? "" : "a plugin includes <riffle/...>, its own files and its private dependencies";
  }
  const std::string first = part(include.target, 0);
  if (first == "framework" || first == "plugins" || arrows.contains(first)) {
    return "a plugin includes neither the framework nor another plugin";
  }
  return ownership(file, include);
}

std::string in_framework(const std::string& file, const Include& include) {
  const std::string room = part(file, 1);
  if (room == "state" && unknown_to_state.contains(include.target)) return "state knows nothing of it";
  if (is_standard(include) || is_sdk(include)) return "";
  const std::string first = part(include.target, 0);
  if (!arrows.contains(room)) return "there is no such room";
  if (!include.quoted && !arrows.contains(first)) return ownership(file, include);
  if (!include.quoted) return "a room is included in quotes";
  if (!arrows.contains(first)) return "a quoted include names a room: \"state/journal.hpp\"";
  if (!reaches(room, first)) return room + " may not include " + first;
  return "";
}

}  // namespace

std::optional<Include> include_of(const std::string& line) {
  std::size_t at = line.find_first_not_of(" \t");
  if (at == std::string::npos || line[at] != '#') return {};
  at = line.find_first_not_of(" \t", at + 1);
  if (at == std::string::npos || line.compare(at, 7, "include") != 0) return {};
  const std::size_t begin = line.find_first_of("<\"", at);
  if (begin == std::string::npos) return {};
  const bool quoted = line[begin] == '"';
  return Include{line.substr(begin + 1, line.find(quoted ? '"' : '>', begin + 1) - begin - 1), quoted};
}

std::string objection(const std::string& file, const Include& include) {
  if (file.starts_with("sdk/include/")) return in_sdk(include);
  if (file.starts_with("sdk/")) return in_plugin(file, include, folder(file));
  if (file.starts_with("plugins/")) return in_plugin(file, include, "plugins/" + part(file, 1) + "/");
  if (file.starts_with("games/")) return in_plugin(file, include, "games/" + part(file, 1) + "/plugin/");
  if (file.starts_with("framework/")) return in_framework(file, include);
  return "";
}

}  // namespace house
