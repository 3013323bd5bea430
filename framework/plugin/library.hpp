#pragma once

#include "plugin/plugins.hpp"

#include <boost/dll/shared_library.hpp>

#include <filesystem>

namespace riffle {

/// An opened library, and what the host knows of it.
struct Plugins::Library {
  boost::dll::shared_library code;
  PluginIndex plugin = no_plugin;
  std::size_t decision = 0;  ///< its place among the decisions
  std::filesystem::path folder;

  /// Opens a library. Errors: the reason that the dynamic linker gives.
  /// Shapes: `file` is canonical and absolute: a name without a slash would be looked for elsewhere.
  static Result<std::unique_ptr<Library>> open(const std::filesystem::path& file);
  /// What RIFFLE_PLUGIN exports, or null.
  void (*load_function() const)(Registrar&);
};

}  // namespace riffle
