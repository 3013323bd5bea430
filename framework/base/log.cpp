#include "base/log.hpp"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <mutex>
#include <string>

namespace riffle {

namespace {

spdlog::level::level_enum level_of(LogLevel level) {
  switch (level) {
    case LogLevel::trace:
      return spdlog::level::trace;
    case LogLevel::debug:
      return spdlog::level::debug;
    case LogLevel::info:
      return spdlog::level::info;
    case LogLevel::warning:
      return spdlog::level::warn;
    case LogLevel::error:
      return spdlog::level::err;
    case LogLevel::off:
      break;
  }
  return spdlog::level::off;
}

/// One logger for each plugin, so that a level can be set for one of them.
spdlog::logger& logger_of(std::string_view plugin) {
  static std::mutex mutex;
  const std::lock_guard lock(mutex);
  static const bool prepared = [] {
    spdlog::set_pattern("%l: %n: %v");
    spdlog::set_level(spdlog::level::warn);
    return true;
  }();
  static_cast<void>(prepared);
  const std::string name{plugin.empty() ? "riffle" : plugin};
  if (const auto known = spdlog::get(name)) return *known;
  return *spdlog::stderr_logger_mt(name);  // spdlog keeps it
}

void write(spdlog::logger& logger, LogLevel level, std::string_view text) {
  if (level < LogLevel::off) logger.log(level_of(level), spdlog::string_view_t{text.data(), text.size()});
}

}  // namespace

void set_log_level(LogLevel level) {
  logger_of({});
  spdlog::set_level(level_of(level));
}

void set_log_level(std::string_view plugin, LogLevel level) { logger_of(plugin).set_level(level_of(level)); }

void log(LogLevel level, std::string_view plugin, std::string_view text) { write(logger_of(plugin), level, text); }

Log log_of(std::string_view plugin) {
  Log log;
  log.context = &logger_of(plugin);
  log.writes_level = [](void* logger, LogLevel level) {
    return level < LogLevel::off && static_cast<spdlog::logger*>(logger)->should_log(level_of(level));
  };
  log.write_text = [](void* logger, LogLevel level, std::string_view text) {
    write(*static_cast<spdlog::logger*>(logger), level, text);
  };
  return log;
}

}  // namespace riffle
