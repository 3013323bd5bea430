#pragma once

#include "plugin/plugins.hpp"

#include <filesystem>
#include <optional>

namespace riffle {

/// A part of an ABI tag, and what it is in this host.
struct AbiField {
  std::string name, found, expected;
};

/// The fields of an ABI tag; empty when there are not as many as in this host's.
std::vector<AbiField> abi_fields(std::string_view abi);

/// Why this host does not take a plugin of that note, before anything of it runs: its SDK version, its ABI, its id.
std::optional<std::string> refusal_of(const PluginNote& note);

/// Where a plugin's file lies, links resolved; nothing else may be opened. Errors: another suffix; an insecure path.
Result<std::filesystem::path> trusted_path(const std::filesystem::path& file);

/// Why a file must not be loaded from where it lies: it and every folder above it must belong to root, to the user or
/// to the owner of the program, and be writable by nobody else; a sticky folder (/tmp) may be.
///
/// Shapes: `file` is canonical: no link is left in it.
std::optional<std::string> distrust(const std::filesystem::path& file);

}  // namespace riffle
