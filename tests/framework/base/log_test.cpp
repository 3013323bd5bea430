#include "base/log.hpp"

#include <catch2/catch.hpp>

#include "framework/standard_error.hpp"

using namespace riffle;

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

TEST_CASE("a plugin can have a level of its own, known or not, until that of all is set again") {
  set_log_level("talkative", LogLevel::trace);
  CHECK(written_by([] { log(LogLevel::trace, "talkative", "loud"); }) == "trace: talkative: loud\n");
  CHECK(written_by([] { log(LogLevel::info, "core", "quiet"); }).empty());
  set_log_level(LogLevel::warning);
  CHECK(written_by([] { log(LogLevel::info, "talkative", "quiet"); }).empty());
}

TEST_CASE("what a plugin writes with its log is written under its id, from its level on") {
  const Log given = log_of("chatty");
  CHECK(written_by([&] { given.info("quiet"); }).empty());
  CHECK_FALSE(given.writes(LogLevel::info));
  set_log_level("chatty", LogLevel::trace);
  CHECK(given.writes(LogLevel::trace));
  CHECK(written_by([&] {
          given.trace("1");
          given.debug("2");
          given.info("3 {}");
          given.warning("4");
          given.error("5");
          given.write(LogLevel::off, "6");
        }) == "trace: chatty: 1\ndebug: chatty: 2\ninfo: chatty: 3 {}\nwarning: chatty: 4\nerror: chatty: 5\n");
  CHECK_FALSE(given.writes(LogLevel::off));
  set_log_level(LogLevel::warning);
}

TEST_CASE("a log that no host gave writes nothing") {
  CHECK(written_by([] { Log{}.error("nobody reads this"); }).empty());
  CHECK_FALSE(Log{}.writes(LogLevel::error));
}
