#include "base/log.hpp"

#include <catch2/catch.hpp>

#include <unistd.h>

#include <cstdio>
#include <string>

using namespace riffle;

namespace {

/// What a call writes to standard error.
template <class Call>
std::string written_by(const Call& call) {
  std::FILE* const file = std::tmpfile();
  const int kept = ::dup(STDERR_FILENO);
  std::fflush(stderr);
  ::dup2(::fileno(file), STDERR_FILENO);
  call();
  std::fflush(stderr);
  ::dup2(kept, STDERR_FILENO);
  ::close(kept);
  std::rewind(file);
  std::string written;
  for (int c = std::fgetc(file); c != EOF; c = std::fgetc(file)) written += static_cast<char>(c);
  std::fclose(file);
  return written;
}

}  // namespace

TEST_CASE("a message names its level and its plugin, and braces in it are only text") {
  CHECK(written_by([] { log(LogLevel::warning, "core", "low on {} cards {0}"); }) ==
        "warning: core: low on {} cards {0}\n");
  CHECK(written_by([] { log(LogLevel::error, {}, "the host's own"); }) == "error: riffle: the host's own\n");
}

TEST_CASE("the level decides what is written, for plugins that are known and for new ones") {
  CHECK(written_by([] { log(LogLevel::info, "core", "quiet"); }).empty());
  set_log_level(LogLevel::info);
  CHECK(written_by([] { log(LogLevel::info, "core", "loud"); }) == "info: core: loud\n");
  CHECK(written_by([] { log(LogLevel::info, "newcomer", "loud"); }) == "info: newcomer: loud\n");
  set_log_level(LogLevel::off);
  CHECK(written_by([] { log(LogLevel::error, "core", "silent"); }).empty());
  set_log_level(LogLevel::warning);
}
