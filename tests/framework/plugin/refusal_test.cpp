#include "plugin/refusal.hpp"

#include <riffle/plugin.hpp>

#include "framework/plugin/temporary_folder.hpp"

using namespace riffle;

namespace {

PluginNote note(const std::string& sdk, const std::string& abi = RIFFLE_ABI) {
  return {"a", "1.0.0", sdk, abi, {}, {}};
}

std::string with_field(std::size_t wanted, const std::string& value) {
  std::string abi;
  std::size_t field = 0;
  bool written = false;
  for (const char c : std::string(RIFFLE_ABI)) {
    if (c == ';')
      ++field, abi += c;
    else if (field != wanted)
      abi += c;
    else if (!written)
      abi += value, written = true;
  }
  return abi;
}

}  // namespace

TEST_CASE("this host takes what was built like it") {
  CHECK_FALSE(refusal_of(note(RIFFLE_SDK_VERSION)));
  CHECK_FALSE(refusal_of(note("0.0")));
}

TEST_CASE("an SDK version that is no version is another version") {
  for (const char* const sdk : {"", "0", "0.", ".1", "0.1.2", "0.1x", "x", "-0.1", "0.99999999999999999999", "1.0"}) {
    INFO(sdk);
    CHECK(refusal_of(note(sdk)) ==
          "other SDK version: expected 0.0 to " RIFFLE_SDK_VERSION ", found \"" + std::string(sdk) + "\"");
  }
}

TEST_CASE("the field of the ABI that differs is named") {
  const char* const names[] = {"C++ ABI",        "standard library", "string ABI",
                               "library checks", "sanitizer",        "pointer size"};
  for (std::size_t field = 0; field < 6; ++field) {
    const auto refusal = refusal_of(note(RIFFLE_SDK_VERSION, with_field(field, "odd")));
    REQUIRE(refusal);
    CHECK(refusal->starts_with(std::string("other ABI: ") + names[field] + ": expected "));
    CHECK(refusal->ends_with(", found odd"));
  }
  CHECK(refusal_of(note(RIFFLE_SDK_VERSION, "itanium")) == "other ABI: expected the fields \"" RIFFLE_ABI
                                                           "\", found \"itanium\"");
}

TEST_CASE("what may be opened is the path that was judged, with its links resolved") {
  const TemporaryFolder folder;
  const std::string file = folder.add_broken("thrower");
  std::filesystem::create_symlink(file, folder / "link.riffle");
  const auto path = trusted_path(folder / "link.riffle");
  REQUIRE(path);
  CHECK(path->string() == file);
  CHECK(trusted_path(folder.add_broken("thrower", "thrower.so")).error().message ==
        "the name of a plugin's file: expected the suffix .riffle, found .so");
  CHECK(trusted_path(folder.add_broken("thrower", "thrower")).error().message ==
        "the name of a plugin's file: expected the suffix .riffle, found none");
}

TEST_CASE("an ABI tag is told field by field, beside this host's") {
  const auto fields = abi_fields(with_field(1, "odd"));
  REQUIRE(fields.size() == 6);
  CHECK(fields[1].name == "standard library");
  CHECK(fields[1].found == "odd");
  CHECK(fields[1].expected == "libstdc++");
  CHECK(fields[5].found == fields[5].expected);
  CHECK(abi_fields("itanium;libstdc++").empty());
}
