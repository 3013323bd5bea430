#pragma once

#include "plugin/plugins.hpp"

#include <iosfwd>

namespace riffle {

/// The plugins of one run of the program, and what they registered.
///
/// Ownership: a local of a subcommand. The registry comes first: the plugins take out of it what they put there before
///            their libraries close.
struct Host {
  Registry registry;
  Plugins plugins{registry};

  explicit Host(const PluginSearch& search) { plugins.load(search); }
};

/// The folder of a game, for its own plugins: the path itself, or that of its file. Empty when there is no game.
std::string game_folder(const std::string& path);

/// Says in one line that plugins were refused, if any were: files that only lie beside plugins do not matter.
void report_refusals(std::ostream& errors, const Plugins& plugins);

}  // namespace riffle
