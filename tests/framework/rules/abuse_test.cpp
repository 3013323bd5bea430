// What a plugin may get wrong: each is a fault that names it, nothing of it stays, and the game goes on.
#include "framework/rules/engine_fixture.hpp"

namespace {
using namespace rules_tests;

struct Abuse : EngineFixture {
  /// What the fault says that this body is.
  std::string fault_of(Body body, std::vector<Target> targets = {}) {
    bodies.act = std::move(body);
    ear.forget();
    const std::uint64_t before = engine->digest();
    const Verdict verdict = command(std::move(targets));
    CHECK(verdict.status == Status::fault);
    CHECK(engine->digest() == before);
    REQUIRE(ear.faults.size() == 1);
    CHECK_THAT(ear.faults[0], Catch::StartsWith("test: "));
    REQUIRE(engine->decision() != nullptr);
    return ear.faults[0];
  }
  std::string question(Decision decision) {
    return fault_of([decision](Context& ctx, const Action&) { return ctx.choose(decision).status(); });
  }
  /// What the fault says of an edit, after which the body thinks that all is well.
  std::string edit(std::function<void(Context&)> body) {
    return fault_of([body](Context& ctx, const Action&) {
      body(ctx);
      return done;
    });
  }
};

TEST_CASE_METHOD(Abuse, "A question that nobody could answer is a fault that names what is wrong with it") {
  CHECK_THAT(question({}), Catch::Contains("names no seat"));
  CHECK_THAT(question({.seat = SeatId{9}}), Catch::Contains("a seat that does not exist"));
  CHECK_THAT(question({.seat = one, .min = 5, .max = 2}), Catch::Contains("at least 5 and at most 2"));
  CHECK_THAT(question({.seat = one, .kind = DecisionKind::divide}), Catch::Contains("cannot be answered"));
  CHECK_THAT(question({.seat = one, .kind = static_cast<DecisionKind>(99)}), Catch::Contains("cannot be answered"));
}

TEST_CASE_METHOD(Abuse, "An option that does not exist is a fault, whatever its kind") {
  for (const Choice& option : {Choice{CardId{}}, Choice{CardId{12345}}, Choice{ZoneId{77}}, Choice{SeatId{9}},
                               Choice{Symbol{9999999}}, Choice{}}) {
    const std::vector<Choice> options{option};
    CHECK_THAT(question({.seat = one, .options = options}), Catch::Contains("does not exist"));
  }
}

TEST_CASE_METHOD(Abuse, "An answer that was not awaited reads as the card that is none") {
  bodies.act = [](Context& ctx, const Action& action) {
    const Target picked = ask(ctx, action.seat).value()[0];
    ctx.place(picked.card(), table);
    return done;
  };
  CHECK(command());
  CHECK(engine->decision()->options.size() == 4);
  CHECK(choose({CardId{2}}));
  CHECK(view().zone(CardId{2}) == table);
}

TEST_CASE_METHOD(Abuse, "The view of an id that is none, or of no card, is none, absent, 0 or empty") {
  const CardId none, wild{4711};
  for (const CardId card : {none, wild}) {
    CHECK_FALSE(view().zone(card));
    CHECK_FALSE(view().shown(card));
    CHECK_FALSE(view().face_up(card));
    CHECK(view().position(card) == 0);
    CHECK_FALSE(view().value(card, property::orientation).present());
    CHECK_FALSE(view().target(card).card());
  }
  CHECK(view().count(ZoneId{}) == 0);
  CHECK(view().cards(ZoneId{99}).empty());
  CHECK_FALSE(view().top(ZoneId{}));
  CHECK_FALSE(view().form(FormId{}).link);
  CHECK(view().template_of(FormId{}).forms == 1);
  CHECK_FALSE(view().value(SeatId{9}, PropertyId{7}).present());
}

TEST_CASE_METHOD(Abuse, "Who performs what an action does not take is named, not that action") {
  const std::vector<Target> seat{{Choice{one}, 0}};
  CHECK_THAT(fault_of([&](Context& ctx, const Action&) { return ctx.perform(bodies.other_id, seat).status(); }),
             Catch::Contains("test.act performed what cannot be: test.other acts on cards only"));
  const Argument extra[] = {{registry.symbols().intern("x"), Value::number(1)}};
  CHECK_THAT(
      fault_of([&](Context& ctx,
                   const Action& action) { return ctx.perform(bodies.other_id, action.targets, extra).status(); },
               {card(0)}),
      Catch::Contains("knows no argument 'x'"));
  CHECK_THAT(fault_of([](Context& ctx, const Action&) { return ctx.perform(ActionId{}, {}).status(); }),
             Catch::Contains("does not exist"));
  CHECK_THAT(edit([&](Context& ctx) {
               Action later;
               later.id = bodies.other_id;
               later.targets = seat;
               ctx.push(later);
             }),
             Catch::Contains("pushed what cannot be"));
}

TEST_CASE_METHOD(Abuse, "A status without its reason is a fault, and so is one that does not exist") {
  for (const Status status :
       {Status::awaiting, Status::refused, Status::illegal, Status::fault, static_cast<Status>(99)})
    CHECK_THAT(fault_of([status](Context&, const Action&) { return status; }), Catch::Contains("without a reason"));
}

TEST_CASE_METHOD(Abuse, "A value of another kind than a property holds is a fault") {
  const CardId card{0};
  const Value text = Value::symbol(registry.symbols().intern("sideways"));
  CHECK_THAT(edit([&](Context& ctx) { ctx.set(card, property::orientation, text); }), Catch::Contains("another kind"));
  CHECK_THAT(edit([&](Context& ctx) { ctx.set(card, property::orientation, Value::number(-77)); }),
             Catch::Contains("-77"));
  CHECK_THAT(edit([&](Context& ctx) { ctx.set(card, property::controller, Value::seat(SeatId{30})); }),
             Catch::Contains("seat"));
  CHECK_THAT(edit([&](Context& ctx) { ctx.set(card, property::shown, Value::form(FormId{30})); }),
             Catch::Contains("form"));
  CHECK_THAT(edit([&](Context& ctx) { ctx.set(card, property::highlight, Value::symbol(Symbol{999999})); }),
             Catch::Contains("what does not exist"));
  CHECK_THAT(edit([&](Context& ctx) { ctx.set(card, PropertyId{12345}, text); }), Catch::Contains("do not have"));
  CHECK_THAT(edit([&](Context& ctx) { ctx.set(card, ctx.marker(ctx.symbol("moss")), text); }),
             Catch::Contains("another kind"));
  CHECK_THAT(edit([&](Context& ctx) { ctx.set(one, PropertyId{7}, text); }), Catch::Contains("another kind"));
  CHECK_THAT(edit([&](Context& ctx) { ctx.set(PropertyId{7}, Value{}); }), Catch::Contains("another kind"));
}

TEST_CASE_METHOD(Abuse, "An id that does not exist is a fault, whatever it is of") {
  CHECK_THAT(edit([](Context& ctx) { ctx.place(CardId{}, table); }), Catch::Contains("card that does not exist"));
  CHECK_THAT(edit([](Context& ctx) { ctx.place(CardId{0}, ZoneId{}); }), Catch::Contains("zone that does not exist"));
  CHECK_THAT(edit([](Context& ctx) { ctx.show(CardId{0}, SeatId{30}); }), Catch::Contains("seat that does not exist"));
  CHECK_THAT(edit([](Context& ctx) { ctx.create(first, table, SeatId{13}); }),
             Catch::Contains("seat that does not exist"));
  CHECK_THAT(edit([](Context& ctx) { ctx.create(FormId{}, table, one); }), Catch::Contains("form"));
  CHECK_THAT(edit([](Context& ctx) { ctx.note(EventId{}, {}); }), Catch::Contains("fact that does not exist"));
  CHECK_THAT(edit([](Context& ctx) { ctx.select(SelectorId{999}); }), Catch::Contains("selector that does not exist"));
  CHECK_THAT(edit([](Context& ctx) { ctx.order(ZoneId{}, {}); }), Catch::Contains("zone that does not exist"));
  CHECK_THAT(edit([](Context& ctx) { ctx.order(pile, ctx.view.target(CardId{0})); }), Catch::Contains("other cards"));
  CHECK_THAT(edit([](Context& ctx) { ctx.cancel({}); }), Catch::Contains("marker"));
  CHECK_THAT(edit([](Context& ctx) { ctx.cancel(ctx.symbol("no such")); }), Catch::Contains("marker"));
  bodies.act = [](Context& ctx, const Action&) {
    ctx.notice(std::string{ctx.text(Symbol{99999999})} + "nothing");
    return done;
  };
  CHECK(command());
  CHECK(ear.notices == std::vector<std::string>{"nothing"});
}

TEST_CASE_METHOD(Abuse, "A run that edits without end, or items that follow each other without end, come to an end") {
  CHECK_THAT(edit([](Context& ctx) {
               for (std::int32_t i = 0; i < 3'000'000; ++i) ctx.set(PropertyId{7}, Value::number(i));
             }),
             Catch::Contains("two million edits"));
  bodies.other = [](Context& ctx, const Action& action) {
    ctx.push(action);
    return done;
  };
  bodies.act = [](Context& ctx, const Action&) {
    Action endless;
    endless.id = bodies.other_id;
    ctx.push(endless);
    return done;
  };
  ear.forget();
  CHECK(command());
  CHECK_THAT(ear.faults.at(0), Catch::Contains("item 100001 in a row"));
  CHECK(engine->decision()->kind == DecisionKind::table);
}

}  // namespace
