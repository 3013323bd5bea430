#include "game/set_up.hpp"

#include <catch2/catch.hpp>

namespace {
using namespace riffle;

GroupDefinition group(const char* name, Visibility visibility, bool shared, const char* role = "") {
  GroupDefinition group;
  group.name = name;
  group.visibility = visibility;
  group.shared = shared;
  group.role = role;
  return group;
}

struct SetUpFixture {
  Registry registry;
  Catalog catalog;
  RoleId hand = registry.role("hand"), draw = registry.role("draw"), discard = registry.role("discard");
  static constexpr SeatId one{0}, two{1};

  SetUpFixture() {
    catalog.definition.groups = {
        group("Table", Visibility::undefined, true, "table"), group("Cards in Hand", Visibility::owner, false, "hand"),
        group("Stock", Visibility::nobody, true), group("DISCARD", Visibility::everybody, true)};
  }
  ZoneId zone(const Layout& layout, RoleId role, SeatId seat) const {
    return layout.role_zones[role.index * (layout.seats + 1) + (seat ? seat.index : layout.seats)];
  }
  std::string_view name(const Layout& layout, ZoneId zone) const {
    return zone ? registry.symbols().text(layout.zones[zone.index].name) : "none";
  }
};

TEST_CASE_METHOD(SetUpFixture,
                 "A player's group is a zone for each seat, a shared one is one zone, the last is for the removed") {
  const auto layout = set_up(registry, catalog);
  REQUIRE(layout->zones.size() == 6);
  CHECK(layout->zones[1].owner == one);
  CHECK(layout->zones[2].owner == two);
  CHECK_FALSE(layout->zones[3].owner);
  CHECK(layout->gone == ZoneId{5});
}

TEST_CASE_METHOD(
    SetUpFixture,
    "Roles come from the format, from the group's name in any case, and the draw pile is the first that nobody sees") {
  const auto layout = set_up(registry, catalog);
  CHECK(name(*layout, zone(*layout, hand, two)) == "Cards in Hand");
  CHECK(zone(*layout, hand, one) != zone(*layout, hand, two));
  CHECK(name(*layout, zone(*layout, discard, {})) == "DISCARD");
  CHECK(name(*layout, zone(*layout, draw, {})) == "Stock");
  catalog.definition.groups.push_back(group("Library", Visibility::nobody, false));
  const auto own = set_up(registry, catalog);
  CHECK(name(*own, zone(*own, draw, one)) == "Library");
}

TEST_CASE_METHOD(SetUpFixture, "What the definition says of a role goes before all else") {
  catalog.definition.rules.roles = {{"draw", "discard", {}}};
  const auto layout = set_up(registry, catalog);
  CHECK(name(*layout, zone(*layout, draw, {})) == "DISCARD");
}

TEST_CASE_METHOD(SetUpFixture, "A definition says what a change of zone resets, attribute by attribute") {
  catalog.definition.rules.reset = "form=keep markers=keep orientation=keep";
  const auto layout = set_up(registry, catalog);
  CHECK(layout->named_forms == Reset::keep);
  CHECK(layout->markers == Reset::keep);
  CHECK(layout->card_columns[property::orientation.index].reset == Reset::keep);
  CHECK(layout->card_columns[property::highlight.index].reset == Reset::initial);
  catalog.definition.rules.reset.clear();
  CHECK(set_up(registry, catalog)->named_forms == Reset::initial);
}

TEST_CASE_METHOD(SetUpFixture, "Counters and variables are columns of the seats, or of the game when they are shared") {
  catalog.definition.counters = {{"Score", 3, false, {}, {}}, {"Round", 1, true, {}, {}}};
  catalog.definition.variables = {{"mood", "calm", false, {}}};
  const auto layout = set_up(registry, catalog);
  REQUIRE(layout->seat_columns.size() == 3);
  CHECK(layout->seat_columns[2].property == property::score);
  CHECK(layout->seat_columns[0].initial == Value::number(3));
  CHECK(registry.symbols().text(layout->seat_columns[1].initial.as_symbol()) == "calm");
  REQUIRE(layout->game_columns.size() == 2);
  CHECK(layout->game_columns[1].property == property::result);
  CHECK(layout->game_slots[registry.find_property("Round").index] == 0);
  CHECK(layout->seat_slots[registry.find_property("Round").index] == no_slot);
}

}  // namespace
