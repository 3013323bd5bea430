#include "registry/descriptors.hpp"

namespace riffle {

namespace {

Error too_small(const char* what, std::size_t least, std::size_t found) {
  return {std::string("the size in ") + what + ": expected at least " + std::to_string(least) + ", found " +
          std::to_string(found)};
}

std::optional<Error> add_parameter(const Parameter& given, Symbols& symbols, std::vector<ParameterRecord>& parameters) {
  const std::string name = text_or_empty(given.name);
  if (name.empty()) return Error{"a parameter: expected a name, found none"};
  if (given.kind > ValueKind::form) {
    return Error{"the kind of parameter " + name + ": expected a ValueKind, found " +
                 std::to_string(static_cast<std::uint32_t>(given.kind))};
  }
  const Symbol symbol = symbols.intern(name);
  for (const ParameterRecord& other : parameters)
    if (other.name == symbol) return Error{"the parameters: expected each name once, found " + name + " twice"};
  parameters.push_back({symbol, given.kind, given.required != 0, text_or_empty(given.summary)});
  return std::nullopt;
}

/// What the descriptors of all three kinds of rules say.
template <class Descriptor>
void describe_rule(const Descriptor& known, std::uint32_t hook, RuleRecord& record) {
  record.summary = text_or_empty(known.summary);
  record.hook = hook;
  record.zone = known.zone;
  record.global = known.global != 0;
}

std::optional<Error> check(const ActionDescriptor& known) {
  if (known.kind > ActionKind::event) {
    return Error{"the kind of an action: expected procedure or event, found " +
                 std::to_string(static_cast<std::uint32_t>(known.kind))};
  }
  if (known.target > TargetKind::zone) {
    return Error{"the target of an action: expected a TargetKind, found " +
                 std::to_string(static_cast<std::uint32_t>(known.target))};
  }
  if (known.min_targets > known.max_targets) {
    return Error{"the targets of an action: expected at most " + std::to_string(known.max_targets) +
                 " as min_targets, found " + std::to_string(known.min_targets)};
  }
  return std::nullopt;
}

}  // namespace

std::optional<Error> describe(const ActionDescriptor& given, Symbols& symbols, ActionRecord& record) {
  constexpr std::size_t least = offsetof(ActionDescriptor, summary);
  constexpr std::size_t least_parameter = offsetof(Parameter, required);
  if (given.size < least) return too_small("ActionDescriptor", least, given.size);
  const auto known = as_known<ActionDescriptor>(&given, given.size);
  if (auto error = check(known)) return error;
  if (!known.parameters.empty() && known.parameter_size < least_parameter)
    return too_small("Parameter", least_parameter, known.parameter_size);

  std::vector<ParameterRecord> parameters;
  const auto* bytes = reinterpret_cast<const std::byte*>(known.parameters.data());
  for (std::size_t i = 0; i < known.parameters.size(); ++i, bytes += known.parameter_size)
    if (auto error = add_parameter(as_known<Parameter>(bytes, known.parameter_size), symbols, parameters)) return error;

  record.summary = text_or_empty(known.summary);
  record.kind = known.kind;
  record.target = known.target;
  record.min_targets = known.min_targets;
  record.max_targets = known.max_targets;
  record.parameters = std::move(parameters);
  record.takes_nothing = known.min_targets == 0 && std::none_of(record.parameters.begin(), record.parameters.end(),
                                                                [](const auto& one) { return one.required; });
  return std::nullopt;
}

std::optional<Error> describe(const PropertyDescriptor& given, PropertyRecord& record) {
  constexpr std::size_t least = offsetof(PropertyDescriptor, on_move);
  if (given.size < least) return too_small("PropertyDescriptor", least, given.size);
  const auto known = as_known<PropertyDescriptor>(&given, given.size);
  const ValueKind kind = known.initial.kind;
  if (known.scope > Scope::game)
    return Error{"the scope of a property: expected a Scope, found " +
                 std::to_string(static_cast<std::uint32_t>(known.scope))};
  if (kind == ValueKind::absent || kind > ValueKind::form)
    return Error{"the initial value of a property: expected one of the kind that it holds, found " +
                 std::to_string(static_cast<std::uint32_t>(kind))};
  const bool simple = kind == ValueKind::number || kind == ValueKind::flag || kind == ValueKind::symbol;
  if (known.parameter != 0 && (known.scope != Scope::game || !simple))
    return Error{"a parameter: expected a number, flag or symbol of the game, found another property"};
  record.summary = text_or_empty(known.summary);
  record.scope = known.scope;
  record.initial = known.initial;
  record.on_move = known.on_move;
  record.parameter = known.parameter != 0;
  return std::nullopt;
}

std::optional<Error> describe(const ObserverDescriptor& given, const ObserverCalls& calls, ObserverRecord& record) {
  constexpr std::size_t least = offsetof(ObserverDescriptor, summary);
  constexpr std::size_t least_calls = sizeof(ObserverCalls);
  if (given.size < least) return too_small("ObserverDescriptor", least, given.size);
  if (calls.size < least_calls) return too_small("ObserverCalls", least_calls, calls.size);
  if (calls.edits == nullptr && calls.event == nullptr)
    return Error{"the functions of an observer: expected one that hears edits or events, found none"};
  const auto known = as_known<ObserverDescriptor>(&given, given.size);
  record.summary = text_or_empty(known.summary);
  record.event = known.event;
  record.edits = known.edits;
  record.calls = as_known<ObserverCalls>(&calls, calls.size);
  return std::nullopt;
}

Result<std::vector<std::string>> extensions_of(const FormatDescriptor& given) {
  constexpr std::size_t least = offsetof(FormatDescriptor, extensions);
  if (given.size < least) return too_small("FormatDescriptor", least, given.size);
  std::vector<std::string> extensions;
  for (const char* text : given.extensions) {
    const std::string extension = text_or_empty(text);
    const bool capitals = std::any_of(extension.begin(), extension.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
    if (extension.size() < 2 || extension.front() != '.' || capitals)
      return Error{"an extension: expected a dot and lower-case letters, found \"" + extension + "\""};
    extensions.push_back(extension);
  }
  return extensions;
}

std::optional<Error> describe(const TriggerDescriptor& given, TriggerRecord& record) {
  constexpr std::size_t least = offsetof(TriggerDescriptor, look_back);
  if (given.size < least) return too_small("TriggerDescriptor", least, given.size);
  const auto known = as_known<TriggerDescriptor>(&given, given.size);
  if (!known.event || !known.action) return Error{"a trigger: expected an event and an action, found none"};
  if (known.when > When::inside)
    return Error{"when a trigger is done: expected after or inside, found " +
                 std::to_string(static_cast<std::uint32_t>(known.when))};
  describe_rule(known, known.event.index, record);
  record.when = known.when;
  record.action = known.action;
  record.look_back = known.look_back != 0;
  return std::nullopt;
}

std::optional<Error> describe(const ReplacementDescriptor& given, ReplacementRecord& record) {
  constexpr std::size_t least = offsetof(ReplacementDescriptor, priority);
  if (given.size < least) return too_small("ReplacementDescriptor", least, given.size);
  const auto known = as_known<ReplacementDescriptor>(&given, given.size);
  if (!known.event) return Error{"a replacement: expected the action that it replaces, found none"};
  describe_rule(known, known.event.index, record);
  record.priority = known.priority;
  return std::nullopt;
}

std::optional<Error> describe(const ModifierDescriptor& given, ModifierRecord& record) {
  constexpr std::size_t least = offsetof(ModifierDescriptor, layer);
  if (given.size < least) return too_small("ModifierDescriptor", least, given.size);
  const auto known = as_known<ModifierDescriptor>(&given, given.size);
  if (!known.property) return Error{"a modifier: expected the property that it changes, found none"};
  describe_rule(known, known.property.index, record);
  record.layer = known.layer;
  return std::nullopt;
}

}  // namespace riffle
