// What plugins that perform core actions learn of them.
#include "played.hpp"

#include <riffle/context.hpp>

#include <functional>

namespace {
using namespace actions_tests;

/// What a test lets a plugin do.
std::function<Status(Context&, const Action&)> body;

struct Perform final : ActionType {
  Status run(Context& ctx, const Action& action) const override { return body(ctx, action); }
};

void load_performer(Registrar& host) { host.add_action<Perform>("performer.perform"); }

struct PerformedFixture : BuiltPlugins {
  PerformedFixture() { REQUIRE(built.registry.load({"performer", "1.0.0", "", false}, load_performer).empty()); }
};

struct PerformedGame : PerformedFixture, Played {
  PerformedGame() : Played(built) {}

  Verdict perform(const std::string& action, const std::vector<Target>& targets,
                  const std::vector<Argument>& arguments) {
    const ActionId id = host.registry.find_action("core." + action);
    body = [=, this](Context& ctx, const Action&) -> Status {
      RIFFLE_TRY_AS(done_to, ctx.perform(id, targets, arguments));
      noted.assign(done_to.begin(), done_to.end());
      return done;
    };
    return game->command(one, {host.registry.find_action("performer.perform"), {}, {}});
  }
  std::vector<Target> noted;
};

TEST_CASE_METHOD(PerformedGame,
                 "Whoever performs a core action learns whom it happened to, as the new objects they are") {
  REQUIRE(perform("move", cards({1, 2}), {with("zone", zone("Table"))}));
  CHECK(noted == cards({1, 2}));
  REQUIRE(perform("destroy", cards({1, 3}), {}));
  CHECK(noted == cards({1}));
  REQUIRE(perform("discard", cards({1, 2}), {}));
  CHECK(noted == cards({2}));
  REQUIRE(perform("switch_alternate", cards({2, 5}), {}));
  CHECK(noted == cards({2}));
  REQUIRE(perform("shuffle", {{zone("Row", one), 0}}, {}));
  CHECK(noted == std::vector<Target>{{zone("Row", one), 0}});
}

TEST_CASE_METHOD(PerformedGame,
                 "What has become another object since is left out, and nothing happens when none is left") {
  const auto old = cards({1, 2});
  REQUIRE(command("move", cards({1}), {with("zone", zone("Table"))}));
  REQUIRE(perform("move", old, {with("zone", zone("Row", two))}));
  CHECK(noted == cards({2}));
  CHECK(in(1) == "Table");
  for (const char* action : {"discard", "destroy", "flip", "switch_next", "target", "show"}) {
    REQUIRE(perform(action, old, {}));
    CHECK(noted.empty());
  }
  REQUIRE(perform("move", old, {with("zone", zone("Table"))}));
  CHECK(noted.empty());
  CHECK(in(2) == "2:Row");
}

TEST_CASE_METHOD(PerformedGame, "An argument that is given twice is a fault of whoever performs the action") {
  const std::uint64_t before = game->digest();
  const Verdict verdict = perform("draw", {}, {with("count", 1), with("count", 2)});
  CHECK(verdict.status == Status::fault);
  CHECK_THAT(verdict.reason, Catch::StartsWith("plugin performer: ") && Catch::Contains("was given twice"));
  CHECK(game->digest() == before);
}

}  // namespace
