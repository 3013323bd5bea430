#include <riffle/plugin.hpp>

#include <catch2/catch.hpp>

#include <cstddef>

#include "house/tree.hpp"

using namespace riffle;

namespace {

/// The structs of the SDK that begin with their own size, by header.
std::vector<std::pair<std::string, std::string>> sized_structs() {
  static const std::string before = "std::uint32_t size = sizeof(";
  std::vector<std::pair<std::string, std::string>> found;
  for (const auto& file : house::files({"sdk/include"}))
    for (const auto& line : house::lines(file))
      if (const auto at = line.find(before); at != std::string::npos)
        found.emplace_back(file, line.substr(at + before.size(), line.find(')', at) - at - before.size()));
  return found;
}

bool states_its_size(const std::string& file, const std::string& name) {
  for (const auto& line : house::lines(file))
    if (line.starts_with("static_assert(sizeof(" + name + ") == ")) return true;
  return false;
}

// Where the last member ends, the struct ends: a member that is added later cannot fall into old padding, where an old
// plugin left garbage.
#define ENDS_WITH(Type, member) (offsetof(Type, member) + sizeof(Type::member) == sizeof(Type))

}  // namespace

TEST_CASE("every struct that begins with its size states in its header which size that is") {
  const auto structs = sized_structs();
  REQUIRE(structs.size() >= 5);
  for (const auto& [file, name] : structs) {
    INFO(file << ": " << name);
    CHECK(states_its_size(file, name));
  }
}

TEST_CASE("no struct that begins with its size has padding at its end") {
  CHECK(ENDS_WITH(Action, arguments));
  CHECK(ENDS_WITH(ActionDescriptor, parameters));
  CHECK(ENDS_WITH(Attachment, arguments));
  CHECK(ENDS_WITH(Decision, fallback));
  CHECK(ENDS_WITH(FormatDescriptor, extensions));
  CHECK(ENDS_WITH(ModifierDescriptor, summary));
  CHECK(ENDS_WITH(ObserverCalls, event));
  CHECK(ENDS_WITH(ObserverDescriptor, summary));
  CHECK(ENDS_WITH(PropertyDescriptor, summary));
  CHECK(ENDS_WITH(Question, reserved));
  CHECK(ENDS_WITH(ReplacementDescriptor, summary));
  CHECK(ENDS_WITH(TriggerDescriptor, summary));
  CHECK(ENDS_WITH(View, read));
  CHECK(sized_structs().size() == 13);  // one that is new needs a line above
}
