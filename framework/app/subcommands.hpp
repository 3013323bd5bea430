#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace riffle {

/// How the program ends. Source: spec/cli.md.
enum class Exit : int { all_well = 0, findings = 1, wrong_command_line = 2, environment_failed = 3 };

/// What every subcommand takes.
struct CommonOptions {
  std::vector<std::string> plugin_path;
  bool json = false;
  int verbose = 0;
  std::string log_level;

  void add_to(CLI::App& subcommand);
  /// Sets the level of the log.
  void apply() const;
};

// Each adds its subcommand, which sets `status` when it has been run.
void add_play(CLI::App& app, Exit& status);
void add_check(CLI::App& app, Exit& status);
void add_show(CLI::App& app, Exit& status);
void add_replay(CLI::App& app, Exit& status);
void add_plugins(CLI::App& app, Exit& status);

}  // namespace riffle
