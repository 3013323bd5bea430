// How a game ends: what sets its result, what takes that back, and what cannot be a result.
#include "framework/rules/engine_fixture.hpp"

namespace {
using namespace rules_tests;

/// A table whose game has a result, and whose seats have a score.
struct EndingFixture : EngineFixture {
  Symbol won = registry.symbols().intern("won");

  EndingFixture() {
    layout->seat_columns.push_back({property::score, 42, Value::number(0), Reset::keep});
    layout->game_columns.push_back({property::result, 52, {}, Reset::keep});
    for (auto* slots : {&layout->card_slots, &layout->seat_slots, &layout->game_slots})
      slots->resize(property::result.index + 1, no_slot);
    // Of the small layout both are counters of another name.
    layout->seat_slots[property::score.index] = 1;
    layout->game_slots[property::score.index] = no_slot;
    layout->game_slots[property::result.index] = 1;
    ear.forget();
    engine = std::make_unique<Engine>(registry, layout, 1, ear);
    for (int i = 0; i < 4; ++i) engine->editor().create(first, pile, on_top, one);
    Item item;
    item.action = bodies.table_id;
    engine->push(item);
    engine->advance();
    bodies.act = [this](Context& ctx, const Action& action) {
      ctx.set(action.seat, property::score, Value::number(7));
      ctx.set(property::result, Value::symbol(won));
      ctx.place(CardId{0}, table);
      return done;
    };
  }
  bool open() const { return engine->decision() != nullptr; }
};

TEST_CASE_METHOD(EndingFixture, "A result ends the game when the run that set it has closed") {
  CHECK_FALSE(engine->result());
  CHECK(command());
  CHECK(engine->result() == "won");
  CHECK_FALSE(open());
  CHECK(view().count(table) == 1);  // what came after it in the run still happened
  CHECK(view().value(one, property::score) == Value::number(7));
  CHECK(view().value(two, property::score) == Value::number(0));
  CHECK(command().status == Status::refused);
  CHECK(command().reason == "the game is over");
  CHECK(ear.faults.empty());
}

TEST_CASE_METHOD(EndingFixture, "A run that waits has not closed, whatever result it set") {
  bodies.act = [this](Context& ctx, const Action& action) -> Status {
    ctx.set(property::result, Value::symbol(won));
    RIFFLE_TRY(ask(ctx, action.seat));
    return done;
  };
  CHECK(command());
  CHECK_FALSE(engine->result());
  CHECK(open());
  CHECK(choose({CardId{0}}));
  CHECK(engine->result() == "won");
}

TEST_CASE_METHOD(EndingFixture, "A result that is taken back with its run ends nothing") {
  bodies.act = [this](Context& ctx, const Action&) {
    ctx.set(property::result, Value::symbol(won));
    return ctx.illegal("not yet");
  };
  CHECK(command().status == Status::illegal);
  CHECK_FALSE(engine->result());
  CHECK(open());
}

TEST_CASE_METHOD(EndingFixture,
                 "What is still on the agenda when the game ends is not run, until undo and another end") {
  bodies.act = [this](Context& ctx, const Action& action) {
    Action later;
    later.id = bodies.other_id;
    ctx.push(later);
    if (!action.targets.empty()) ctx.set(property::result, Value::symbol(won));
    return done;
  };
  int others = 0;
  bodies.other = [&others](Context&, const Action&) {
    ++others;
    return done;
  };
  CHECK(command({card(0)}));
  CHECK(engine->result() == "won");
  CHECK(others == 0);
  CHECK(engine->undo());
  CHECK(command());
  CHECK(others == 1);
  CHECK_FALSE(engine->result());
}

TEST_CASE_METHOD(EndingFixture, "Undo of the end opens the question again, and redo ends the game again") {
  const std::uint64_t before = engine->digest();
  CHECK(command());
  const std::uint64_t end = engine->digest();
  CHECK(end != before);
  ear.forget();
  CHECK(engine->undo());
  CHECK_FALSE(engine->result());
  REQUIRE(open());
  CHECK(engine->decision()->kind == DecisionKind::table);
  CHECK(engine->digest() == before);
  CHECK(view().value(one, property::score) == Value::number(0));
  CHECK(engine->redo());
  CHECK(engine->result() == "won");
  CHECK_FALSE(open());
  CHECK(engine->digest() == end);
  CHECK(engine->undo());
  CHECK(command());
  CHECK(engine->digest() == end);
}

TEST_CASE_METHOD(EndingFixture, "Undo of an end that came after a question goes back into that question") {
  bodies.act = [this](Context& ctx, const Action& action) -> Status {
    RIFFLE_TRY(ask(ctx, action.seat));
    ctx.set(property::result, Value::symbol(won));
    return done;
  };
  CHECK(command());
  const std::uint64_t asked = engine->digest();
  CHECK(choose({CardId{2}}));
  REQUIRE(engine->result() == "won");
  CHECK(engine->undo());
  CHECK_FALSE(engine->result());
  REQUIRE(open());
  CHECK(engine->decision()->kind == DecisionKind::pick);
  CHECK(engine->digest() == asked);
  CHECK(engine->redo());
  CHECK(engine->result() == "won");
}

TEST_CASE_METHOD(EndingFixture, "A copy of a game ends as the game does, and a copy of an ended game has ended") {
  Ear other_ear;
  Engine copy{*engine, other_ear};
  Answer answer;
  answer.seat = one;
  answer.kind = Answer::Kind::command;
  answer.command = {bodies.act_id, {}, {}};
  CHECK(copy.answer(answer));
  CHECK(copy.result() == "won");
  CHECK_FALSE(engine->result());
  CHECK(command());
  CHECK(copy.digest() == engine->digest());
  Ear third_ear;
  Engine ended{*engine, third_ear};
  CHECK(ended.result() == "won");
  CHECK(ended.decision() == nullptr);
  CHECK(ended.digest() == engine->digest());
  CHECK(ended.answer(answer).reason == "the game is over");
}

TEST_CASE_METHOD(EndingFixture, "A result is a symbol and a score a number; all else is a fault, and taken back") {
  const std::uint64_t before = engine->digest();
  for (const Value bad : {Value{}, Value::number(1), Value::flag(true), Value::seat(one)}) {
    bodies.act = [bad](Context& ctx, const Action&) {
      ctx.set(property::result, bad);
      return done;
    };
    CHECK(command().status == Status::fault);
    bodies.act = [bad](Context& ctx, const Action& action) {
      ctx.set(action.seat, property::score, bad.kind == ValueKind::number ? Value{} : bad);
      return done;
    };
    CHECK(command().status == Status::fault);
  }
  CHECK_FALSE(engine->result());
  CHECK(engine->digest() == before);
  CHECK(ear.faults.size() == 8);
}

TEST_CASE_METHOD(EndingFixture, "What began as no symbol can be made no symbol again") {
  layout->game_columns.push_back({PropertyId{0}, 53, Value::symbol({}), Reset::keep});
  layout->game_slots[0] = 2;
  Engine fresh{registry, layout, 1, ear};
  Item item;
  item.action = bodies.table_id;
  fresh.push(item);
  fresh.advance();
  bodies.act = [this](Context& ctx, const Action&) {
    ctx.set(PropertyId{0}, Value::symbol(won));
    ctx.set(PropertyId{0}, Value::symbol({}));
    return done;
  };
  Answer answer;
  answer.seat = one;
  answer.kind = Answer::Kind::command;
  answer.command = {bodies.act_id, {}, {}};
  CHECK(fresh.answer(answer));
}

TEST_CASE_METHOD(EndingFixture, "Neither a seat has a result nor the game a score") {
  bodies.act = [this](Context& ctx, const Action& action) {
    ctx.set(action.seat, property::result, Value::symbol(won));
    return done;
  };
  CHECK(command().status == Status::fault);
  bodies.act = [](Context& ctx, const Action&) {
    ctx.set(property::score, Value::number(1));
    return done;
  };
  CHECK(command().status == Status::fault);
}

}  // namespace
