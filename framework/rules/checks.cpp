#include "rules/checks.hpp"

#include <algorithm>

namespace riffle {
namespace {

const char* kind_name(TargetKind kind) {
  switch (kind) {
    case TargetKind::none:
      return "nothing";
    case TargetKind::card:
      return "cards";
    case TargetKind::seat:
      return "seats";
    case TargetKind::zone:
      return "zones";
  }
  return "nothing";
}

const char* kind_name(ValueKind kind) {
  constexpr const char* names[] = {"nothing", "a number", "a name", "yes or no",
                                   "a card",  "a seat",   "a zone", "a form"};
  return names[static_cast<std::uint32_t>(kind)];
}

std::string amount(std::uint32_t min, std::uint32_t max) {
  if (min == max) return std::to_string(min);
  if (max == 0xFFFF'FFFF) return "at least " + std::to_string(min);
  return std::to_string(min) + " to " + std::to_string(max);
}

std::string wrong_targets(const ActionRecord& action, const View& view, Targets targets) {
  const auto given = targets.size();
  if (action.target == TargetKind::none && given != 0)
    return action.id + " takes no targets, " + std::to_string(given) + " were given";
  if (given < action.min_targets || given > action.max_targets)
    return action.id + " takes " + amount(action.min_targets, action.max_targets) + " targets (" +
           kind_name(action.target) + "), " + std::to_string(given) + " were given";
  for (const Target& target : targets) {
    if (!fits(action.target, target.what)) return action.id + " acts on " + kind_name(action.target) + " only";
    if (!is_current(view, target)) return "a target of " + action.id + " is not there any more";
  }
  return {};
}

std::string wrong_arguments(const Registry& registry, const ActionRecord& action, const View& view,
                            std::span<const Argument> arguments) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const Argument& given = arguments[i];
    const auto known = std::find_if(action.parameters.begin(), action.parameters.end(),
                                    [&](const ParameterRecord& parameter) { return parameter.name == given.name; });
    const auto name = [&] { return std::string{registry.symbols().text(given.name)}; };
    if (known == action.parameters.end()) return action.id + " knows no argument '" + name() + "'";
    const auto repeated = std::find_if(arguments.begin(), arguments.begin() + static_cast<std::ptrdiff_t>(i),
                                       [&](const Argument& other) { return other.name == given.name; });
    if (repeated != arguments.begin() + static_cast<std::ptrdiff_t>(i))
      return "argument '" + name() + "' of " + action.id + " was given twice";
    if (known->kind != given.value.kind)
      return "argument '" + name() + "' of " + action.id + " must be " + kind_name(known->kind) + ", not " +
             kind_name(given.value.kind);
    if (!exists(view, given.value)) return "argument '" + name() + "' of " + action.id + " names nothing in this game";
  }
  for (const ParameterRecord& parameter : action.parameters) {
    const bool given = std::any_of(arguments.begin(), arguments.end(),
                                   [&](const Argument& argument) { return argument.name == parameter.name; });
    if (parameter.required && !given)
      return action.id + " needs the argument '" + std::string{registry.symbols().text(parameter.name)} + "'";
  }
  return {};
}

constexpr const char* not_offered = "that is not among the options";
constexpr const char* twice = "the same option was chosen twice";
constexpr std::size_t few = 8;

/// A few choices are looked up one by one, which allocates nothing; many, such as an order, by sorting.
const char* wrong_few(const OpenDecision& decision, Options chosen) {
  for (std::uint32_t i = 0; i < chosen.size(); ++i) {
    const bool offered = std::any_of(decision.options.begin(), decision.options.end(),
                                     [&](const Target& option) { return option.what == chosen[i]; });
    if (!offered) return not_offered;
    for (std::uint32_t earlier = 0; earlier < i; ++earlier)
      if (chosen[earlier] == chosen[i]) return twice;
  }
  return "";
}

const char* wrong_many(const OpenDecision& decision, Options chosen) {
  std::vector<std::uint32_t> offered, wanted;
  for (const Target& option : decision.options) offered.push_back(option.what.bits());
  for (std::uint32_t i = 0; i < chosen.size(); ++i) wanted.push_back(chosen[i].bits());
  std::sort(offered.begin(), offered.end());
  std::sort(wanted.begin(), wanted.end());
  if (std::adjacent_find(wanted.begin(), wanted.end()) != wanted.end()) return twice;
  return std::includes(offered.begin(), offered.end(), wanted.begin(), wanted.end()) ? "" : not_offered;
}

}  // namespace

bool fits(TargetKind kind, const Choice& what) {
  switch (kind) {
    case TargetKind::none:
      return false;
    case TargetKind::card:
      return what.kind() == ChoiceKind::card;
    case TargetKind::seat:
      return what.kind() == ChoiceKind::seat;
    case TargetKind::zone:
      return what.kind() == ChoiceKind::zone;
  }
  return false;
}

bool exists(const View& view, Value value) {
  switch (value.kind) {
    case ValueKind::card:
      return view.has(value.as_card());
    case ValueKind::zone:
      return view.has(value.as_zone());
    case ValueKind::form:
      return view.has(value.as_form());
    case ValueKind::seat:
      return value.as_seat().index < view.seat_count;
    default:
      return true;
  }
}

bool is_current(const View& view, const Target& target) {
  if (const CardId card = target.card())
    return card.index < view.card_count && view.generations[card.index] == target.generation;
  if (const ZoneId zone = target.zone()) return zone.index < view.zone_count;
  if (const SeatId seat = target.seat()) return seat.index < view.seat_count;
  return true;
}

// All options are looked at: where the search could end early cannot be foreseen.
bool is_one_of(const OpenDecision& decision, const Target& chosen) {
  std::uint32_t found = 0;
  for (const Target& option : decision.options) found |= option.what == chosen.what ? 1U : 0U;
  return found != 0 && decision.min <= 1 && decision.max >= 1;
}

std::string wrong_choices(const OpenDecision& decision, Options chosen) {
  if (decision.kind == DecisionKind::number && decision.options.empty()) {
    const bool fits = chosen.size() == 1 && chosen[0].kind() == ChoiceKind::number &&
                      chosen[0].as_number() >= static_cast<std::int32_t>(decision.min) &&
                      chosen[0].as_number() <= static_cast<std::int32_t>(decision.max);
    return fits
               ? ""
               : "a number from " + std::to_string(decision.min) + " to " + std::to_string(decision.max) + " is needed";
  }
  if (chosen.size() < decision.min || chosen.size() > decision.max)
    return "choose " + amount(decision.min, decision.max) + " of the " + std::to_string(decision.options.size()) +
           " options; " + std::to_string(chosen.size()) + " were chosen";
  return chosen.size() <= few ? wrong_few(decision, chosen) : wrong_many(decision, chosen);
}

std::string wrong_action(const Registry& registry, const View& view, ActionId id, Targets targets,
                         std::span<const Argument> arguments) {
  if (id.index >= registry.actions().size()) return "no such action";
  const ActionRecord& action = registry.actions()[id.index];
  if (action.type == nullptr) return "no plugin provides the action " + action.id;
  if (targets.empty() && arguments.empty() && action.takes_nothing) return {};
  const std::string why = wrong_targets(action, view, targets);
  return why.empty() ? wrong_arguments(registry, action, view, arguments) : why;
}

}  // namespace riffle
