#include "framework/rules/engine_fixture.hpp"

namespace {
using namespace rules_tests;

/// Both seats choose a number in secret; then each one's first cards are turned as far.
Status duel(Context& ctx, const Action&) {
  const Choice options[] = {Choice::number(90), Choice::number(180), Choice::number(270)};
  std::vector<Decision> decisions(2);
  for (std::uint32_t seat = 0; seat < 2; ++seat) {
    decisions[seat].seat = SeatId{seat};
    decisions[seat].options = std::span{options};
  }
  RIFFLE_TRY_AS(chosen, ctx.choose_all(decisions));
  for (std::uint32_t seat = 0; seat < 2; ++seat)
    ctx.set(CardId{seat}, property::orientation, Value::number(chosen[seat].front().what.as_number()));
  return done;
}

struct TogetherFixture : EngineFixture {
  TogetherFixture() {
    bodies.act = duel;
    REQUIRE(command());
    ear.forget();
  }
  std::int32_t turned(std::uint32_t card) const {
    return view().value(CardId{card}, property::orientation).as_number();
  }
};

TEST_CASE_METHOD(TogetherFixture,
                 "Seats that are asked at once answer in any order, and nothing is done before the last") {
  REQUIRE(engine->decision(one) != nullptr);
  REQUIRE(engine->decision(two) != nullptr);
  CHECK(choose({Choice::number(180)}, two));
  CHECK(engine->decision(two) == nullptr);
  CHECK(engine->decision(one) != nullptr);
  CHECK(ear.heard.empty());
  CHECK(turned(1) == 0);
  CHECK(choose({Choice::number(90)}, one));
  CHECK(turned(0) == 90);
  CHECK(turned(1) == 180);
  CHECK(ear.heard.size() == 2);
}

TEST_CASE_METHOD(TogetherFixture, "In whatever order they answer, the game is the same") {
  CHECK(choose({Choice::number(180)}, two));
  CHECK(choose({Choice::number(90)}, one));
  const std::uint64_t digest = engine->digest();
  REQUIRE(engine->undo());
  REQUIRE(command());
  CHECK(choose({Choice::number(90)}, one));
  CHECK(choose({Choice::number(180)}, two));
  CHECK(engine->digest() == digest);
}

TEST_CASE_METHOD(TogetherFixture, "A seat that has answered is told that others have not") {
  CHECK(choose({Choice::number(180)}, two));
  CHECK(choose({Choice::number(180)}, two).reason == "this seat has answered; others have not");
  CHECK(choose({Choice::number(17)}, one).reason == "that is not among the options");
}

TEST_CASE_METHOD(TogetherFixture, "The digest tells who has answered what while others have not") {
  const std::uint64_t before = engine->digest();
  CHECK(choose({Choice::number(180)}, two));
  const std::uint64_t after = engine->digest();
  CHECK(after != before);
  CHECK(engine->undo());
  CHECK(engine->digest() == before);
  CHECK(choose({Choice::number(90)}, two));
  CHECK(engine->digest() != after);
}

TEST_CASE_METHOD(TogetherFixture, "Answers that wait are undone and redone one by one, before and after the last") {
  REQUIRE(engine->undo());
  bodies.act = [](Context& ctx, const Action& action) -> Status {
    RIFFLE_TRY(duel(ctx, action));
    RIFFLE_TRY(ask(ctx, one));
    return done;
  };
  REQUIRE(command());
  const std::uint32_t known = engine->undoable();
  CHECK(choose({Choice::number(180)}, two));
  CHECK(engine->undoable() == known + 1);
  CHECK(choose({Choice::number(90)}, one));
  CHECK(engine->undoable() == known + 2);
  const std::uint64_t end = engine->digest();
  CHECK(engine->undo());
  CHECK(turned(0) == 0);
  CHECK(engine->decision(two) != nullptr);
  CHECK(engine->undoable() == known + 1);
  CHECK(engine->redo());
  CHECK(engine->digest() == end);
  REQUIRE(engine->undo());
  REQUIRE(engine->undo());
  CHECK(engine->undoable() == known);
  CHECK(engine->redo());
  CHECK(engine->redo());
  CHECK(engine->digest() == end);
}

TEST_CASE_METHOD(TogetherFixture, "A clone goes on with the answers that wait") {
  CHECK(choose({Choice::number(180)}, two));
  Ear other;
  Engine clone{*engine, other};
  Answer answer;
  answer.seat = one;
  answer.choices = {{Choice::number(270), 0}};
  CHECK(clone.answer(answer));
  CHECK(engine->answer(answer));
  CHECK(clone.digest() == engine->digest());
}

/// Takes the last option.
struct Last final : Bot {
  Status answer(const View&, SeatId, const Question& question, std::vector<Choice>& chosen) override {
    chosen.push_back(question.options.back().what);
    return done;
  }
};

TEST_CASE_METHOD(TogetherFixture,
                 "A bot that is asked with others answers at once, and is recorded with the last of them") {
  REQUIRE(engine->undo());
  ear.forget();
  Last bot;
  engine->scope().bots[0] = &bot;
  REQUIRE(command());
  CHECK(engine->decision(one) == nullptr);
  REQUIRE(engine->decision(two) != nullptr);
  CHECK(ear.inside.empty());
  CHECK(choose({Choice::number(90)}, two));
  CHECK(ear.inside.size() == 1);
  CHECK(turned(0) == 270);
  CHECK(turned(1) == 90);
}

TEST_CASE_METHOD(EngineFixture, "Questions at once must be to one player each, and not quiet") {
  Decision wrong;
  bodies.act = [&](Context& ctx, const Action&) -> Status {
    RIFFLE_TRY(ctx.choose_all({&wrong, 1}));
    return done;
  };
  const Choice options[] = {Choice::number(1)};
  wrong.options = std::span{options};
  for (const auto& [seats, kind] : {std::pair{all_seats(2), DecisionKind::pick},
                                    {SeatSet{chance}, DecisionKind::pick},
                                    {SeatSet{one}, DecisionKind::turn}}) {
    wrong.seat = seats;
    wrong.kind = kind;
    CHECK(command().status == Status::fault);
  }
}

TEST_CASE_METHOD(EngineFixture, "A question at once with too few options is unfit, and one without any is not asked") {
  std::uint32_t least = 1;
  bodies.act = [&](Context& ctx, const Action&) -> Status {
    Decision nothing;
    nothing.seat = one;
    nothing.min = least;
    RIFFLE_TRY_AS(chosen, ctx.choose_all({&nothing, 1}));
    ctx.set(CardId{0}, property::orientation, Value::number(chosen[0].empty() ? 90 : 180));
    return done;
  };
  CHECK(command().status == Status::illegal);
  least = 0;
  CHECK(command());
  CHECK(view().value(CardId{0}, property::orientation) == Value::number(90));
}

TEST_CASE_METHOD(EngineFixture, "A turn that is asked for a choice takes no command") {
  bodies.act = [](Context& ctx, const Action& action) -> Status {
    const Choice options[] = {Choice::number(1)};
    RIFFLE_TRY(ctx.choose({.seat = action.seat, .kind = DecisionKind::turn, .options = std::span{options}}));
    return done;
  };
  REQUIRE(command());
  CHECK(command().reason == "this question is answered by one of its options");
  CHECK(choose({Choice::number(1)}));
}

}  // namespace
