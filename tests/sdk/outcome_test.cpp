#include <riffle/outcome.hpp>

#include <catch2/catch.hpp>

using namespace riffle;

namespace {

Status twice(Status first, int& reached) {
  RIFFLE_TRY(first);
  ++reached;
  RIFFLE_TRY(Outcome<int>{5});
  ++reached;
  return Status::declined;
}

Status added(Outcome<int> a, Outcome<int> b, int& sum) {
  RIFFLE_TRY_AS(left, a);
  RIFFLE_TRY_AS(right, Outcome<int>{b});
  sum = left + right;
  return done;
}

}  // namespace

TEST_CASE("an outcome is a value, or the status that stands in its place") {
  CHECK(Outcome<int>{3});
  CHECK(Outcome<int>{3}.value() == 3);
  CHECK(Outcome<int>{3}.status() == done);
  CHECK_FALSE(Outcome<int>{Status::unfit});
  CHECK(Outcome<int>{Status::unfit}.status() == Status::unfit);
}

TEST_CASE("RIFFLE_TRY returns what is not done, and else goes on") {
  for (const Status status : {Status::unfit, Status::declined, Status::awaiting, Status::refused, Status::illegal}) {
    int reached = 0;
    CHECK(twice(status, reached) == status);
    CHECK(reached == 0);
  }
  int reached = 0;
  CHECK(twice(done, reached) == Status::declined);
  CHECK(reached == 2);
}

TEST_CASE("RIFFLE_TRY_AS names the value, or returns the status") {
  int sum = 0;
  CHECK(added(2, 3, sum) == done);
  CHECK(sum == 5);
  CHECK(added(2, Status::awaiting, sum) == Status::awaiting);
  CHECK(added(Status::fault, 3, sum) == Status::fault);
  CHECK(sum == 5);
}
