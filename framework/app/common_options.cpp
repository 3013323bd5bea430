#include "app/subcommands.hpp"

#include "base/log.hpp"

#include <CLI/CLI.hpp>

namespace riffle {
namespace {

const std::vector<std::string> levels{"trace", "debug", "info", "warning", "error", "off"};

}  // namespace

void CommonOptions::add_to(CLI::App& subcommand) {
  subcommand.add_option("--plugin-path", plugin_path, "A folder to look for plugins in before all others; repeatable")
      ->type_name("DIR")
      ->allow_extra_args(false);
  subcommand.add_flag("--json", json, "One JSON value per line");
  subcommand.add_flag("-v,--verbose", verbose, "Say more; -vv says most");
  subcommand.add_option("--log-level", log_level, "From which level on the log is written")
      ->type_name("LEVEL")
      ->check(CLI::IsMember{levels});
}

void CommonOptions::apply() const {
  if (verbose > 0) set_log_level(verbose > 1 ? LogLevel::debug : LogLevel::info);
  for (std::size_t i = 0; i < levels.size(); ++i)
    if (levels[i] == log_level) set_log_level(static_cast<LogLevel>(i));
}

}  // namespace riffle
