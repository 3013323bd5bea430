#include "base/guard.hpp"

#include <catch2/catch.hpp>

#include <stdexcept>

using namespace riffle;

TEST_CASE("a guarded call that throws nothing says nothing") {
  int calls = 0;
  CHECK_FALSE(guarded([&] { ++calls; }));
  CHECK(calls == 1);
}

TEST_CASE("what a guarded call throws is copied to text") {
  CHECK(guarded([] { throw std::runtime_error("no luck"); }) == "no luck");
  CHECK(guarded([] { throw std::runtime_error(""); }) == "a std::exception without a text");
  CHECK(guarded([] { throw 42; }) == "something that is no std::exception");
}
