#pragma once

#include "plugin/plugins.hpp"

#include <filesystem>
#include <optional>

namespace riffle {

/// Why this host does not take a plugin of that note, before anything of it runs: its id, its SDK version, its ABI.
std::optional<std::string> refusal_of(const PluginNote& note);

/// Why a file must not be loaded from where it lies: it and every folder above it must belong to root, to the user or
/// to the owner of the program, and be writable by nobody else; a sticky folder (/tmp) may be.
///
/// Shapes: `file` is canonical: no link is left in it.
std::optional<std::string> distrust(const std::filesystem::path& file);

}  // namespace riffle
