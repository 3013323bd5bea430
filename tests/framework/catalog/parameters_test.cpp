// What a definition, and then --define, say of the parameters that plugins declare.
#include "catalog/parameters.hpp"

#include "framework/catalog/catalog_fixture.hpp"

using namespace riffle;
using namespace catalog_tests;

namespace {

void load_race(Registrar& host) {
  host.add_property("race.laps", {.initial = Value::number(3), .parameter = 1});
  host.add_property("race.night", {.initial = Value::flag(false), .parameter = 1});
  host.add_property("race.track", {.initial = Value::symbol(host.symbol("oval")), .parameter = 1});
  host.add_property("race.fuel", {.initial = Value::number(9)});
}

using Given = std::vector<std::pair<std::string, std::string>>;

struct Racing : CatalogFixture {
  Racing() { REQUIRE(registry.load({"race", "1.0.0", "", false}, load_race).empty()); }

  Loaded with(const std::string& lines, const std::vector<Define>& defines) {
    folder.write("game.tiny", "game|" + guid(1) + "|The Game|1\nplugin|race\nnext|tiny.turn\n" + lines);
    return load(defines);
  }
  /// What the one thing that is wrong says.
  static Diagnostic only(const Loaded& loaded) {
    REQUIRE(loaded.diagnostics.size() == 1);
    return loaded.diagnostics[0];
  }
  static Given given(const Loaded& loaded) {
    Given all;
    for (const ParameterDefinition& one : loaded.catalogs.at(0)->definition.rules.parameters)
      all.emplace_back(one.name, one.value);
    return all;
  }
  std::optional<Value> value(const char* id, std::string_view text) {
    return parameter_value(*find_parameter(registry, id), text, registry.symbols());
  }
};

}  // namespace

TEST_CASE_METHOD(Racing, "a parameter is found in any case, and a property that is none is not") {
  REQUIRE(find_parameter(registry, "RACE.Laps") != nullptr);
  CHECK(find_parameter(registry, "RACE.Laps")->id == "race.laps");
  CHECK(find_parameter(registry, "race.fuel") == nullptr);
  CHECK(parameter_names(registry) == std::vector<std::string_view>{"race.laps", "race.night", "race.track"});
}

TEST_CASE_METHOD(Racing, "a value is a whole number, a flag or a text, as the parameter is") {
  CHECK(value("race.laps", " 12 ") == Value::number(12));
  CHECK(value("race.laps", "-2147483648") == Value::number(INT32_MIN));
  for (const char* bad : {"", "twelve", "1.5", "12 laps", "2147483648"}) CHECK_FALSE(value("race.laps", bad));
  CHECK(value("race.night", "TRUE") == Value::flag(true));
  CHECK(value("race.night", "1") == Value::flag(true));
  CHECK(value("race.night", " false") == Value::flag(false));
  CHECK(value("race.night", "0") == Value::flag(false));
  for (const char* bad : {"", "perhaps", "2"}) CHECK_FALSE(value("race.night", bad));
  CHECK(value("race.track", "figure eight") == Value::symbol(registry.symbols().intern("figure eight")));
}

TEST_CASE_METHOD(Racing, "a definition gives parameters, and a define comes after it") {
  const Loaded loaded = with("parameter|race.laps|5\nparameter|Race.Track|hill\n",
                             {{"RACE.laps", "7"}, {"race.night", "true"}, {"race.laps", "8"}});
  CHECK(loaded.diagnostics.empty());
  // The last of equal ones wins, which is what a game begins with (game/set_up).
  CHECK(
      given(loaded) ==
      Given{
          {"race.laps", "5"}, {"Race.Track", "hill"}, {"race.laps", "7"}, {"race.night", "true"}, {"race.laps", "8"}});
}

TEST_CASE_METHOD(Racing, "a define whose value does not fit is an error, and changes nothing") {
  const Loaded number = with("parameter|race.laps|5\n", {{"race.laps", "many"}});
  CHECK(only(number).code == "bad-define");
  CHECK(only(number).severity == Severity::error);
  CHECK(only(number).file == "--define");
  CHECK(only(number).message == "expected a whole number for race.laps, found `many`");
  CHECK(given(number) == Given{{"race.laps", "5"}});
  CHECK(only(with("", {{"Race.Night", "perhaps"}})).message ==
        "expected true or false for race.night, found `perhaps`");
}

TEST_CASE_METHOD(Racing, "a define of what is no parameter is an error with what was probably meant") {
  const Loaded loaded = with("", {{"race.lapse", "5"}});
  CHECK(only(loaded).code == "unknown-define");
  CHECK(only(loaded).hint == "did you mean `race.laps`?");
  CHECK(only(with("", {{"race.fuel", "5"}})).code == "unknown-define");
}

TEST_CASE_METHOD(Racing,
                 "what a definition says of a parameter is checked where it stands, and left out when it is bad") {
  const Loaded unknown = with("parameter|race.lasp|5\n", {});
  CHECK(only(unknown).code == "unknown-parameter");
  CHECK(only(unknown).place == SourcePlace{4, 11, 9});
  CHECK(only(unknown).hint == "did you mean `race.laps`?");
  CHECK(given(unknown).empty());
  const Loaded bad = with("parameter|race.night|dark\nparameter|race.laps|2\n", {});
  CHECK(only(bad).code == "bad-parameter");
  CHECK(only(bad).message == "expected true or false for race.night, found `dark`");
  CHECK(given(bad) == Given{{"race.laps", "2"}});
}
