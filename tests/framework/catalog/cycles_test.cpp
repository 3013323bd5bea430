#include "catalog/cycles.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include <set>

using namespace riffle::loading;

namespace {

/// The nodes of the cycle that a chain ends in, found by walking far enough; empty when it ends.
std::set<std::uint32_t> end_of(const std::vector<std::uint32_t>& next, std::uint32_t node) {
  for (std::size_t i = 0; i < next.size() && node != nowhere; ++i) node = next[node];
  std::set<std::uint32_t> cycle;
  for (; node != nowhere && cycle.insert(node).second; node = next[node]) {
  }
  return cycle;
}

std::vector<std::uint32_t> any_next() {
  const auto count = *rc::gen::inRange<std::uint32_t>(0, 12);
  std::vector<std::uint32_t> next;
  for (std::uint32_t i = 0; i < count; ++i) {
    const auto drawn = *rc::gen::inRange<std::uint32_t>(0, count + 2);
    next.push_back(drawn < count ? drawn : nowhere);
  }
  return next;
}

}  // namespace

TEST_CASE("cycles are those that walking each chain to its end finds, each once") {
  CHECK(rc::check([] {
    const std::vector<std::uint32_t> next = any_next();
    const Cycles cycles = find_cycles(next);
    std::set<std::set<std::uint32_t>> expected;
    for (std::uint32_t node = 0; node < next.size(); ++node) {
      const std::set<std::uint32_t> end = end_of(next, node);
      RC_ASSERT((cycles.reached[node] == nowhere) == end.empty());
      if (end.empty()) continue;
      expected.insert(end);
      const auto& found = cycles.all[cycles.reached[node]];
      RC_ASSERT(std::set<std::uint32_t>(found.begin(), found.end()) == end);
      RC_ASSERT(found.front() == *end.begin());
      RC_ASSERT(cycles.on[node] == (end.count(node) == 1));
      for (std::size_t i = 0; i < found.size(); ++i) RC_ASSERT(next[found[i]] == found[(i + 1) % found.size()]);
    }
    RC_ASSERT(cycles.all.size() == expected.size());
  }));
}

TEST_CASE("a chain of a million cards that ends in a circle takes no time to speak of") {
  std::vector<std::uint32_t> next(1'000'000);
  for (std::uint32_t i = 0; i < next.size(); ++i) next[i] = i + 1 < next.size() ? i + 1 : 0;
  const Cycles cycles = find_cycles(next);
  REQUIRE(cycles.all.size() == 1);
  CHECK(cycles.all[0].size() == next.size());
}
