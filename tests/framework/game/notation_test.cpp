#include "game/notation.hpp"

#include "framework/game/game_fixture.hpp"

namespace {
using namespace riffle;

struct NotationFixture : game_tests::GameFixture {
  Notation notation{host.registry, *catalog, game->view()};

  std::string written(Value value) const { return json::serialize(notation.write(value)); }
  std::string why(std::string_view text) const { return notation.read_value(*parse_json(text)).error().message; }
};

TEST_CASE_METHOD(NotationFixture, "Every value is written by names and read back as it was") {
  const Value values[] = {Value{},
                          Value::number(-7),
                          Value::flag(true),
                          Value::card(CardId{2}),
                          Value::seat(two),
                          Value::zone(view().zone(CardId{0})),
                          Value::symbol(host.registry.symbols().intern("#3 = \"odd\"")),
                          Value::form(FormId{1})};
  for (const Value& value : values) {
    const auto read = notation.read_value(notation.write(value));
    REQUIRE(read);
    CHECK(*read == value);
  }
}

TEST_CASE_METHOD(NotationFixture, "A log is readable by people") {
  CHECK(written(Value::card(CardId{2})) == "\"#3\"");
  CHECK(written(Value::zone(view().zone(CardId{0}))) == "\"zone 1:Draw Pile\"");
  CHECK(written(Value::seat(two)) == "\"seat 2\"");
}

TEST_CASE_METHOD(NotationFixture, "What names nothing is said, and what is meant for nobody is refused") {
  CHECK_THAT(why("\"zone 9:Attic\""), Catch::Contains("names nothing in this game"));
  CHECK_THAT(why("\"form 00000000-0000-0000-0000-000000000000\""), Catch::Contains("no card has the id"));
  CHECK_THAT(why("null"), Catch::Contains("names nothing"));
  CHECK_FALSE(notation.read_choice(*parse_json("true")));
  const auto answer = [&](std::string_view text) { return notation.read_answer(parse_json(text)->get_object()); };
  CHECK_THAT(answer(R"({"chosen":[1]})").error().message, Catch::Contains("needs a \"seat\""));
  CHECK_THAT(answer(R"({"seat":0,"chosen":[1]})").error().message, Catch::Contains("number from 1"));
  CHECK_THAT(answer(R"({"seat":1,"command":"no.such"})").error().message, Catch::Contains("no plugin provides"));
  CHECK(answer(R"({"seat":"chance","chosen":[4]})")->choices[0].what.as_number() == 4);
}

}  // namespace
