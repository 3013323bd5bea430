#include "app/subcommands.hpp"

#include "base/log.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace riffle {
namespace {

// In the order of LogLevel.
constexpr std::string_view levels[] = {"trace", "debug", "info", "warning", "error", "off"};

/// What `--log` says: of all when no plugin is named.
struct SaidLevel {
  std::string_view plugin, level;

  explicit SaidLevel(std::string_view text) {
    const std::size_t equals = text.find('=');
    if (equals != std::string_view::npos) plugin = text.substr(0, equals);
    level = text.substr(equals == std::string_view::npos ? 0 : equals + 1);
  }
  std::optional<LogLevel> known() const {
    const auto found = std::find(std::begin(levels), std::end(levels), level);
    if (found == std::end(levels)) return std::nullopt;
    return static_cast<LogLevel>(found - std::begin(levels));
  }
};

/// A complaint, or nothing.
std::string check_level(const std::string& text) {
  if (text.starts_with('=')) return "expected a plugin before =, found none";
  if (SaidLevel{text}.known()) return {};
  return "expected trace, debug, info, warning, error or off, found \"" + std::string{SaidLevel{text}.level} + '"';
}

}  // namespace

void CommonOptions::add_to(CLI::App& subcommand) {
  subcommand.add_option("--plugin-path", plugin_path, "A folder to look for plugins in before all others; repeatable")
      ->type_name("DIR")
      ->allow_extra_args(false);
  subcommand.add_flag("--json", json, "One JSON value per line");
  subcommand.add_flag("-v,--verbose", verbose, "Say more; -vv says most");
  subcommand
      .add_option("--log,--log-level", log,
                  "From which level on the log is written to standard error, that of one plugin or of all; repeatable")
      ->type_name("[PLUGIN=]LEVEL")
      ->allow_extra_args(false)
      ->check(check_level);
}

void CommonOptions::apply() const {
  if (verbose > 0) set_log_level(verbose > 1 ? LogLevel::debug : LogLevel::info);
  for (const bool of_all : {true, false}) {
    for (const std::string& text : log) {
      const SaidLevel said{text};
      if (said.plugin.empty() != of_all) continue;
      if (of_all) {
        set_log_level(*said.known());
      } else {
        set_log_level(said.plugin, *said.known());
      }
    }
  }
}

}  // namespace riffle
