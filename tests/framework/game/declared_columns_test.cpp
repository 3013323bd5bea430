// Properties of plugins in the shape of a game's state, and the score and the result that every game has.
#include "game/set_up.hpp"
#include "state/editor.hpp"

#include <catch2/catch.hpp>

namespace {
using namespace riffle;

void load_race(Registrar& host) {
  host.add_property("race.laps", {.initial = Value::number(3), .parameter = 1});
  host.add_property("race.track", {.initial = Value::symbol({}), .parameter = 1});
  host.add_property("race.leader", {.initial = Value::seat({})});
  host.add_property("race.lap", {.scope = Scope::seat, .initial = Value::number(1)});
  host.add_property("race.fuel", {.scope = Scope::card, .initial = Value::number(9), .on_move = OnMove::initial});
  host.add_property("race.wear", {.scope = Scope::card, .initial = Value::number(0)});
}

void load_idle(Registrar& host) { host.add_property("idle.hours", {}); }

struct DeclaredFixture {
  Registry registry;
  Catalog catalog;

  DeclaredFixture() {
    REQUIRE(registry.load({"race", "1.2.0", "", false}, load_race).empty());
    REQUIRE(registry.load({"idle", "1.0.0", "", false}, load_idle).empty());
    for (const char* name : {"Track", "Pit"}) {
      GroupDefinition& group = catalog.definition.groups.emplace_back();
      group.name = name;
      group.shared = true;
    }
    catalog.forms = {{TemplateId{0}, {}, {}, {}, 0}};
    catalog.templates = {{{}, FormId{0}, 1}};
    catalog.definition.rules.plugins = {"race 1.0"};
  }
  PropertyId id(const char* name) const { return registry.find_property(name); }
  /// What a game begins with.
  Value initial(const char* name) { return Editor{set_up(registry, catalog)}.view().value(id(name)); }
};

TEST_CASE_METHOD(DeclaredFixture, "a property is a column of what its scope says, and of nothing else") {
  const auto layout = set_up(registry, catalog);
  CHECK(layout->card_slots[id("race.fuel").index] == static_cast<Slot>(property::built_in));
  CHECK(layout->card_slots[id("race.wear").index] == static_cast<Slot>(property::built_in) + 1);
  CHECK(layout->card_slots[id("race.lap").index] == no_slot);
  CHECK(layout->seat_slots[id("race.lap").index] == 0);
  CHECK(layout->seat_slots[id("race.laps").index] == no_slot);
  CHECK(layout->game_slots[id("race.laps").index] == 0);
  CHECK(layout->game_slots[id("race.leader").index] == 2);
  CHECK(layout->game_columns[2].initial == Value::seat({}));
}

TEST_CASE_METHOD(DeclaredFixture, "only the plugins that the definition requires bring properties into a game") {
  const auto with_race = set_up(registry, catalog);
  CHECK(with_race->game_slots[id("idle.hours").index] == no_slot);
  catalog.definition.rules.plugins = {"rac", "race2", "idle"};
  const auto with_idle = set_up(registry, catalog);
  CHECK(with_idle->game_slots[id("idle.hours").index] == 0);
  CHECK(with_idle->game_slots[id("race.laps").index] == no_slot);
  CHECK(with_idle->card_slots[id("race.fuel").index] == no_slot);
}

TEST_CASE_METHOD(DeclaredFixture, "every game has a score for each seat and a result, absent until it ends") {
  catalog.definition.rules.plugins.clear();
  const Editor editor{set_up(registry, catalog)};
  CHECK(editor.layout().seat_columns.size() == 1);
  CHECK(editor.layout().game_columns.size() == 1);
  CHECK(editor.view().value(SeatId{1}, property::score) == Value::number(0));
  CHECK_FALSE(editor.view().value(property::result).present());
}

TEST_CASE_METHOD(DeclaredFixture, "a change of zone resets what its property says it resets") {
  Editor editor{set_up(registry, catalog)};
  const View& view = editor.view();
  const CardId card = editor.create(FormId{0}, ZoneId{0}, 0, {});
  CHECK(view.value(card, id("race.fuel")) == Value::number(9));
  editor.set(card, view.card_slots[id("race.fuel").index], Value::number(2));
  editor.set(card, view.card_slots[id("race.wear").index], Value::number(5));
  const Mark before = editor.mark();
  editor.place(card, ZoneId{0}, 0);
  CHECK(view.value(card, id("race.fuel")) == Value::number(2));
  editor.place(card, ZoneId{1}, 0);
  CHECK(view.value(card, id("race.fuel")) == Value::number(9));
  CHECK(view.value(card, id("race.wear")) == Value::number(5));
  editor.rewind(before);
  CHECK(view.value(card, id("race.fuel")) == Value::number(2));
}

TEST_CASE_METHOD(DeclaredFixture, "a parameter begins as it is given, in any case, the last of equal ones") {
  CHECK(initial("race.laps") == Value::number(3));
  catalog.definition.rules.parameters = {{"race.laps", "5", {}}, {"RACE.Laps", "7", {}}, {"race.track", "hill", {}}};
  CHECK(initial("race.laps") == Value::number(7));
  CHECK(initial("race.track") == Value::symbol(registry.symbols().intern("hill")));
}

TEST_CASE_METHOD(DeclaredFixture, "what is no parameter cannot be given, and what does not fit leaves it as it was") {
  catalog.definition.rules.parameters = {{"race.leader", "1", {}}, {"race.laps", "5", {}}, {"race.laps", "many", {}}};
  CHECK(initial("race.leader") == Value::seat({}));
  CHECK(initial("race.laps") == Value::number(5));
}

}  // namespace
