#pragma once

#include "plugin/plugins.hpp"

#include <filesystem>

namespace riffle {

/// A folder in which plugins are looked for.
struct PluginFolder {
  std::filesystem::path path;
  bool named = false;  ///< somebody named it: that it is not there is worth saying
};

/// The folders of a search, in its order, each once.
std::vector<PluginFolder> plugin_folders(const PluginSearch& search);

/// Whether a file lies in the folder found relative to the program, which is trusted like the program itself.
///
/// Shapes: `file` is canonical: no link is left in it.
bool is_installed(const std::filesystem::path& file);

/// What lies in a folder and may be meant as a plugin: `.riffle` and `.so`, by name. Empty when it cannot be read.
std::vector<std::filesystem::path> plugin_files(const std::filesystem::path& folder);

}  // namespace riffle
