#pragma once

#include <cstdint>
#include <string_view>

namespace riffle {

/// How much a message matters; as the level of a log, from which on messages are written.
enum class LogLevel : std::uint32_t { trace, debug, info, warning, error, off };

/// A plugin's log, which the host writes under the plugin's id: `--log PLUGIN=LEVEL` says how much of it.
///
/// Shapes:   24 bytes, frozen. One that the host did not give writes nothing.
/// Threads:  any.
/// Must not: be used by what outlives the plugin: a static of it that is destroyed when its library is closed.
struct Log {
  void* context = nullptr;
  bool (*writes_level)(void* context, LogLevel level) = nullptr;
  void (*write_text)(void* context, LogLevel level, std::string_view text) = nullptr;

  /// Whether a message of this level would be written: for those that cost something to build.
  bool writes(LogLevel level) const { return writes_level != nullptr && writes_level(context, level); }
  void write(LogLevel level, std::string_view text) const {
    if (write_text != nullptr) write_text(context, level, text);
  }

  void trace(std::string_view text) const { write(LogLevel::trace, text); }
  void debug(std::string_view text) const { write(LogLevel::debug, text); }
  void info(std::string_view text) const { write(LogLevel::info, text); }
  void warning(std::string_view text) const { write(LogLevel::warning, text); }
  void error(std::string_view text) const { write(LogLevel::error, text); }
};
static_assert(sizeof(Log) == 24);

}  // namespace riffle
