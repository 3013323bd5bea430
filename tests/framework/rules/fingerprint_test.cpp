#include "rules/fingerprint.hpp"

#include <catch2/catch.hpp>

#include <set>

using riffle::Fingerprint;

namespace {

std::uint64_t sum_of(std::initializer_list<std::uint64_t> parts) {
  Fingerprint print;
  for (const std::uint64_t part : parts) print.add(part);
  return print.sum();
}

}  // namespace

TEST_CASE("four parts at once are the same as one after the other") {
  for (const std::uint64_t a : {0ULL, 1ULL, ~0ULL, 0x1234'5678'9ABC'DEF0ULL})
    for (const std::uint64_t b : {0ULL, 2ULL, ~0ULL - 1, 0xFEDC'BA98'7654'3210ULL}) {
      Fingerprint at_once;
      at_once.add(7);
      at_once.add(a, b, 3, ~a);
      at_once.add(b, a, ~b, 5);
      CHECK(at_once.sum() == sum_of({7, a, b, 3, ~a, b, a, ~b, 5}));
    }
}

TEST_CASE("order, number and place of the parts all count") {
  CHECK(sum_of({1, 2}) != sum_of({2, 1}));
  CHECK(sum_of({1, 2, 3}) != sum_of({1, 3, 2}));
  CHECK(sum_of({}) != sum_of({0}));
  CHECK(sum_of({0}) != sum_of({0, 0}));
  CHECK(sum_of({1, 0}) != sum_of({0, 1}));
}

TEST_CASE("small parts that follow each other have sums far from each other") {
  std::set<std::uint64_t> sums;
  std::set<std::uint32_t> high, low;
  for (std::uint64_t part = 0; part < 1000; ++part) {
    const std::uint64_t sum = sum_of({part});
    sums.insert(sum);
    high.insert(static_cast<std::uint32_t>(sum >> 32));
    low.insert(static_cast<std::uint32_t>(sum));
  }
  CHECK(sums.size() == 1000);
  CHECK(high.size() == 1000);
  CHECK(low.size() == 1000);
}
