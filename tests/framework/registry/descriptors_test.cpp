#include "registry/descriptors.hpp"

#include <catch2/catch.hpp>

#include <vector>

using namespace riffle;

namespace {

/// A parameter as a newer SDK may know it.
struct WiderParameter {
  Parameter known;
  std::uint64_t added = 0xDEAD'BEEF;
};

std::string refusal(const ActionDescriptor& descriptor) {
  Symbols symbols;
  ActionRecord record;
  const auto error = describe(descriptor, symbols, record);
  return error ? error->message : "";
}

}  // namespace

TEST_CASE("a descriptor is copied: its texts, its targets and its parameters") {
  Symbols symbols;
  ActionRecord record;
  const Parameter parameters[] = {{"zone", ValueKind::zone, 1, "where to"},
                                  {"position", ValueKind::number, 0, "how deep"}};
  REQUIRE_FALSE(describe({.kind = ActionKind::procedure,
                          .summary = "Moves",
                          .target = TargetKind::card,
                          .min_targets = 1,
                          .max_targets = 3,
                          .parameters = parameters},
                         symbols, record));
  CHECK(record.kind == ActionKind::procedure);
  CHECK(record.summary == "Moves");
  CHECK(record.target == TargetKind::card);
  CHECK(record.min_targets == 1);
  CHECK(record.max_targets == 3);
  REQUIRE(record.parameters.size() == 2);
  CHECK(symbols.text(record.parameters[0].name) == "zone");
  CHECK(record.parameters[0].required);
  CHECK(record.parameters[1].kind == ValueKind::number);
  CHECK(record.parameters[1].summary == "how deep");
}

TEST_CASE("of an older plugin's descriptor only its own size is read, and the rest keeps its default") {
  Symbols symbols;
  ActionRecord record;
  const Parameter parameters[] = {{"zone", ValueKind::zone, 1, "where to"}};
  ActionDescriptor older{
      .kind = ActionKind::procedure, .summary = "Old", .target = TargetKind::card, .parameters = parameters};
  older.size = offsetof(ActionDescriptor, target);
  REQUIRE_FALSE(describe(older, symbols, record));
  CHECK(record.kind == ActionKind::procedure);
  CHECK(record.summary == "Old");
  CHECK(record.target == TargetKind::none);
  CHECK(record.parameters.empty());
}

TEST_CASE("parameters are walked by the size that their plugin knows") {
  Symbols symbols;
  ActionRecord record;
  const std::vector<WiderParameter> wide = {{{"a", ValueKind::flag, 1, "first"}},
                                            {{"b", ValueKind::seat, 0, "second"}}};
  ActionDescriptor descriptor;
  descriptor.parameter_size = sizeof(WiderParameter);
  descriptor.parameters = {reinterpret_cast<const Parameter*>(wide.data()), wide.size()};
  REQUIRE_FALSE(describe(descriptor, symbols, record));
  REQUIRE(record.parameters.size() == 2);
  CHECK(symbols.text(record.parameters[1].name) == "b");
  CHECK(record.parameters[1].kind == ValueKind::seat);
  CHECK(record.parameters[1].summary == "second");
}

TEST_CASE("texts that are null are empty texts") {
  Symbols symbols;
  ActionRecord record;
  const Parameter parameters[] = {{"a", ValueKind::flag, 0, nullptr}};
  REQUIRE_FALSE(describe({.summary = nullptr, .parameters = parameters}, symbols, record));
  CHECK(record.summary.empty());
  CHECK(record.parameters[0].summary.empty());
}

TEST_CASE("a descriptor that cannot be is refused, with what was expected and found") {
  ActionDescriptor no_size;
  no_size.size = 0;
  CHECK(refusal(no_size) == "the size in ActionDescriptor: expected at least 8, found 0");
  CHECK(refusal({.kind = static_cast<ActionKind>(7)}) == "the kind of an action: expected procedure or event, found 7");
  CHECK(refusal({.target = static_cast<TargetKind>(9)}) == "the target of an action: expected a TargetKind, found 9");
  CHECK(refusal({.min_targets = 2, .max_targets = 1}) ==
        "the targets of an action: expected at most 1 as min_targets, found 2");
  const Parameter nameless[] = {{nullptr, ValueKind::flag, 0, ""}};
  CHECK(refusal({.parameters = nameless}) == "a parameter: expected a name, found none");
  const Parameter twice[] = {{"a", ValueKind::flag, 0, ""}, {"a", ValueKind::seat, 0, ""}};
  CHECK(refusal({.parameters = twice}) == "the parameters: expected each name once, found a twice");
  const Parameter odd[] = {{"a", static_cast<ValueKind>(99), 0, ""}};
  CHECK(refusal({.parameters = odd}) == "the kind of parameter a: expected a ValueKind, found 99");
  CHECK(refusal({.parameter_size = 0, .parameters = odd}) == "the size in Parameter: expected at least 12, found 0");
}
