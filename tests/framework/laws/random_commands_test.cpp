#include "laws/random_commands.hpp"
#include "framework/game/game_fixture.hpp"
#include "rules/checks.hpp"

#include <set>

using namespace riffle;

TEST_CASE_METHOD(game_tests::GameFixture, "random commands fit what actions say, and reach all of a free table") {
  const RandomCommands commands{host.registry, *catalog};
  ChanceStream dice{1, 0, 0};
  std::set<std::string> seen;
  for (int i = 0; i < 2000; ++i) {
    const Command command = commands.command(view(), dice);
    seen.insert(host.registry.actions()[command.action.index].id);
    CHECK(wrong_action(host.registry, view(), command.action, command.targets, command.arguments) == "");
  }
  for (const ActionRecord& action : host.registry.actions()) {
    INFO(action.id);
    CHECK(seen.contains(action.id) == (action.id.starts_with("core.") && action.id != "core.table"));
  }
}
