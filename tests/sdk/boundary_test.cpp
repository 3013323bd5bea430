#include <riffle/plugin.hpp>

#include <catch2/catch.hpp>

#include <string>
#include <type_traits>

using namespace riffle;

// What crosses the boundary may grow at its end; what exists may neither move nor change its size. A failure here means
// that plugins of this SDK version would read garbage: give the SDK a new version.
TEST_CASE("the structs that cross the boundary keep their layout") {
  CHECK(sizeof(Choice) == 4);
  CHECK(sizeof(Target) == 8);
  CHECK(sizeof(Value) == 8);
  CHECK(sizeof(Argument) == 12);
  CHECK(sizeof(Edit) == 36);
  CHECK(sizeof(Event) == 32);
  CHECK(sizeof(EditFilter) == 16);
  CHECK(sizeof(Log) == 24);
  CHECK(offsetof(ObserverDescriptor, edits) == 8);
  CHECK(offsetof(ObserverCalls, edits) == 24);
  CHECK(offsetof(Action, targets) == 24);
  CHECK(offsetof(Decision, options) == 16);
  CHECK(offsetof(Decision, fallback) == 56);
  CHECK(offsetof(ActionDescriptor, parameters) == 32);
  CHECK(offsetof(FormatDescriptor, extensions) == 16);
  CHECK(std::is_trivially_copyable_v<Action>);
  CHECK(std::is_trivially_copyable_v<Decision>);
  CHECK(std::is_trivially_copyable_v<ActionDescriptor>);
  CHECK(std::is_trivially_copyable_v<Parameter>);
  CHECK(std::is_trivially_copyable_v<Edit>);
  CHECK(std::is_trivially_copyable_v<ObserverDescriptor>);
  CHECK(std::is_trivially_copyable_v<ObserverCalls>);
}

TEST_CASE("nothing is deleted from the other side: no interface has a public destructor") {
  CHECK_FALSE(std::is_destructible_v<ActionType>);
  CHECK_FALSE(std::is_destructible_v<Selector>);
  CHECK_FALSE(std::is_destructible_v<GameFormat>);
  CHECK_FALSE(std::is_destructible_v<CardFormat>);
  CHECK_FALSE(std::is_destructible_v<DeckFormat>);
  CHECK_FALSE(std::is_destructible_v<Registrar>);
  CHECK_FALSE(std::is_destructible_v<Context>);
}

TEST_CASE("a note is an ELF note: its sizes, its owner and its text, padded to words") {
  constexpr auto note = detail::make_note("{\"a\":1}");
  CHECK(note.name_size == 7);
  CHECK(note.text_size == 8);
  CHECK(note.type == 1);
  CHECK(std::string(note.name) == "Riffle");
  CHECK(std::string(note.text) == "{\"a\":1}");
  CHECK(sizeof(note) == 12 + 8 + 8);
  CHECK(sizeof(detail::make_note("{}")) == 12 + 8 + 4);
}
