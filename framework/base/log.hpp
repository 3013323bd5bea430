#pragma once

#include <cstdint>
#include <string_view>

namespace riffle {

enum class LogLevel : std::uint32_t { trace, debug, info, warning, error, off };

/// From which level on messages are written; `warning` at first.
void set_log_level(LogLevel level);

/// Writes a message to standard error: "warning: core: text". `plugin` is empty when it is the host's own.
///
/// Threads: any.
void log(LogLevel level, std::string_view plugin, std::string_view text);

}  // namespace riffle
