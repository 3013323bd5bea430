// Properties and bots: what a plugin declares for the games that require it, and for whoever wants somebody to play them.
#include "plugin/registered.hpp"
#include "registry/registry.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

using namespace riffle;

namespace {

struct Idle final : Bot {
  Idle(SeatId, std::uint64_t) {}
  Status answer(const View&, SeatId, const Question&, std::vector<Choice>&) override { return done; }
};

PluginRecord plugin(const char* id, const char* file = "") { return {id, "1.0.0", file}; }

void load_race(Registrar& host) {
  host.add_property("race.laps", {.initial = Value::number(3), .parameter = 1, .summary = "how many laps"});
  host.add_property("race.fuel",
                    {.scope = Scope::card, .initial = Value::number(9), .on_move = OnMove::initial, .summary = "left"});
  host.add_bot<Idle>("race.idle", "never moves");
}

std::string refusal(void (*load)(Registrar&)) { return Registry{}.load(plugin("race"), load); }

/// Why this property is refused, without the id before it.
std::string refusal(const PropertyDescriptor& descriptor) {
  static PropertyDescriptor given;
  given = descriptor;
  return refusal([](Registrar& host) { host.add_property("race.laps", given); });
}

}  // namespace

TEST_CASE("a property that is declared has an owner, a scope, an initial value and what a move does to it") {
  Registry registry;
  REQUIRE(registry.load(plugin("race"), load_race) == "");
  REQUIRE(registry.declared_properties().size() == 2);
  const PropertyRecord& laps = registry.declared_properties()[0];
  const PropertyRecord& fuel = registry.declared_properties()[1];
  CHECK(laps.id == "race.laps");
  CHECK(laps.summary == "how many laps");
  CHECK(registry.plugins()[laps.owner].id == "race");
  CHECK(laps.property == registry.find_property("race.laps"));
  CHECK(laps.scope == Scope::game);
  CHECK(laps.initial == Value::number(3));
  CHECK(laps.parameter);
  CHECK(fuel.scope == Scope::card);
  CHECK(fuel.on_move == OnMove::initial);
  CHECK_FALSE(fuel.parameter);
  CHECK(registry.provides("race.laps"));
  CHECK(registry.provides("race.idle"));
  CHECK_FALSE(registry.provides("race.speed"));
}

TEST_CASE("the id of a property is the same whether it was looked up before it was declared or after") {
  Registry registry;
  const PropertyId early = registry.property("race.laps");
  static PropertyId declared;
  REQUIRE(registry.load(plugin("race"), [](Registrar& host) { declared = host.add_property("race.laps", {}); }) == "");
  CHECK(declared == early);
  CHECK(registry.declared_properties()[0].property == early);
}

TEST_CASE("a bot that is registered can be seated, and dropped by the plugin's own code") {
  Registry registry;
  REQUIRE(registry.load(plugin("race"), load_race) == "");
  REQUIRE(registry.bots().size() == 1);
  CHECK(registry.bots()[0].id == "race.idle");
  CHECK(registry.bots()[0].summary == "never moves");
  const Owned<Bot> seated = registry.bots()[0].seat(SeatId{1}, 7);
  REQUIRE(seated.object != nullptr);
  REQUIRE(seated.drop != nullptr);
  seated.drop(seated.object);
}

TEST_CASE("a property or bot that is there already is refused, and both plugins are named") {
  Registry registry;
  REQUIRE(registry.load(plugin("race", "/plugins/first.riffle"), load_race) == "");
  CHECK(registry.load(plugin("race", "/plugins/second.riffle"), load_race) ==
        "duplicate id race.laps: already provided by plugin race (/plugins/first.riffle)");
  CHECK(registry.load(plugin("race", "/plugins/third.riffle"), [](Registrar& host) {
    host.add_bot<Idle>("race.idle", "");
  }) == "duplicate id race.idle: already provided by plugin race (/plugins/first.riffle)");
  CHECK(registry.declared_properties().size() == 2);
  CHECK(registry.declared_properties()[0].owner == 0);
  CHECK(registry.bots().size() == 1);
}

TEST_CASE("a property or bot under somebody else's id is refused, and leaves nothing behind") {
  Registry registry;
  CHECK(registry.load(plugin("race"), [](Registrar& host) { host.add_property("core.laps", {}); }) ==
        "an id: expected race.NAME, found \"core.laps\"");
  CHECK(registry.load(plugin("race"), [](Registrar& host) { host.add_bot<Idle>("idle", ""); }) ==
        "an id: expected race.NAME, found \"idle\"");
  CHECK(registry.declared_properties().empty());
  CHECK(registry.bots().empty());
}

TEST_CASE("a property that cannot be is refused with what was expected and found") {
  CHECK(refusal({.scope = static_cast<Scope>(7)}) == "race.laps: the scope of a property: expected a Scope, found 7");
  CHECK(refusal({.initial = {}}) ==
        "race.laps: the initial value of a property: expected one of the kind that it holds, found 0");
  CHECK(refusal({.initial = {static_cast<ValueKind>(99), 0}}) ==
        "race.laps: the initial value of a property: expected one of the kind that it holds, found 99");
  PropertyDescriptor no_size;
  no_size.size = 0;
  CHECK(refusal(no_size) == "race.laps: the size in PropertyDescriptor: expected at least 16, found 0");
}

TEST_CASE("a parameter is a number, flag or symbol of the game, or it is refused") {
  const std::string reason =
      "race.laps: a parameter: expected a number, flag or symbol of the game, found another property";
  CHECK(refusal({.scope = Scope::seat, .parameter = 1}) == reason);
  CHECK(refusal({.scope = Scope::card, .parameter = 1}) == reason);
  CHECK(refusal({.initial = Value::seat({}), .parameter = 1}) == reason);
  CHECK(refusal({.initial = Value::flag(true), .parameter = 1}) == "");
  CHECK(refusal({.initial = Value::symbol({}), .parameter = 1}) == "");
}

TEST_CASE("of an older plugin's property only its own size is read, and the rest keeps its default") {
  Registry registry;
  REQUIRE(registry.load(plugin("race"), [](Registrar& host) {
    PropertyDescriptor older{.scope = Scope::card, .initial = Value::number(4), .on_move = OnMove::initial};
    older.parameter = 1;
    older.size = offsetof(PropertyDescriptor, on_move);
    host.add_property("race.laps", older);
  }) == "");
  CHECK(registry.declared_properties()[0].scope == Scope::card);
  CHECK(registry.declared_properties()[0].initial == Value::number(4));
  CHECK(registry.declared_properties()[0].on_move == OnMove::keep);
  CHECK_FALSE(registry.declared_properties()[0].parameter);
}

TEST_CASE("a bot that nothing seats is refused") {
  CHECK(refusal([](Registrar& host) { host.add_bot("race.idle", "", SeatBot{}); }) ==
        "race.idle: expected the function that seats it, found null");
}

TEST_CASE("a plugin may provide a property alone, or a bot alone") {
  CHECK(refusal([](Registrar& host) { host.add_property("race.laps", {}); }) == "");
  CHECK(refusal([](Registrar& host) { host.add_bot<Idle>("race.idle", ""); }) == "");
}

TEST_CASE("properties and bots are gone when their plugin is revoked, and may be provided again") {
  Registry registry;
  REQUIRE(registry.load(plugin("race"), load_race) == "");
  const PropertyId laps = registry.find_property("race.laps");
  CHECK(registered(registry).size() == 3);
  registry.revoke(0);
  CHECK(registry.declared_properties().empty());
  CHECK(registry.bots().empty());
  CHECK_FALSE(registry.provides("race.laps"));
  CHECK_FALSE(registry.provides("race.idle"));
  REQUIRE(registry.load(plugin("race"), load_race) == "");
  CHECK(registry.declared_properties()[0].property == laps);
}
