#pragma once

#include "app/script.hpp"

#include <cstdint>
#include <optional>
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
  std::vector<std::string> log;  ///< LEVEL, or PLUGIN=LEVEL

  void add_to(CLI::App& subcommand);
  /// Sets the levels of the log: that of all, then those of plugins.
  void apply() const;
};

/// Which game, and what it begins with.
struct GameOptions {
  std::string game;
  std::vector<std::string> decks, defines, with;

  /// Adds all but the game itself.
  void add_to(CLI::App& subcommand);
  /// What they say. Errors: they are wrong (CLI::ValidationError).
  ScriptHead head() const;
};

/// A seat as people count them, from 1 to 31; nothing when it is none.
std::optional<std::uint32_t> seat_number(std::string_view text);

// Each adds its subcommand, which sets `status` when it has been run.
void add_play(CLI::App& app, Exit& status);
void add_check(CLI::App& app, Exit& status);
void add_show(CLI::App& app, Exit& status);
void add_simulate(CLI::App& app, Exit& status);
void add_replay(CLI::App& app, Exit& status);
void add_plugins(CLI::App& app, Exit& status);

}  // namespace riffle
