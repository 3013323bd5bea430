#include "rules/target_pool.hpp"

#include <catch2/catch.hpp>

#include <vector>

using namespace riffle;

namespace {

std::vector<Target> numbered(std::size_t count, std::uint32_t from = 0) {
  std::vector<Target> targets;
  for (std::uint32_t i = 0; i < count; ++i) targets.push_back({CardId{from + i}, from});
  return targets;
}

bool equal(Targets a, const std::vector<Target>& b) { return std::equal(a.begin(), a.end(), b.begin(), b.end()); }

}  // namespace

TEST_CASE("what a pool hands out stays as it is until it is cleared, however much follows") {
  TargetPool pool;
  std::vector<Targets> copies;
  for (std::uint32_t i = 0; i < 2000; ++i) copies.push_back(pool.copy(numbered(1 + i % 7, i * 10)));
  for (std::uint32_t i = 0; i < 2000; ++i) REQUIRE(equal(copies[i], numbered(1 + i % 7, i * 10)));
}

TEST_CASE("no targets take no room") {
  TargetPool pool;
  CHECK(pool.copy({}).empty());
  pool.clear();  // before anything was taken
  CHECK(pool.copy({}).empty());
}

TEST_CASE("as much as is wanted lies side by side, more than a block too") {
  TargetPool pool;
  const auto few = numbered(3, 1), many = numbered(100'000, 9);
  const Targets first = pool.copy(few), big = pool.copy(many), last = pool.copy(few);
  CHECK(equal(first, few));
  CHECK(equal(big, many));
  CHECK(equal(last, few));
}

TEST_CASE("cleared, the same memory is used again") {
  TargetPool pool;
  const Target* const first = pool.take(10);
  const Target* const big = pool.take(5000);
  CHECK(big != first);
  for (int run = 0; run < 3; ++run) {
    pool.clear();
    CHECK(pool.take(10) == first);
    CHECK(pool.take(5000) == big);
  }
  // A block that is too small for what is wanted is passed over, and is there again in the next run.
  pool.clear();
  CHECK(pool.take(2000) == big);
  pool.clear();
  CHECK(pool.take(10) == first);
}
