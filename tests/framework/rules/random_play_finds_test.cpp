#include "framework/rules/engine_fixture.hpp"

namespace {
using namespace rules_tests;

Outcome<Targets> number(Context& ctx, DecisionKind kind, std::initializer_list<std::int32_t> offered, SeatSet seats) {
  std::vector<Choice> options;
  for (const std::int32_t one : offered) options.push_back(Choice::number(one));
  return ctx.choose({.seat = seats, .kind = kind, .options = options});
}

Status turn(Context& ctx, std::uint32_t to) {
  ctx.set(CardId{to}, property::orientation, Value::number(90));
  return done;
}

/// Answers with its first option, unless it is told otherwise.
struct Fixed final : Bot {
  std::vector<std::int32_t> wanted;
  std::size_t asked = 0;
  Status answer(const View&, SeatId, const Question& question, std::vector<Choice>& chosen) override {
    chosen = {asked < wanted.size() ? Choice::number(wanted[asked]) : question.options.front().what};
    ++asked;
    return done;
  }
};

/// A listener that can come late.
struct Late final : Listener {
  bool here = false;
  std::vector<Edit> heard;
  bool hears_edits() const override { return here; }
  void edits(std::span<const Edit> span, Direction) override { heard.insert(heard.end(), span.begin(), span.end()); }
  void event(const Event&) override {}
  void notice(std::string_view) override {}
  void fault(std::string_view, std::string_view) override {}
  void recorded(const Answer&) override {}
};

TEST_CASE_METHOD(EngineFixture, "Who begins to listen while a question is open does not hear what was done before") {
  bodies.act = [](Context& ctx, const Action& action) -> Status {
    (void)turn(ctx, 0);
    RIFFLE_TRY(number(ctx, DecisionKind::pick, {1, 2}, action.seat));
    return turn(ctx, 1);
  };
  Late late;
  Engine quiet{*engine, late};
  Answer answer;
  answer.seat = one;
  answer.kind = Answer::Kind::command;
  answer.command = {bodies.act_id, {}, {}};
  REQUIRE(quiet.answer(answer));
  late.here = true;
  answer.kind = Answer::Kind::choices;
  answer.choices = {{Choice::number(1), 0}};
  REQUIRE(quiet.answer(answer));
  REQUIRE(late.heard.size() == 1);
  CHECK(late.heard[0].object == Choice{CardId{1}});
}

TEST_CASE_METHOD(EngineFixture, "Who begins to listen in an open run hears it taken back when it is dropped") {
  bodies.act = [](Context& ctx, const Action& action) -> Status {
    Action later;
    later.id = bodies.other_id;
    later.seat = action.seat;
    const Target target = action.targets.front();
    later.targets = target;
    ctx.push(later);
    return done;
  };
  bodies.other = [](Context& ctx, const Action& action) -> Status {
    (void)turn(ctx, 0);
    RIFFLE_TRY(number(ctx, DecisionKind::pick, {1, 2}, action.seat));
    throw 1;
  };
  Late late;
  Engine quiet{*engine, late};
  Answer answer;
  answer.seat = one;
  answer.kind = Answer::Kind::command;
  answer.command = {bodies.act_id, {card(0)}, {}};
  REQUIRE(quiet.answer(answer));
  REQUIRE(quiet.decision()->kind == DecisionKind::pick);
  late.here = true;
  answer.kind = Answer::Kind::choices;
  answer.choices = {{Choice::number(1), 0}};
  (void)quiet.answer(answer);
  CHECK(quiet.editor().view().value(CardId{0}, property::orientation) == Value::number(0));
  REQUIRE(late.heard.size() == 1);
  CHECK(late.heard[0].after == Value::number(0));
}

TEST_CASE_METHOD(EngineFixture,
                 "Undo of a turn's answer comes back to that question, not to one before it in its run") {
  bodies.act = [](Context& ctx, const Action& action) -> Status {
    RIFFLE_TRY(number(ctx, DecisionKind::pick, {1, 2}, action.seat));
    RIFFLE_TRY(number(ctx, DecisionKind::turn, {3, 4}, action.seat));
    return turn(ctx, 0);
  };
  REQUIRE(command());
  REQUIRE(choose({Choice::number(1)}));
  const std::uint64_t asked = engine->digest();
  const std::uint32_t answers = engine->undoable();
  REQUIRE(engine->decision()->kind == DecisionKind::turn);
  REQUIRE(choose({Choice::number(3)}));
  const std::uint64_t end = engine->digest();
  CHECK(engine->undoable() == answers + 1);
  CHECK(engine->undo());
  CHECK(engine->digest() == asked);
  CHECK(engine->undoable() == answers);
  CHECK(engine->redo());
  CHECK(engine->digest() == end);
}

TEST_CASE_METHOD(EngineFixture,
                 "Undo in an open question takes back what a bot answered together with what it followed") {
  bodies.act = [](Context& ctx, const Action&) -> Status {
    RIFFLE_TRY(number(ctx, DecisionKind::pick, {1, 2}, one));
    RIFFLE_TRY(number(ctx, DecisionKind::pick, {3, 4}, two));
    RIFFLE_TRY(number(ctx, DecisionKind::pick, {5, 6}, one));
    return done;
  };
  Fixed bot;
  engine->scope().bots[1] = &bot;
  REQUIRE(command());
  const std::uint64_t asked = engine->digest();
  REQUIRE(choose({Choice::number(1)}));
  const std::uint64_t third = engine->digest();
  CHECK(engine->undoable() == 2);
  CHECK(engine->undo());
  CHECK(engine->digest() == asked);
  CHECK(engine->redo());
  CHECK(engine->digest() == third);
  REQUIRE(engine->decision() != nullptr);
  REQUIRE(engine->decision()->kind == DecisionKind::pick);
  CHECK(engine->decision()->options.front().what == Choice::number(5));
}

TEST_CASE_METHOD(EngineFixture, "What was undone is not given to another question that is open now") {
  bodies.act = [](Context& ctx, const Action&) -> Status {
    RIFFLE_TRY(number(ctx, DecisionKind::pick, {1, 2}, two));
    RIFFLE_TRY(number(ctx, DecisionKind::pick, {3, 4}, one));
    return done;
  };
  REQUIRE(command());
  REQUIRE(choose({Choice::number(1)}, two));
  REQUIRE(engine->undo());
  Fixed bot;
  engine->scope().bots[1] = &bot;
  REQUIRE(engine->undo());
  REQUIRE(engine->redo());  // the command: and the bot answers what seat two had answered
  const std::uint64_t asked = engine->digest();
  CHECK(engine->redo().status == Status::refused);
  CHECK(engine->digest() == asked);
}

TEST_CASE_METHOD(EngineFixture, "An answer on record waits for the question of its seat alone") {
  bodies.act = [](Context& ctx, const Action&) -> Status {
    RIFFLE_TRY(number(ctx, DecisionKind::pick, {1, 2}, all_seats(2)));
    RIFFLE_TRY(number(ctx, DecisionKind::pick, {3, 4}, two));
    return done;
  };
  Answer bots;
  bots.seat = two;
  bots.choices = {{Choice::number(4), 0}};
  engine->scope().given = {bots};
  REQUIRE(command());
  CHECK(engine->scope().given.size() == 1);
  CHECK(ear.faults.empty());
  REQUIRE(choose({Choice::number(1)}));
  CHECK(engine->scope().given.empty());
  CHECK(engine->decision()->kind == DecisionKind::table);
}

TEST_CASE_METHOD(EngineFixture, "That a bot's answer was refused is no matter of the player whose answer stands") {
  bodies.act = [](Context& ctx, const Action&) -> Status {
    RIFFLE_TRY_AS(picked, number(ctx, DecisionKind::pick, {1, 2}, two));
    return picked.front().what.as_number() == 1 ? ctx.refuse("not this one") : turn(ctx, 0);
  };
  Fixed bot;
  engine->scope().bots[1] = &bot;
  const Verdict verdict = command();
  CHECK(verdict.status == Status::done);
  CHECK(view().value(CardId{0}, property::orientation).as_number() == 90);
}

TEST_CASE_METHOD(EngineFixture, "A bot whose turn ended illegal is not asked the same again without end") {
  bodies.act = [](Context& ctx, const Action&) -> Status {
    RIFFLE_TRY_AS(picked, number(ctx, DecisionKind::turn, {1, 2}, two));
    return picked.front().what.as_number() == 1 ? ctx.illegal("not this one") : turn(ctx, 0);
  };
  Fixed bot;
  Engine bots{registry, layout, 1, ear};
  bots.scope().bots[1] = &bot;
  (void)bots.editor().create(first, pile, on_top, one);
  Item item;
  item.action = bodies.act_id;
  bots.push(item);
  bots.advance();
  CHECK(bot.asked == 2);
  CHECK(bots.editor().view().value(CardId{0}, property::orientation).as_number() == 90);
}

}  // namespace
