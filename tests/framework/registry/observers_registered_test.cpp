// Observers of plugins, as the registry knows them.
#include "base/log.hpp"
#include "plugin/registered.hpp"
#include "registry/registry.hpp"

#include <catch2/catch.hpp>

#include <string>

using namespace riffle;

namespace {

struct Deaf {
  void event(const Event&) {}
};

PluginRecord plugin(const char* file = "") { return {"spy", "1.0.0", file}; }

void load_spy(Registrar& host) {
  host.add_observer<Deaf>("spy.deaf", {.event = host.add_event("spy.seen", ""),
                                       .edits = {.kinds = EditKind::placed, .property = property::score},
                                       .summary = "hears little"});
}

ObserverDescriptor given;
ObserverCalls given_calls;

/// Why an observer is refused.
std::string refusal(const ObserverDescriptor& descriptor, const ObserverCalls& calls) {
  given = descriptor;
  given_calls = calls;
  return Registry{}.load(plugin(), [](Registrar& host) { host.add_observer("spy.deaf", given, given_calls); });
}

}  // namespace

TEST_CASE("an observer has an owner, what it wants, and the functions that its class has") {
  Registry registry;
  REQUIRE(registry.load(plugin(), load_spy) == "");
  REQUIRE(registry.observers().size() == 1);
  const ObserverRecord& deaf = registry.observers()[0];
  CHECK(deaf.id == "spy.deaf");
  CHECK(deaf.summary == "hears little");
  CHECK(registry.plugins()[deaf.owner].id == "spy");
  CHECK(deaf.event == registry.find_event("spy.seen"));
  CHECK(deaf.edits == EditFilter{.kinds = EditKind::placed, .property = property::score});
  CHECK(deaf.calls.begin != nullptr);
  CHECK(deaf.calls.end != nullptr);
  CHECK(deaf.calls.edits == nullptr);
  CHECK(deaf.calls.event != nullptr);
  CHECK(registry.provides("spy.deaf"));
}

TEST_CASE("an observer that is there already is refused, and both plugins are named") {
  Registry registry;
  REQUIRE(registry.load(plugin("/first.riffle"), [](Registrar& host) { host.add_observer<Deaf>("spy.deaf"); }) == "");
  CHECK(registry.load(plugin("/second.riffle"), [](Registrar& host) { host.add_observer<Deaf>("spy.deaf"); }) ==
        "duplicate id spy.deaf: already provided by plugin spy (/first.riffle)");
  CHECK(registry.observers().size() == 1);
}

TEST_CASE("an observer that hears nothing, or whose sizes cannot be, is refused") {
  CHECK(refusal({}, {}) ==
        "spy.deaf: the functions of an observer: expected one that hears edits or events, found none");
  ObserverDescriptor small;
  small.size = 8;
  CHECK(refusal(small, calls_of<Deaf>()) == "spy.deaf: the size in ObserverDescriptor: expected at least 24, found 8");
  ObserverCalls few = calls_of<Deaf>();
  few.size = 24;
  CHECK(refusal({}, few) == "spy.deaf: the size in ObserverCalls: expected at least 40, found 24");
  CHECK(refusal({}, calls_of<Deaf>()) == "");
}

TEST_CASE("an observer is gone when its plugin is revoked, and may be provided again") {
  Registry registry;
  REQUIRE(registry.load(plugin(), load_spy) == "");
  CHECK(registered(registry).size() == 2);
  registry.revoke(0);
  CHECK(registry.observers().empty());
  CHECK_FALSE(registry.provides("spy.deaf"));
  CHECK(registered(registry).empty());
  CHECK(registry.load(plugin(), load_spy) == "");
}

TEST_CASE("a plugin writes to a log under its own id") {
  static Log log;
  Registry registry;
  REQUIRE(registry.load(plugin(), [](Registrar& host) {
    host.add_observer<Deaf>("spy.deaf");
    log = host.log();
  }) == "");
  CHECK(log.context == log_of("spy").context);
  CHECK(log.writes(LogLevel::error));
}
