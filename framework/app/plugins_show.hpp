#pragma once

#include "app/subcommands.hpp"

#include "base/json.hpp"
#include "plugin/plugins.hpp"

namespace riffle {

/// Adds `show` to the subcommand `plugins`.
CLI::App& add_plugins_show(CLI::App& plugins, Exit& status);

json::array to_json(const std::vector<std::string>& texts);

/// The fields of a note, as every output of the program names them.
void add_note(json::object& out, const PluginNote& note);

}  // namespace riffle
