#include "laws/random_commands.hpp"

#include "catalog/requirement.hpp"
#include "laws/sampling.hpp"

#include <algorithm>

namespace riffle {
namespace {

std::uint32_t below(std::uint32_t count, ChanceStream& dice) { return count == 0 ? 0 : dice.below(count); }

}  // namespace

RandomCommands::RandomCommands(const Registry& registry, const Catalog& catalog) : registry_{registry} {
  const RulesDefinition& rules = catalog.definition.rules;
  const auto& actions = registry.actions();
  const ActionId next = registry.find_action(rules.next);
  const PluginIndex runs_the_game = next ? actions[next.index].owner : no_plugin;
  for (std::uint32_t i = 0; i < actions.size(); ++i) {
    const ActionRecord& action = actions[i];
    if (action.type == nullptr || action.owner == no_plugin || action.id == rules.next || action.id == rules.setup)
      continue;
    if (action.owner == runs_the_game || requires_plugin(rules, registry.plugins()[action.owner].id))
      actions_.push_back(ActionId{i});
  }
}

Command RandomCommands::command(const View& view, ChanceStream& dice) const {
  Command command;
  command.action = actions_[dice.below(static_cast<std::uint32_t>(actions_.size()))];
  const ActionRecord& action = registry_.actions()[command.action.index];
  add_targets(view, action, dice, command);
  for (const ParameterRecord& parameter : action.parameters)
    if (parameter.required || once_in(dice, 2))
      command.arguments.push_back({parameter.name, value(view, parameter.kind, dice)});
  return command;
}

void RandomCommands::add_targets(const View& view, const ActionRecord& action, ChanceStream& dice,
                                 Command& command) const {
  if (action.target == TargetKind::none) return;
  const std::uint32_t most = std::min(action.max_targets, std::max(action.min_targets, 3U));
  const std::uint32_t count = action.min_targets + dice.below(most - action.min_targets + 1);
  for (std::uint32_t i = 0; i < count; ++i) {
    Target target;
    if (action.target == TargetKind::card) target = view.target(CardId{below(view.card_count, dice)});
    if (action.target == TargetKind::zone) target.what = ZoneId{below(view.zone_count, dice)};
    if (action.target == TargetKind::seat) target.what = SeatId{below(view.seat_count, dice)};
    const auto& known = command.targets;
    if (std::find(known.begin(), known.end(), target) == known.end()) command.targets.push_back(target);
  }
}

Value RandomCommands::value(const View& view, ValueKind kind, ChanceStream& dice) const {
  static constexpr std::int32_t numbers[] = {0, 1, 1, 1, 2, 3, 4, 6, -1, 90, 180, 270};
  switch (kind) {
    case ValueKind::number:
      return Value::number(numbers[dice.below(std::size(numbers))]);
    case ValueKind::symbol:
      return Value::symbol(Symbol{below(registry_.symbols().size(), dice)});
    case ValueKind::flag:
      return Value::flag(once_in(dice, 2));
    case ValueKind::card:
      return Value::card(CardId{below(view.card_count, dice)});
    case ValueKind::seat:
      return Value::seat(SeatId{below(view.seat_count, dice)});
    case ValueKind::zone:
      return Value::zone(ZoneId{below(view.zone_count, dice)});
    case ValueKind::form:
      return Value::form(FormId{below(view.form_count, dice)});
    case ValueKind::absent:
      break;
  }
  return {};
}

}  // namespace riffle
