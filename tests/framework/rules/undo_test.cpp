#include "framework/rules/engine_fixture.hpp"

namespace {
using namespace rules_tests;

Status move_one(Context& ctx, const Action& action) {
  ctx.place(action.targets.front().card(), SmallLayout::table);
  ctx.note(bodies.happened, action.targets.front());
  return done;
}

TEST_CASE_METHOD(EngineFixture, "A command is undone and redone whole, with equal digests and no event") {
  bodies.act = move_one;
  const std::uint64_t start = engine->digest();
  CHECK(command({card(3)}));
  const std::uint64_t end = engine->digest();
  ear.forget();
  CHECK(engine->undo());
  CHECK(engine->digest() == start);
  CHECK(engine->redo());
  CHECK(engine->digest() == end);
  CHECK(ear.events.empty());
  CHECK(ear.heard.size() == 4);
  CHECK(engine->redo().status == Status::refused);
}

TEST_CASE_METHOD(EngineFixture, "In an open question undo pops the last answer alone, and redo gives it again") {
  bodies.act = move_two;
  const std::uint64_t start = engine->digest();
  CHECK(command());
  const std::uint64_t asked = engine->digest();
  CHECK(choose({CardId{0}}));
  const std::uint64_t half = engine->digest();
  CHECK(engine->undoable() == 2);
  CHECK(engine->undo());
  CHECK(engine->digest() == asked);
  CHECK(view().count(table) == 0);
  CHECK(engine->undo());
  CHECK(engine->digest() == start);
  CHECK(engine->undoable() == 0);
  CHECK(engine->redo());
  CHECK(engine->digest() == asked);
  CHECK(engine->redo());
  CHECK(engine->digest() == half);
  CHECK(choose({CardId{1}}));
  CHECK(engine->undoable() == 1);
  CHECK(engine->undo());
  CHECK(engine->digest() == start);
}

TEST_CASE_METHOD(EngineFixture, "Undo reaches past a closed run of the same answer into its last question") {
  bodies.act = [](Context& ctx, const Action& action) -> Status {
    RIFFLE_TRY_AS(picked, ask(ctx, action.seat));
    ctx.place(picked.front().card(), table);
    Action later;
    later.id = bodies.other_id;
    later.seat = action.seat;
    ctx.push(later);
    return done;
  };
  bodies.other = move_two;
  CHECK(command());
  const std::uint64_t asked = engine->digest();
  CHECK(choose({CardId{0}}));
  const std::uint64_t later = engine->digest();
  CHECK(view().count(table) == 1);
  CHECK(engine->undo());
  CHECK(engine->digest() == asked);
  CHECK(view().count(table) == 0);
  CHECK(engine->redo());
  CHECK(engine->digest() == later);
}

TEST_CASE_METHOD(EngineFixture, "A new answer ends what could be redone") {
  bodies.act = move_one;
  CHECK(command({card(3)}));
  CHECK(engine->undo());
  CHECK(engine->redoable() == 1);
  CHECK(command({card(2)}));
  CHECK(engine->redoable() == 0);
  CHECK(engine->undo());
  CHECK(view().count(table) == 0);
}

TEST_CASE_METHOD(EngineFixture, "A refused answer leaves what can be redone as it was") {
  bodies.act = move_one;
  CHECK(command({card(3)}));
  CHECK(engine->undo());
  CHECK_FALSE(command({{CardId{9}, 0}}));
  CHECK(engine->redoable() == 1);
  CHECK(engine->redo());
  CHECK(view().count(table) == 1);
}

TEST_CASE_METHOD(EngineFixture, "A copy in an open question is answered on its own, and the original still waits") {
  bodies.act = move_two;
  CHECK(command());
  CHECK(choose({CardId{0}}));
  Ear other_ear;
  Engine copy{*engine, other_ear};
  const std::uint64_t asked = engine->digest();
  CHECK(copy.digest() == asked);
  Answer answer;
  answer.seat = one;
  answer.choices = {{CardId{3}, 0}};
  CHECK(copy.answer(answer));
  CHECK(copy.editor().view().count(table) == 2);
  CHECK(engine->digest() == asked);
  CHECK(choose({CardId{3}}));
  CHECK(engine->digest() == copy.digest());
  CHECK(copy.undo());
  CHECK(copy.editor().view().count(table) == 0);
  CHECK(copy.undoable() == 0);
}

TEST_CASE_METHOD(EngineFixture,
                 "Who listens to a copy in an open question does not hear again what its state already shows") {
  bodies.act = move_two;
  CHECK(command());
  CHECK(choose({CardId{0}}));
  Ear late;
  Engine copy{*engine, late};
  Answer answer;
  answer.seat = one;
  answer.choices = {{CardId{3}, 0}};
  CHECK(copy.answer(answer));
  REQUIRE(late.heard.size() == 2);  // the second move, and its face
  CHECK(late.heard[0].first.object == Choice{CardId{3}});
  CHECK(copy.undo());
  CHECK(late.heard.size() == 6);
}

TEST_CASE_METHOD(EngineFixture, "A copy of an item that ends illegal goes back to the answer that bore it") {
  bodies.act = [](Context& ctx, const Action& action) -> Status {
    ctx.place(CardId{3}, table);
    RIFFLE_TRY(ask(ctx, action.seat));
    return ctx.illegal("not today");
  };
  const std::uint64_t start = engine->digest();
  CHECK(command());
  Ear other_ear;
  Engine copy{*engine, other_ear};
  Answer answer;
  answer.seat = one;
  answer.choices = {{CardId{0}, 0}};
  CHECK(copy.answer(answer).status == Status::illegal);
  CHECK(copy.digest() == start);
  CHECK(copy.editor().view().count(table) == 0);
}

TEST_CASE_METHOD(EngineFixture,
                 "Steps that are older than the questions that are kept are taken back and put back too") {
  bodies.act = [](Context& ctx, const Action&) {
    const std::int32_t turned = ctx.view.value(CardId{0}, property::orientation).as_number();
    ctx.set(CardId{0}, property::orientation, Value::number((turned + 90) % 360));
    return done;
  };
  constexpr int steps = 150;
  std::vector<std::uint64_t> digests{engine->digest()};
  for (int i = 0; i < steps; ++i) {
    REQUIRE(command());
    digests.push_back(engine->digest());
  }
  CHECK(engine->undoable() == steps);
  for (int i = steps; i-- > 0;) {
    REQUIRE(engine->undo());
    REQUIRE(engine->digest() == digests[static_cast<std::size_t>(i)]);
  }
  CHECK(engine->undoable() == 0);
  for (int i = 0; i < steps; ++i) {
    REQUIRE(engine->redo());
    REQUIRE(engine->digest() == digests[static_cast<std::size_t>(i) + 1]);
  }
}

TEST_CASE_METHOD(EngineFixture, "To answer and take back again and again takes no more memory") {
  bodies.act = move_two;
  const auto once = [&] {
    REQUIRE(command());
    REQUIRE(choose({CardId{0}}));
    REQUIRE(choose({CardId{1}}));
    REQUIRE(engine->undo());
  };
  once();
  const std::size_t arena = engine->editor().state().arena.size();
  for (int i = 0; i < 100; ++i) once();
  CHECK(engine->editor().state().arena.size() == arena);
}

TEST_CASE_METHOD(EngineFixture, "A question that is restored keeps what its run did before it, and is heard of once") {
  bodies.act = [](Context& ctx, const Action&) {
    ctx.set(CardId{1}, property::orientation, Value::number(90));
    return done;
  };
  bodies.other = [](Context& ctx, const Action& action) -> Status {
    ctx.set(CardId{0}, property::orientation, Value::number(180));
    RIFFLE_TRY_AS(act, ctx.command({.seat = one, .kind = DecisionKind::turn, .min = 0, .max = 0}));
    ctx.push(action);
    ctx.push(*act);
    return done;
  };
  Answer answer;
  answer.seat = one;
  answer.kind = Answer::Kind::command;
  answer.command = {bodies.other_id, {}, {}};
  REQUIRE(engine->answer(answer));
  const std::uint64_t before = engine->digest();
  REQUIRE(command());
  REQUIRE(view().value(CardId{1}, property::orientation) == Value::number(90));
  ear.forget();
  REQUIRE(engine->undo());
  CHECK(engine->digest() == before);
  CHECK(view().value(CardId{0}, property::orientation) == Value::number(180));
  REQUIRE(ear.heard.size() == 1);
  CHECK(ear.heard[0].second == Direction::backward);
  REQUIRE(command());
  CHECK(ear.heard.size() == 2);
  CHECK(ear.heard[1].second == Direction::forward);
}

}  // namespace
