#include "base/chance.hpp"

#include "base/symbols.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include <set>
#include <vector>

using namespace riffle;

TEST_CASE("the same seed, stream and count give the same numbers") {
  ChanceStream a(7, name_key("shuffle"), 3), b(7, name_key("shuffle"), 3);
  for (int i = 0; i < 100; ++i) CHECK(a.next() == b.next());
}

TEST_CASE("the numbers of a seed never change between versions") {
  ChanceStream stream(1, name_key("shuffle"), 0);
  CHECK(stream.next() == 0x9844'8A1F'24F1'BA35);
  CHECK(stream.next() == 0xF6D2'1E30'3FAE'8B3E);
}

TEST_CASE("another seed, stream or count gives other numbers, and none trades places with another") {
  std::set<std::uint64_t> firsts;
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    for (std::uint64_t key = 0; key < 20; ++key)
      for (std::uint32_t answers = 0; answers < 20; ++answers) firsts.insert(ChanceStream(seed, key, answers).next());
  CHECK(firsts.size() == 20 * 20 * 20);
}

TEST_CASE("a number below a bound is below it") {
  CHECK(rc::check("below", [](std::uint64_t seed, std::uint64_t key, std::uint32_t answers) {
    const auto bound = *rc::gen::nonZero<std::uint32_t>();
    ChanceStream stream(seed, key, answers);
    for (int i = 0; i < 20; ++i) RC_ASSERT(stream.below(bound) < bound);
  }));
  ChanceStream stream(1, 2, 3);
  for (int i = 0; i < 20; ++i) CHECK(stream.below(1) == 0);
}

TEST_CASE("a die shows each side about equally often") {
  std::vector<int> shown(6);
  for (std::uint32_t answer = 0; answer < 60'000; ++answer) ++shown[ChanceStream(1, name_key("die"), answer).below(6)];
  for (const int times : shown) {
    CHECK(times > 9'600);
    CHECK(times < 10'400);
  }
}
