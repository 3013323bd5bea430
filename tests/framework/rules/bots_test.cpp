// Bots that answer quiet questions: whose answer an illegal end goes back to, what undo takes back, and when it is enough.
#include "framework/rules/engine_fixture.hpp"

namespace {
using namespace rules_tests;

/// Chooses the first option, and remembers what it was offered.
struct FirstOption final : Bot {
  std::vector<std::vector<std::int32_t>> offered;
  Status answer(const View&, SeatId, const Question& question, std::vector<Choice>& chosen) override {
    offered.emplace_back();
    for (const Target& option : question.options) offered.back().push_back(option.what.as_number());
    chosen.push_back(question.options.front().what);
    return done;
  }
};

/// Never remembers.
struct Quick final : Bot {
  Status answer(const View&, SeatId, const Question& question, std::vector<Choice>& chosen) override {
    chosen.push_back(question.options.front().what);
    return done;
  }
};

/// Hears nothing, and counts what bots answer.
struct Counting final : Listener {
  std::size_t inside = 0, faults = 0;
  bool hears_edits() const override { return false; }
  void edits(std::span<const Edit>, Direction) override {}
  void event(const Event&) override {}
  void notice(std::string_view) override {}
  void fault(std::string_view, std::string_view) override { ++faults; }
  void recorded(const Answer&) override { ++inside; }
};

Action action(ActionId id, SeatId seat, std::uint32_t born = 0) {
  Action made;
  made.id = id;
  made.seat = seat;
  made.born = born;
  return made;
}

Outcome<Targets> ask_number(Context& ctx, SeatId seat, DecisionKind kind = DecisionKind::turn) {
  const Choice options[] = {Choice::number(1), Choice::number(2), Choice::number(3)};
  return ctx.choose({.seat = seat, .kind = kind, .options = options});
}

/// Seats take turns without end: each writes the number that it chose on its card, then an item is born of that.
struct TurnsFixture : EngineFixture {
  FirstOption bot;
  std::uint32_t turns_of_two = 1;  ///< in a row, before it is seat one's turn again

  TurnsFixture() {
    bodies.other = [this](Context& ctx, const Action& turn) { return take_turn(ctx, turn.seat); };
    begin(bodies.other_id);
    engine->scope().bots[two.index] = &bot;
  }
  /// A game of its own, whose first item runs this action.
  void begin(ActionId first_action) {
    ear.forget();
    engine = std::make_unique<Engine>(registry, layout, 1, ear);
    for (int i = 0; i < 4; ++i) engine->editor().create(first, pile, on_top, one);
    Item item;
    item.action = first_action;
    item.seat = one;
    engine->push(item);
    engine->advance();
  }
  Status take_turn(Context& ctx, SeatId seat) const {
    RIFFLE_TRY_AS(chosen, ask_number(ctx, seat));
    const std::int32_t turns = ctx.view.value(CardId{3}, property::targeted).as_number();
    const bool again = seat == two && turns + 1 < static_cast<std::int32_t>(turns_of_two);
    ctx.set(CardId{3}, property::targeted, Value::number(seat == two && again ? turns + 1 : 0));
    ctx.push(action(bodies.other_id, again || seat == one ? two : one));
    ctx.push(action(bodies.act_id, seat, 1));
    write(ctx, CardId{seat.index + (again ? 1U : 0U)}, chosen.front().what.as_number());
    return done;
  }
  static void write(Context& ctx, CardId on, std::int32_t number) {
    ctx.set(on, property::targeted, Value::number(number));
  }
  std::int32_t written(std::uint32_t on) const { return view().value(CardId{on}, property::targeted).as_number(); }
  static std::int32_t written(const Context& ctx, std::uint32_t on) {
    return ctx.view.value(CardId{on}, property::targeted).as_number();
  }
};

TEST_CASE_METHOD(TurnsFixture,
                 "An illegal end of what a bot's answer bore goes back to the bot, and not to the player") {
  bodies.act = [](Context& ctx, const Action& born) {
    return born.seat == two && written(ctx, 1) == 1 ? ctx.illegal("not this one") : done;
  };
  const Verdict verdict = choose({Choice::number(3)});
  CHECK(verdict.status == Status::done);
  CHECK(verdict.reason.empty());
  CHECK(bot.offered == std::vector<std::vector<std::int32_t>>{{1, 2, 3}, {2, 3}});
  CHECK(written(0) == 3);
  CHECK(written(1) == 2);
  CHECK(engine->decision()->seats == SeatSet{one});
  CHECK(engine->decision()->options.size() == 3);
  CHECK(engine->undoable() == 1);
  CHECK(ear.faults.empty());
}

TEST_CASE_METHOD(TurnsFixture, "What failed in one turn of a bot is offered again in the next") {
  bodies.act = [](Context& ctx, const Action& born) {
    return born.seat == two && written(ctx, 1) == written(ctx, 0) ? ctx.illegal("the same as the other's") : done;
  };
  CHECK(choose({Choice::number(1)}));
  CHECK(choose({Choice::number(2)}));
  CHECK(bot.offered == std::vector<std::vector<std::int32_t>>{{1, 2, 3}, {2, 3}, {1, 2, 3}});
  CHECK(written(1) == 1);
}

TEST_CASE_METHOD(TurnsFixture, "The player's own illegal answer goes back to the player, before any bot is asked") {
  bodies.act = [](Context& ctx, const Action& born) {
    return born.seat == one && written(ctx, 0) == 3 ? ctx.illegal("not three") : done;
  };
  const std::uint64_t start = engine->digest();
  CHECK(choose({Choice::number(3)}).status == Status::illegal);
  CHECK(engine->decision()->options.size() == 2);
  CHECK(bot.offered.empty());
  CHECK(choose({Choice::number(2)}));
  CHECK(bot.offered.size() == 1);
  CHECK(engine->undo());
  CHECK(engine->digest() == start);
}

TEST_CASE_METHOD(TurnsFixture, "Of two turns of a bot in a row only the one that ended illegal is taken again") {
  turns_of_two = 2;
  bodies.act = [](Context& ctx, const Action& born) {
    // Its first turn is written on card 2, its second on card 1.
    return born.seat == two && written(ctx, 1) == 1 ? ctx.illegal("not this one") : done;
  };
  CHECK(choose({Choice::number(3)}));
  CHECK(bot.offered == std::vector<std::vector<std::int32_t>>{{1, 2, 3}, {1, 2, 3}, {2, 3}});
  CHECK(written(2) == 1);
  CHECK(written(1) == 2);
  CHECK(engine->undoable() == 1);
}

TEST_CASE_METHOD(TurnsFixture, "A bot whose every answer ends illegal stalls the game, and undo opens it again") {
  bodies.act = [](Context& ctx, const Action& born) { return born.seat == two ? ctx.illegal("never") : done; };
  const std::uint64_t start = engine->digest();
  CHECK(choose({Choice::number(3)}));
  CHECK(bot.offered == std::vector<std::vector<std::int32_t>>{{1, 2, 3}, {2, 3}, {3}});
  CHECK(engine->result() == "stalled");
  CHECK(written(0) == 3);
  CHECK(engine->undo());
  CHECK_FALSE(engine->result());
  CHECK(engine->digest() == start);
  CHECK(engine->decision()->seats == SeatSet{one});
}

TEST_CASE_METHOD(TurnsFixture, "A fault in what a bot's answer bore is told, and the bot answers otherwise") {
  bodies.act = [](Context& ctx, const Action& born) -> Status {
    if (born.seat == two && written(ctx, 1) == 1) throw std::runtime_error("out of luck");
    return done;
  };
  CHECK(choose({Choice::number(3)}));
  CHECK(written(1) == 2);
  REQUIRE(ear.faults.size() == 1);
  CHECK(ear.faults[0] == "test: test.act threw: out of luck");
}

TEST_CASE_METHOD(TurnsFixture,
                 "What was heard of a bot's illegal turn is heard backward, and its facts are not heard") {
  bodies.act = [](Context& ctx, const Action& born) {
    ctx.note(bodies.happened, Target{Choice{born.seat}, 0});
    return born.seat == two && written(ctx, 1) == 1 ? ctx.illegal("not this one") : done;
  };
  CHECK(choose({Choice::number(3)}));
  REQUIRE(ear.heard.size() == 4);  // card 0 to 3, card 1 to 1 and back, card 1 to 2
  CHECK(ear.heard[1].second == Direction::forward);
  CHECK(ear.heard[2].second == Direction::backward);
  CHECK(ear.heard[2].first == ear.heard[1].first.traded());
  CHECK(ear.heard[3].second == Direction::forward);
  CHECK(ear.events == std::vector<Target>{{Choice{one}, 0}, {Choice{two}, 0}});
}

TEST_CASE_METHOD(TurnsFixture, "Undo of a player's answer takes back the turns of the bots that followed") {
  turns_of_two = 2;
  const std::uint64_t start = engine->digest();
  CHECK(choose({Choice::number(3)}));
  const std::uint64_t middle = engine->digest();
  CHECK(choose({Choice::number(2)}));
  const std::uint64_t end = engine->digest();
  CHECK(engine->undoable() == 2);
  CHECK(engine->undo());
  CHECK(engine->digest() == middle);
  CHECK(engine->undo());
  CHECK(engine->digest() == start);
  CHECK(engine->undoable() == 0);
  CHECK(bot.offered.size() == 4);
  CHECK(engine->redo());
  CHECK(engine->digest() == middle);
  CHECK(engine->redo());
  CHECK(engine->digest() == end);
  CHECK(bot.offered.size() == 4);  // they are put back, not asked again
}

TEST_CASE_METHOD(TurnsFixture,
                 "A question to the player in a bot's turn is open to undo, back to the player's own turn") {
  bodies.act = [](Context& ctx, const Action& born) -> Status {
    if (born.seat == one) return done;
    RIFFLE_TRY_AS(chosen, ask_number(ctx, one, DecisionKind::pick));
    write(ctx, CardId{2}, chosen.front().what.as_number());
    return done;
  };
  const std::uint64_t start = engine->digest();
  CHECK(choose({Choice::number(3)}));
  REQUIRE(engine->decision()->kind == DecisionKind::pick);
  const std::uint64_t asked = engine->digest();
  CHECK(engine->undoable() == 1);
  CHECK(engine->undo());
  CHECK(engine->digest() == start);
  CHECK(engine->redo());
  CHECK(engine->digest() == asked);
  CHECK(choose({Choice::number(2)}));
  CHECK(written(2) == 2);
  CHECK(engine->undo());
  CHECK(engine->digest() == start);
}

TEST_CASE_METHOD(TurnsFixture, "When a player's answer makes a bot's turn illegal it is the bot that answers again") {
  bodies.act = [](Context& ctx, const Action& born) -> Status {
    if (born.seat == one) return done;
    RIFFLE_TRY_AS(chosen, ask_number(ctx, one, DecisionKind::pick));
    return chosen.front().what.as_number() == written(ctx, 1) ? ctx.illegal("guessed") : done;
  };
  CHECK(choose({Choice::number(3)}));
  REQUIRE(engine->decision()->kind == DecisionKind::pick);
  const Verdict guessed = choose({Choice::number(1)});
  CHECK(guessed.status == Status::done);
  CHECK(bot.offered == std::vector<std::vector<std::int32_t>>{{1, 2, 3}, {2, 3}});
  REQUIRE(engine->decision()->kind == DecisionKind::pick);
  CHECK(choose({Choice::number(1)}));
  CHECK(written(1) == 2);
  CHECK(engine->decision()->seats == SeatSet{one});
  CHECK(engine->decision()->kind == DecisionKind::turn);
}

/// Answers as its test wants.
struct Odd final : Bot {
  std::function<Status(std::vector<Choice>&)> reply;
  Status answer(const View&, SeatId, const Question&, std::vector<Choice>& chosen) override { return reply(chosen); }
};

struct OddFixture : TurnsFixture {
  Odd odd;
  std::vector<Choice> fallback;

  OddFixture() {
    bodies.act = [this](Context& ctx, const Action& born) -> Status {
      if (born.seat == one) return done;
      const Choice options[] = {Choice::number(1), Choice::number(2), Choice::number(3)};
      RIFFLE_TRY_AS(chosen, ctx.choose({.seat = two, .options = options, .fallback = fallback}));
      write(ctx, CardId{2}, chosen.front().what.as_number());
      return done;
    };
    engine->scope().bots[two.index] = &odd;
  }
  /// What is chosen for a bot that replies so.
  std::int32_t chosen_for(std::function<Status(std::vector<Choice>&)> reply) {
    odd.reply = std::move(reply);
    CHECK(choose({Choice::number(3)}));
    return written(2);
  }
};

TEST_CASE_METHOD(OddFixture, "A bot whose answer does not fit gets the fallback, else the first options") {
  const std::function<Status(std::vector<Choice>&)> replies[] = {
      [](auto&) -> Status { throw std::runtime_error("no idea"); },
      [](auto&) { return done; },
      [](auto& chosen) {
        chosen = {Choice::number(4)};
        return done;
      },
      [](auto& chosen) {
        chosen = {Choice::number(2), Choice::number(3)};
        return done;
      },
      [](auto&) { return Status::declined; },
      [](auto& chosen) {
        chosen = {Choice::number(2)};
        return Status::illegal;
      },
  };
  for (const auto& reply : replies) {
    fallback.clear();
    CHECK(chosen_for(reply) == 1);
    fallback = {Choice::number(3)};
    CHECK(chosen_for(reply) == 3);
    fallback = {Choice::number(4)};  // which does not fit itself
    CHECK(chosen_for(reply) == 1);
  }
}

TEST_CASE_METHOD(OddFixture, "A bot that throws is heard as a fault, with what it threw") {
  (void)chosen_for([](auto&) -> Status { throw std::runtime_error("no idea"); });
  REQUIRE_FALSE(ear.faults.empty());
  CHECK_THAT(ear.faults.front(), Catch::Contains("no idea"));
}

TEST_CASE_METHOD(OddFixture, "A bot that backs out has chosen nothing, whatever it had put down") {
  bodies.act = [](Context& ctx, const Action& born) -> Status {
    if (born.seat == one) return done;
    const Choice options[] = {Choice::number(1)};
    const auto chosen = ctx.choose({.seat = two, .options = options, .may_back_out = 1});
    return chosen.status() == Status::declined ? done : chosen.status();
  };
  int asked = 0;
  odd.reply = [&asked](auto& chosen) {
    chosen = {Choice::number(1)};
    return asked++ == 0 ? Status::done : Status::declined;  // its turn, and then the question in it
  };
  CHECK(choose({Choice::number(3)}));
  REQUIRE_FALSE(ear.inside.empty());
  CHECK(ear.inside.back().kind == Answer::Kind::declined);
  CHECK(ear.inside.back().choices.empty());
}

TEST_CASE_METHOD(TurnsFixture, "A copy has no bots: where one would answer, its question is open") {
  Ear other_ear;
  Engine copy{*engine, other_ear};
  Answer answer;
  answer.seat = one;
  answer.choices = {{Choice::number(3), 0}};
  CHECK(copy.answer(answer));
  REQUIRE(copy.decision() != nullptr);
  CHECK(copy.decision()->seats == SeatSet{two});
  CHECK(bot.offered.empty());
  answer.seat = two;
  answer.choices = {{Choice::number(1), 0}};
  CHECK(copy.answer(answer));
  CHECK(choose({Choice::number(3)}));
  CHECK(copy.digest() == engine->digest());
}

TEST_CASE_METHOD(TurnsFixture, "A game in which bots answer without end comes to an end of its own") {
  Quick one_bot, two_bot;
  Counting counting;
  Engine bots{registry, layout, 1, counting};
  bots.scope().bots = {&one_bot, &two_bot};
  bodies.other = [](Context& ctx, const Action& turn) -> Status {
    RIFFLE_TRY(ask_number(ctx, turn.seat));
    ctx.push(action(bodies.other_id, turn.seat == one ? two : one));
    return done;
  };
  Item item;
  item.action = bodies.other_id;
  item.seat = one;
  bots.push(item);
  bots.advance();
  CHECK(bots.result() == "endless");
  CHECK(counting.inside == 1'000'001);
  CHECK(counting.faults == 0);
}

}  // namespace
