#include "game/replay.hpp"
#include "played.hpp"

#include <rapidcheck.h>

#include <map>
#include <set>

namespace {
using namespace actions_tests;

/// Random numbers of one command, from one seed.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed) {}

  std::uint32_t below(std::uint32_t sides) {
    state_ += 0x9E37'79B9'7F4A'7C15U;
    std::uint64_t mixed = (state_ ^ (state_ >> 30)) * 0xBF58'476D'1CE4'E5B9U;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D0'49BB'1331'11EBU;
    return static_cast<std::uint32_t>((mixed >> 33) % sides);
  }
  bool once_in(std::uint32_t times) { return below(times) == 0; }
  template <class T, std::size_t N>
  const T& of(const T (&things)[N]) {
    return things[below(N)];
  }

 private:
  std::uint64_t state_;
};

/// Commands of the game: mostly right, often with something wrong in them.
class RandomCommands {
 public:
  RandomCommands(const Played& game, Dice& dice) : game_(game), dice_(dice) {}

  Command command() {
    std::vector<ActionId> all;
    const auto& actions = game_.host.registry.actions();
    for (std::uint32_t i = 0; i < actions.size(); ++i)
      if (actions[i].id.starts_with("core.")) all.push_back(ActionId{i});
    Command made{all[dice_.below(static_cast<std::uint32_t>(all.size()))], {}, {}};
    const ActionRecord& action = actions[made.action.index];
    std::uint32_t count = dice_.below(4);
    if (!dice_.once_in(16)) count = std::min(std::max(count, action.min_targets), action.max_targets);
    if (action.target == TargetKind::none && !dice_.once_in(16)) count = 0;
    for (; count > 0; --count) made.targets.push_back(target(action.target));
    for (const ParameterRecord& parameter : action.parameters) {
      if (parameter.required ? dice_.once_in(32) : dice_.once_in(2)) continue;
      const ValueKind kind = dice_.once_in(32) ? static_cast<ValueKind>(dice_.below(8)) : parameter.kind;
      made.arguments.push_back({parameter.name, value(kind)});
    }
    if (dice_.once_in(64)) made.arguments.push_back(game_.with("nonsense", 1));
    if (dice_.once_in(16) && !made.arguments.empty()) repeat_one(made.arguments);
    return made;
  }

 private:
  /// Gives an argument again, with the same value or another.
  void repeat_one(std::vector<Argument>& arguments) {
    Argument again = arguments[dice_.below(static_cast<std::uint32_t>(arguments.size()))];
    if (dice_.once_in(2)) again.value = value(again.value.kind);
    arguments.push_back(again);
  }

  Target target(TargetKind kind) {
    if (dice_.once_in(32)) kind = static_cast<TargetKind>(dice_.below(4));
    const std::uint32_t beyond = dice_.once_in(32) ? 1 : 0;
    const View& view = game_.view();
    switch (kind) {
      case TargetKind::card: {
        const CardId card{dice_.below(view.card_count + beyond)};
        if (card.index == view.card_count) return {card, 0};
        Target meant = view.target(card);
        if (dice_.once_in(32)) meant.generation += 1;
        return meant;
      }
      case TargetKind::seat:
        return {SeatId{dice_.below(view.seat_count + beyond)}, 0};
      case TargetKind::zone:
        return {ZoneId{dice_.below(view.zone_count + beyond)}, 0};
      case TargetKind::none:
        break;
    }
    return {Choice::number(7), 0};
  }

  Value value(ValueKind kind) {
    static constexpr std::int32_t numbers[] = {0, 0, 1, 1, 1, 2, 3, 4, 6, -1, 90, 180, -90, 360, INT32_MAX, INT32_MIN};
    static constexpr const char* texts[] = {"up",    "down", "up",  "down",  "moss",     "ember", "Score", "Score",
                                            "Power", "Mood", "Two", "three", "sideways", "red",   "",      "Autumn"};
    const View& view = game_.view();
    const std::uint32_t beyond = dice_.once_in(32) ? 1 : 0;
    switch (kind) {
      case ValueKind::number:
        return Value::number(dice_.of(numbers));
      case ValueKind::symbol:
        return game_.with(dice_.of(texts), dice_.of(texts)).value;
      case ValueKind::flag:
        return Value::flag(dice_.once_in(2));
      case ValueKind::card:
        return Value::card(CardId{dice_.below(view.card_count + beyond)});
      case ValueKind::seat:
        return Value::seat(SeatId{dice_.below(view.seat_count + beyond)});
      case ValueKind::zone:
        return Value::zone(ZoneId{dice_.below(view.zone_count + beyond)});
      case ValueKind::form:
        return Value::form(FormId{dice_.below(view.form_count + beyond)});
      case ValueKind::absent:
        break;
    }
    return {};
  }

  const Played& game_;
  Dice& dice_;
};

/// Random games, and how often each action ended how in them.
struct RandomGames : BuiltPlugins {
  TemporaryFolder scratch;
  std::map<std::string, std::set<Status>> endings;
  int repeated = 0;  ///< commands that gave an argument twice

  static bool gives_twice(const Command& command) {
    std::set<std::uint32_t> names;
    for (const Argument& argument : command.arguments)
      if (!names.insert(argument.name.index).second) return true;
    return false;
  }

  void play(Played& of, std::uint64_t seed) {
    Game& game = *of.game;
    Dice dice{seed};
    if (dice.once_in(8)) return (void)game.undo(std::min(game.undoable(), dice.below(4)));
    if (dice.once_in(8)) return (void)game.redo(std::min(game.redoable(), dice.below(4)));
    const Command command = RandomCommands{of, dice}.command();
    const std::uint64_t before = game.digest();
    const Verdict verdict = game.command(SeatId{dice.once_in(32) ? 3 : dice.below(3)}, command);
    endings[built.registry.actions()[command.action.index].id].insert(verdict.status);
    RC_ASSERT(verdict.status == Status::done || !verdict.reason.empty());
    if (gives_twice(command)) {
      ++repeated;
      RC_ASSERT(verdict.status == Status::refused);
    }
    RC_ASSERT(verdict.status != Status::fault);
    if (!verdict) RC_ASSERT(game.digest() == before);
  }

  void play_again(const Played& of, const std::string& file) {
    auto head = read_log_head(file);
    RC_ASSERT(bool{head});
    head->catalog = of.game->setup().catalog;
    Diagnostics diagnostics;
    const auto again = replay(built.registry, *head, file, {.verify = true, .to = {}}, diagnostics);
    if (!again) RC_FAIL(again.error().message);
    RC_ASSERT(again->divergence == "");
    RC_ASSERT(again->game->digest() == of.game->digest());
  }
};

TEST_CASE_METHOD(RandomGames,
                 "Whatever is commanded, nothing is at fault, all is undone and redone, and the log gives it again") {
  const std::string file = scratch / "random.log";
  CHECK(rc::check([&](std::uint64_t of, const std::vector<std::uint64_t>& seeds) {
    Played played{built, table_folder, of};
    Game& game = *played.game;
    RC_ASSERT(bool{game.save(file)});
    const std::uint64_t start = game.digest();
    for (const std::uint64_t seed : seeds) play(played, seed);
    const std::uint64_t end = game.digest();
    const std::uint32_t all = game.undoable();
    RC_ASSERT(all == 0 || game.undo(all));
    RC_ASSERT(game.digest() == start);
    RC_ASSERT(all == 0 || game.redo(all));
    RC_ASSERT(game.digest() == end);
    RC_ASSERT(played.ear->faults().empty());
    play_again(played, file);
  }));
}

TEST_CASE_METHOD(RandomGames,
                 "Among random commands each action is done and refused, and those that can be are illegal") {
  Played played{built};
  for (std::uint64_t seed = 1; seed <= 6000; ++seed) play(played, seed);
  for (const ActionRecord& action : built.registry.actions()) {
    if (!action.id.starts_with("core.")) continue;
    INFO(action.id);
    CHECK(endings[action.id].contains(Status::done));
    CHECK(endings[action.id].contains(Status::refused));
  }
  for (const char* id : {"core.move", "core.draw", "core.create", "core.shuffle", "core.load_deck", "core.mark",
                         "core.count", "core.roll", "core.rotate", "core.flip"})
    CHECK(endings[id].contains(Status::illegal));
  CHECK(repeated > 50);
}

}  // namespace
