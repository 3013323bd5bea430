#include "registry/registry.hpp"

#include <riffle/context.hpp>

#include <catch2/catch.hpp>

#include <stdexcept>
#include <string>
#include <vector>

using namespace riffle;

namespace {

std::vector<std::string> dropped;

struct Named final : ActionType {
  explicit Named(const char* text) : name(text) {}
  ~Named() { dropped.emplace_back(name); }
  Status run(Context&, const Action&) const override { return done; }

  const char* name;
};

struct Nothing final : Selector {
  void select(const View&, SeatId, std::vector<Choice>&) const override {}
};

struct NoDecks final : DeckFormat {
  Confidence probe(const Source&) const override { return not_mine; }
  std::optional<Deck> read(const Source&, Diagnostics&) const override { return std::nullopt; }
};

Owned<ActionType> named(const char* name) { return Owned<ActionType>::make<Named>(name); }

PluginRecord plugin(const char* id) { return {id, "1.0.0", std::string(id) + ".riffle"}; }

void load_core(Registrar& host) {
  host.add_event("core.moved", "A card moved");
  host.add_action("core.move", {.summary = "Moves cards"}, named("move"));
  host.add_action("core.draw", {}, named("draw"));
  host.add_selector<Nothing>("core.all", "Every card");
}

}  // namespace

TEST_CASE("the built-in properties stand in the order in which plugins know them") {
  Registry registry;
  CHECK(registry.property_count() == property::result.index + 1);
  CHECK(registry.find_property("shown") == property::shown);
  CHECK(registry.find_property("face") == property::face);
  CHECK(registry.find_property("orientation") == property::orientation);
  CHECK(registry.find_property("controller") == property::controller);
  CHECK(registry.find_property("seen") == property::seen);
  CHECK(registry.find_property("highlight") == property::highlight);
  CHECK(registry.find_property("targeted") == property::targeted);
}

TEST_CASE("roles and properties get ids on first use, and keep them") {
  Registry registry;
  CHECK_FALSE(registry.find_property("Cost"));
  const PropertyId cost = registry.property("Cost");
  CHECK(registry.property("Cost") == cost);
  CHECK(registry.find_property("Cost") == cost);
  CHECK(registry.property_name(cost) == "Cost");
  const RoleId hand = registry.role("hand");
  CHECK(registry.role("hand") == hand);
  CHECK(registry.role_name(hand) == "hand");
  CHECK(registry.role_count() == 1);
}

TEST_CASE("what a plugin registers is found by its id, with its owner") {
  Registry registry;
  REQUIRE(registry.load(plugin("core"), load_core) == "");
  const ActionId move = registry.find_action("core.move");
  REQUIRE(move);
  const ActionRecord& record = registry.actions()[move.index];
  CHECK(record.id == "core.move");
  CHECK(record.summary == "Moves cards");
  CHECK(record.kind == ActionKind::event);
  CHECK(record.type != nullptr);
  CHECK(registry.plugins()[record.owner].id == "core");
  CHECK(registry.events()[registry.find_event("core.moved").index].summary == "A card moved");
  CHECK(registry.selectors()[registry.find_selector("core.all").index].selector != nullptr);
  CHECK_FALSE(registry.find_action("core.moved"));
  CHECK(registry.provides("core.all"));
  CHECK_FALSE(registry.provides("core.some"));
  CHECK(registry.missing().empty());
}

TEST_CASE("an id that is looked up before it is provided is the same id afterwards") {
  Registry registry;
  static ActionId asked;
  REQUIRE(registry.load(plugin("ruin"), [](Registrar& host) {
    asked = host.action("core.move");
    host.add_action("ruin.act", {}, named("act"));
  }) == "");
  CHECK_FALSE(registry.find_action("core.move"));
  CHECK(registry.actions()[asked.index].type == nullptr);
  REQUIRE(registry.missing().size() == 1);
  CHECK(registry.missing()[0].id == "core.move");
  CHECK(registry.missing()[0].kind == "action");
  CHECK(registry.plugins()[registry.missing()[0].asked_by].id == "ruin");
  REQUIRE(registry.load(plugin("core"), load_core) == "");
  CHECK(registry.find_action("core.move") == asked);
  CHECK(registry.missing().empty());
}

TEST_CASE("each plugin that asked for what is missing is named, and once each") {
  Registry registry;
  const auto asks = [](Registrar& host) {
    host.selector("piles.hand");
    host.selector("piles.hand");
    host.event("core.moved");
    host.add_event(std::string_view("a.done"), "");
  };
  REQUIRE(registry.load(plugin("a"), asks) == "");
  REQUIRE(registry.load(plugin("b"), [](Registrar& host) {
    host.selector("piles.hand");
    host.add_event("b.done", "");
  }) == "");
  CHECK(registry.missing().size() == 3);
  registry.revoke(0);
  REQUIRE(registry.missing().size() == 1);
  CHECK(registry.missing()[0].asked_by == 1);
  CHECK(registry.missing()[0].kind == "selector");
}

TEST_CASE("a duplicate id refuses the plugin that came second and names both") {
  Registry registry;
  REQUIRE(registry.load({"core", "1.0.0", "/plugins/first.riffle"}, load_core) == "");
  const auto first = registry.actions()[registry.find_action("core.move").index].type;
  const std::string reason = registry.load({"core", "2.0.0", "/plugins/second.riffle"}, load_core);
  CHECK(reason == "duplicate id core.moved: already provided by plugin core (/plugins/first.riffle)");
  CHECK(registry.actions()[registry.find_action("core.move").index].type == first);
  CHECK(registry.plugins()[1].revoked);
  CHECK_FALSE(registry.plugins()[0].revoked);
}

TEST_CASE("an id that is not the plugin's own is refused") {
  const auto reason = [](void (*load)(Registrar&)) { return Registry{}.load(plugin("ruin"), load); };
  CHECK(reason([](Registrar& host) { host.add_action("core.move", {}, named("x")); }) ==
        "an id: expected ruin.NAME, found \"core.move\"");
  CHECK(reason([](Registrar& host) { host.add_event("ruin.", ""); }) == "an id: expected ruin.NAME, found \"ruin.\"");
  CHECK(reason([](Registrar& host) { host.add_event("ruins.act", ""); }) ==
        "an id: expected ruin.NAME, found \"ruins.act\"");
  CHECK(reason([](Registrar& host) { host.add_selector<Nothing>("ruin.two words", ""); }) ==
        "an id: expected ruin.NAME, found \"ruin.two words\"");
}

TEST_CASE("when load() fails or throws, everything it registered is revoked and dropped, the newest first") {
  Registry registry;
  dropped.clear();
  CHECK(registry.load(plugin("core"), [](Registrar& host) {
    load_core(host);
    throw std::runtime_error("no luck");
  }) == "no luck");
  CHECK(dropped == std::vector<std::string>{"draw", "move"});
  CHECK_FALSE(registry.find_action("core.move"));
  CHECK_FALSE(registry.find_event("core.moved"));
  CHECK_FALSE(registry.provides("core.all"));
  CHECK(registry.actions()[0].type == nullptr);

  CHECK(registry.load(plugin("core"), [](Registrar& host) {
    host.fail("the first reason");
    host.fail("the second");
  }) == "the first reason");
  CHECK(registry.load(plugin("core"), [](Registrar& host) { host.fail(""); }) == "it failed without a reason");
  CHECK(registry.load(plugin("core"), [](Registrar&) { throw 42; }) == "something that is no std::exception");
  REQUIRE(registry.load(plugin("core"), load_core) == "");
  CHECK(registry.find_action("core.move") == ActionId{0});
}

TEST_CASE("a plugin that registers nothing is refused") {
  Registry registry;
  CHECK(registry.load(plugin("idle"), [](Registrar& host) { host.action("core.move"); }) ==
        "it registers nothing: expected an action, a selector, an event, a rule, a property, a bot, an observer or a "
        "format");
  CHECK(registry.missing().empty());
}

TEST_CASE("an object that is missing, or that nothing drops, is refused") {
  CHECK(Registry{}.load(plugin("ruin"), [](Registrar& host) {
    host.add_action("ruin.act", {}, Owned<ActionType>{});
  }) == "ruin.act: expected an object and the function that drops it, found null");
}

TEST_CASE("objects of several plugins are dropped when the registry ends") {
  dropped.clear();
  {
    Registry registry;
    REQUIRE(registry.load(plugin("core"), load_core) == "");
    REQUIRE(registry.load(plugin("ruin"), [](Registrar& host) { host.add_action("ruin.act", {}, named("act")); }) ==
            "");
    CHECK(dropped.empty());
  }
  CHECK(dropped == std::vector<std::string>{"act", "draw", "move"});
}

TEST_CASE("a format keeps its extensions, and is gone when its plugin is revoked") {
  Registry registry;
  REQUIRE(registry.load(plugin("lists"), [](Registrar& host) {
    static const char* const extensions[] = {".txt", ".deck"};
    host.add_format("lists.deck", {.summary = "A list", .extensions = extensions}, Owned<DeckFormat>::make<NoDecks>());
  }) == "");
  REQUIRE(registry.deck_formats().size() == 1);
  CHECK(registry.deck_formats()[0].extensions == std::vector<std::string>{".txt", ".deck"});
  CHECK(registry.deck_formats()[0].summary == "A list");
  CHECK(registry.provides("lists.deck"));
  registry.revoke(0);
  CHECK(registry.deck_formats().empty());
}

TEST_CASE("an extension without its dot, or with capitals, is refused") {
  Registry registry;
  CHECK(registry.load(plugin("lists"), [](Registrar& host) {
    static const char* const extensions[] = {"txt"};
    host.add_format("lists.deck", {.extensions = extensions}, Owned<DeckFormat>::make<NoDecks>());
  }) == "lists.deck: an extension: expected a dot and lower-case letters, found \"txt\"");
  CHECK(registry.load(plugin("lists"), [](Registrar& host) {
    static const char* const extensions[] = {".TXT"};
    host.add_format("lists.deck", {.extensions = extensions}, Owned<DeckFormat>::make<NoDecks>());
  }) == "lists.deck: an extension: expected a dot and lower-case letters, found \".TXT\"");
  CHECK(registry.deck_formats().empty());
}
