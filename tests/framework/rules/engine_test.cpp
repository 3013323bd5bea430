#include "framework/rules/engine_fixture.hpp"

namespace {
using namespace rules_tests;

/// Chooses the first option each time.
struct First final : Bot {
  Status answer(const View&, SeatId, const Question& question, std::vector<Choice>& chosen) override {
    for (std::uint32_t i = 0; i < question.min; ++i) chosen.push_back(question.options[i].what);
    return done;
  }
};

TEST_CASE_METHOD(EngineFixture, "A question inside an item waits, with the edits so far heard once") {
  bodies.act = move_two;
  CHECK(command());
  REQUIRE(engine->decision() != nullptr);
  CHECK(engine->decision()->options.size() == 4);
  CHECK(ear.heard.empty());
  CHECK(choose({CardId{0}}));
  CHECK(ear.heard.size() == 2);  // the move, and its face
  CHECK(engine->decision()->options.size() == 3);
  CHECK(choose({CardId{1}}));
  CHECK(ear.heard.size() == 4);
  CHECK(view().count(table) == 2);
  CHECK(engine->decision()->kind == DecisionKind::table);
}

TEST_CASE_METHOD(EngineFixture, "Facts are heard once, when their run has closed") {
  bodies.act = move_two;
  CHECK(command());
  CHECK(choose({CardId{0}}));
  CHECK(ear.events.empty());
  CHECK(choose({CardId{1}}));
  CHECK(ear.events.size() == 2);
}

TEST_CASE_METHOD(EngineFixture, "Answered inside by a bot, an item makes the edits that re-running makes") {
  bodies.act = move_two;
  CHECK(command());
  CHECK(choose({CardId{0}}));
  CHECK(choose({CardId{1}}));
  const auto by_rerun = ear.heard;
  const std::uint64_t digest = engine->digest();
  CHECK(engine->undo());
  ear.forget();
  First bot;
  engine->scope().bots[0] = &bot;
  CHECK(command());
  CHECK(ear.heard == by_rerun);
  CHECK(ear.inside.size() == 2);
  CHECK(engine->digest() == digest);
}

TEST_CASE_METHOD(EngineFixture, "A wrong answer never reaches an action") {
  bodies.act = move_two;
  CHECK(command());
  const std::uint64_t before = engine->digest();
  CHECK_THAT(choose({CardId{0}, CardId{1}}).reason, Catch::Contains("2 were chosen"));
  CHECK_THAT(choose({Choice{table}}).reason, Catch::Contains("not among the options"));
  CHECK_THAT(choose({CardId{0}}, two).reason, Catch::Contains("not this seat"));
  CHECK_THAT(command().reason, Catch::Contains("a question is open"));
  CHECK(engine->digest() == before);
  CHECK(ear.heard.empty());
}

TEST_CASE_METHOD(EngineFixture, "A wrong command is refused before it is run") {
  Answer answer;
  answer.seat = one;
  answer.kind = Answer::Kind::command;
  answer.command = {ActionId{99}, {}, {}};
  CHECK(engine->answer(answer).reason == "no such action");
  answer.command = {bodies.act_id, {{Choice{table}, 0}}, {}};
  CHECK_THAT(engine->answer(answer).reason, Catch::Contains("acts on cards only"));
  answer.command = {bodies.act_id, {{CardId{0}, 7}}, {}};
  CHECK_THAT(engine->answer(answer).reason, Catch::Contains("not there any more"));
  answer.command = {bodies.act_id, {}, {{registry.symbols().intern("speed"), Value::number(1)}}};
  CHECK_THAT(engine->answer(answer).reason, Catch::Contains("no argument 'speed'"));
}

TEST_CASE_METHOD(EngineFixture, "Refused, the newest answer is dropped and asked again with the reason") {
  bodies.act = [](Context& ctx, const Action& action) -> Status {
    RIFFLE_TRY_AS(picked, ask(ctx, action.seat));
    if (picked.front().card() == CardId{0}) return ctx.refuse("not that one");
    ctx.place(picked.front().card(), table);
    return done;
  };
  CHECK(command());
  const Verdict refused = choose({CardId{0}});
  CHECK(refused.status == Status::refused);
  CHECK(refused.reason == "not that one");
  CHECK(engine->decision()->options.size() == 4);
  CHECK(choose({CardId{1}}));
  CHECK(view().count(table) == 1);
}

TEST_CASE_METHOD(EngineFixture, "After 50 refusals a run is at fault, and the answer that bore it is open again") {
  bodies.act = [](Context& ctx, const Action& action) -> Status {
    RIFFLE_TRY(ask(ctx, action.seat));
    return ctx.refuse("never");
  };
  CHECK(command());
  for (int i = 0; i < 50; ++i) REQUIRE(choose({CardId{0}}).status == Status::refused);
  CHECK(choose({CardId{0}}).status == Status::fault);
  CHECK(engine->decision()->kind == DecisionKind::table);
}

TEST_CASE_METHOD(EngineFixture, "An illegal command is heard forward, then backward, and no fact of it is heard") {
  bodies.act = [](Context& ctx, const Action& action) {
    ctx.set(action.targets.front().card(), property::orientation, Value::number(90));
    ctx.note(bodies.happened, action.targets.front());
    return ctx.illegal("it may not attack");
  };
  const std::uint64_t before = engine->digest();
  const Verdict verdict = command({card(0)});
  CHECK(verdict.status == Status::illegal);
  CHECK(verdict.reason == "it may not attack");
  REQUIRE(ear.heard.size() == 2);
  CHECK(ear.heard[0].second == Direction::forward);
  CHECK(ear.heard[1].second == Direction::backward);
  CHECK(ear.heard[1].first == ear.heard[0].first.traded());
  CHECK(ear.events.empty());
  CHECK(engine->digest() == before);
  CHECK(engine->undoable() == 0);
}

TEST_CASE_METHOD(EngineFixture, "An action that throws is rewound, its plugin named, and the game goes on") {
  bodies.act = [](Context& ctx, const Action& action) -> Status {
    ctx.set(action.targets.front().card(), property::orientation, Value::number(90));
    throw std::runtime_error("out of luck");
  };
  const std::uint64_t before = engine->digest();
  CHECK(command({card(0)}).status == Status::fault);
  REQUIRE(ear.faults.size() == 1);
  CHECK(ear.faults[0] == "test: test.act threw: out of luck");
  CHECK(engine->digest() == before);
  bodies.act = move_two;
  CHECK(command());
}

TEST_CASE_METHOD(EngineFixture, "A fault of an item that no answer bore drops that item alone") {
  bodies.act = [](Context& ctx, const Action&) {
    Action later;
    later.id = bodies.other_id;
    ctx.push(later);
    ctx.place(CardId{0}, table);
    return done;
  };
  bodies.other = [](Context& ctx, const Action&) -> Status {
    ctx.place(CardId{1}, table);
    throw 7;
  };
  CHECK(command());
  CHECK(view().count(table) == 1);
  REQUIRE(ear.faults.size() == 1);
  CHECK_THAT(ear.faults[0], Catch::Contains("it was dropped"));
  CHECK(engine->decision()->kind == DecisionKind::table);
}

TEST_CASE_METHOD(EngineFixture, "A forgotten test of a status does no harm") {
  bodies.act = [](Context& ctx, const Action& action) {
    (void)ask(ctx, action.seat);
    ctx.place(CardId{3}, table);
    return done;
  };
  CHECK(command());
  CHECK(view().count(table) == 0);
  CHECK(engine->decision()->options.size() == 4);
  CHECK(choose({CardId{0}}));
  CHECK(view().count(table) == 1);
}

TEST_CASE_METHOD(EngineFixture,
                 "With fewer options than it needs a question is unfit, with none and none needed it is not asked") {
  bodies.act = [](Context& ctx, const Action& action) -> Status {
    const Status few = ask(ctx, action.seat, 9).status();
    const auto none = ctx.choose({.seat = action.seat, .min = 0, .max = 3});
    ctx.notice(few == Status::unfit && none && none.value().empty() ? "as it should be" : "wrong");
    return done;
  };
  CHECK(command());
  CHECK(ear.notices == std::vector<std::string>{"as it should be"});
}

TEST_CASE_METHOD(EngineFixture, "An impure action is asked again from where it differs, and its plugin is named") {
  int runs = 0;
  bodies.act = [&runs](Context& ctx, const Action& action) -> Status {
    ++runs;
    ctx.set(CardId{0}, property::orientation, Value::number(90 * (runs % 4)));
    const Choice options[] = {runs == 1 ? CardId{1} : CardId{2}};
    RIFFLE_TRY(ctx.choose({.seat = action.seat, .options = options}));
    return done;
  };
  CHECK(command());
  CHECK(choose({CardId{1}}));
  REQUIRE(ear.faults.size() == 1);
  CHECK_THAT(ear.faults[0], Catch::StartsWith("test: ") && Catch::Contains("another question"));
  REQUIRE(engine->decision()->options.size() == 1);
  CHECK(engine->decision()->options[0].card() == CardId{2});
  REQUIRE(ear.heard.size() == 3);  // 0->90, back, 0->180
  CHECK(ear.heard[1].second == Direction::backward);
}

TEST_CASE_METHOD(EngineFixture,
                 "What is performed drops stale targets and returns what it noted, at its new generation") {
  bodies.other = [](Context& ctx, const Action& action) {
    for (const Target& target : action.targets) {
      ctx.place(target.card(), table);
      ctx.note(bodies.happened, target);
    }
    return done;
  };
  bodies.act = [](Context& ctx, const Action& action) -> Status {
    std::vector<Target> targets{action.targets.begin(), action.targets.end()};
    targets.push_back({CardId{2}, 5});
    RIFFLE_TRY_AS(moved, ctx.perform(bodies.other_id, targets));
    const bool right = moved.size() == 1 && moved[0].card() == CardId{0} && moved[0].generation == 1;
    ctx.notice(right ? "one, renewed" : "wrong");
    return done;
  };
  CHECK(command({card(0)}));
  CHECK(ear.notices == std::vector<std::string>{"one, renewed"});
  CHECK(view().count(table) == 1);
}

TEST_CASE_METHOD(EngineFixture, "What is performed and turns out unfit is rewound alone, its facts too") {
  bodies.other = [](Context& ctx, const Action& action) {
    ctx.place(action.targets.front().card(), table);
    ctx.note(bodies.happened, action.targets.front());
    return Status::unfit;
  };
  bodies.act = [](Context& ctx, const Action& action) -> Status {
    ctx.place(CardId{3}, heap);
    RIFFLE_TRY_AS(moved, ctx.perform(bodies.other_id, action.targets));
    ctx.notice(moved.empty() ? "none" : "wrong");
    return done;
  };
  CHECK(command({card(0)}));
  CHECK(ear.notices == std::vector<std::string>{"none"});
  CHECK(view().count(table) == 0);
  CHECK(view().count(heap) == 1);
  CHECK(ear.events.empty());
}

TEST_CASE_METHOD(EngineFixture, "Actions that perform each other without end are a fault") {
  bodies.act = [](Context& ctx, const Action& action) { return ctx.perform(bodies.act_id, action.targets).status(); };
  CHECK(command({card(0)}).status == Status::fault);
  CHECK_THAT(ear.faults.at(0), Catch::Contains("200 deep"));
}

TEST_CASE_METHOD(EngineFixture,
                 "Chance answers from a named stream, the same for the same seed, and undo takes its place back") {
  const Symbol stream = registry.symbols().intern("dice");
  bodies.act = [stream](Context& ctx, const Action&) -> Status {
    RIFFLE_TRY_AS(rolled,
                  ctx.choose({.seat = chance, .kind = DecisionKind::number, .min = 1, .max = 1000, .stream = stream}));
    ctx.notice(std::to_string(rolled.front().what.as_number()));
    return done;
  };
  CHECK(command());
  CHECK(engine->undo());
  CHECK(command());
  CHECK(command());
  REQUIRE(ear.notices.size() == 3);
  CHECK(ear.notices[0] == ear.notices[1]);
  CHECK(ear.notices[1] != ear.notices[2]);
  CHECK(engine->editor().stream_position(stream) == 2);
}

TEST_CASE_METHOD(EngineFixture, "An answer of chance that is on record is used instead of a new one") {
  bodies.act = [](Context& ctx, const Action&) -> Status {
    RIFFLE_TRY_AS(rolled, ctx.choose({.seat = chance, .kind = DecisionKind::number, .min = 1, .max = 6}));
    ctx.notice(std::to_string(rolled.front().what.as_number()));
    return done;
  };
  for (std::int32_t face = 1; face <= 6; ++face) {
    Answer given;
    given.seat = chance;
    given.choices = {{Choice::number(face), 0}};
    engine->scope().given.push_back(given);
    CHECK(command());
    CHECK(ear.notices.back() == std::to_string(face));
  }
}

}  // namespace
