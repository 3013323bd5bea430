#pragma once

#include <riffle/log.hpp>

#include <string_view>

namespace riffle {

/// From which level on messages are written, whoever they are of; `warning` at first.
void set_log_level(LogLevel level);

/// The same for one plugin, loaded or not; until the level of all is set again.
void set_log_level(std::string_view plugin, LogLevel level);

/// Writes a message to standard error: "warning: core: text". `plugin` is empty when it is the host's own.
///
/// Threads: any.
void log(LogLevel level, std::string_view plugin, std::string_view text);

/// What a plugin is given to write with.
///
/// Ownership: what is behind it stays for the life of the process.
Log log_of(std::string_view plugin);

}  // namespace riffle
