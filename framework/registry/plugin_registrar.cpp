#include "registry/plugin_registrar.hpp"

#include "registry/descriptors.hpp"
#include "registry/keeper.hpp"

namespace riffle {

namespace {

/// The record of an id, which is reserved when it is new. Its index is the dense id.
template <class Record>
std::uint32_t reserve(Symbols& ids, std::vector<Record>& records, std::string_view id) {
  const std::uint32_t index = ids.intern(id).index;
  if (index == records.size()) records.emplace_back().id = id;
  return index;
}

bool is_name(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
           c == '.';
  });
}

}  // namespace

/// The id of what this or another plugin provides; who asked is remembered, in case nobody does.
template <class Tag, class Record>
Id<Tag> PluginRegistrar::look_up(const char* kind, Symbols& ids, std::vector<Record>& records, std::string_view id) {
  asked_for(kind, id);
  return Id<Tag>{reserve(ids, records, id)};
}

ActionId PluginRegistrar::action(std::string_view id) {
  return look_up<ActionTag>("action", registry_.action_ids_, registry_.actions_, id);
}

SelectorId PluginRegistrar::selector(std::string_view id) {
  return look_up<SelectorTag>("selector", registry_.selector_ids_, registry_.selectors_, id);
}

EventId PluginRegistrar::event(std::string_view id) {
  return look_up<EventTag>("event", registry_.event_ids_, registry_.events_, id);
}

TriggerId PluginRegistrar::trigger(std::string_view id) {
  return look_up<TriggerTag>("trigger", registry_.trigger_ids_, registry_.triggers_, id);
}

ReplacementId PluginRegistrar::replacement(std::string_view id) {
  return look_up<ReplacementTag>("replacement", registry_.replacement_ids_, registry_.replacements_, id);
}

ModifierId PluginRegistrar::modifier(std::string_view id) {
  return look_up<ModifierTag>("modifier", registry_.modifier_ids_, registry_.modifiers_, id);
}

EventId PluginRegistrar::add_event(std::string_view id, const char* summary) {
  const std::uint32_t index = reserve(registry_.event_ids_, registry_.events_, id);
  claim(id, summary, registry_.events_[index]);
  return EventId{index};
}

void PluginRegistrar::add_action(std::string_view id, const ActionDescriptor& descriptor, Owned<ActionType> type) {
  if (!keep(id, type)) return;
  ActionRecord& record = registry_.actions_[reserve(registry_.action_ids_, registry_.actions_, id)];
  if (!claim(id, nullptr, record)) return;
  record.type = type.object;
  if (const auto error = describe(descriptor, registry_.symbols_, record)) fail(record.id + ": " + error->message);
}

void PluginRegistrar::add_selector(std::string_view id, const char* summary, Owned<Selector> selector) {
  if (!keep(id, selector)) return;
  SelectorRecord& record = registry_.selectors_[reserve(registry_.selector_ids_, registry_.selectors_, id)];
  if (claim(id, summary, record)) record.selector = selector.object;
}

PropertyId PluginRegistrar::add_property(std::string_view id, const PropertyDescriptor& descriptor) {
  PropertyRecord& record = record_of(registry_.properties_, id);
  record.property = registry_.property(id);
  if (claim(id, nullptr, record))
    if (const auto error = describe(descriptor, record)) fail(record.id + ": " + error->message);
  return record.property;
}

void PluginRegistrar::add_bot(std::string_view id, const char* summary, SeatBot seat) {
  if (seat == nullptr) return fail(std::string(id) + ": expected the function that seats it, found null");
  BotRecord& record = record_of(registry_.bots_, id);
  if (claim(id, summary, record)) record.seat = seat;
}

template <class RuleTag, class Record, class Descriptor, class Type>
Id<RuleTag> PluginRegistrar::add_rule(Symbols& ids, std::vector<Record>& records, std::string_view id,
                                      const Descriptor& descriptor, Owned<Type> type) {
  const Id<RuleTag> rule{reserve(ids, records, id)};
  if (!keep(id, type)) return rule;
  Record& record = records[rule.index];
  if (!claim(id, nullptr, record)) return rule;
  record.type = type.object;
  if (const auto error = describe(descriptor, record)) fail(record.id + ": " + error->message);
  return rule;
}

TriggerId PluginRegistrar::add_trigger(std::string_view id, const TriggerDescriptor& descriptor,
                                       Owned<Trigger> trigger) {
  return add_rule<TriggerTag>(registry_.trigger_ids_, registry_.triggers_, id, descriptor, trigger);
}

ReplacementId PluginRegistrar::add_replacement(std::string_view id, const ReplacementDescriptor& descriptor,
                                               Owned<Replacement> replacement) {
  return add_rule<ReplacementTag>(registry_.replacement_ids_, registry_.replacements_, id, descriptor, replacement);
}

ModifierId PluginRegistrar::add_modifier(std::string_view id, const ModifierDescriptor& descriptor,
                                         Owned<Modifier> modifier) {
  return add_rule<ModifierTag>(registry_.modifier_ids_, registry_.modifiers_, id, descriptor, modifier);
}

void PluginRegistrar::add_observer(std::string_view id, const ObserverDescriptor& descriptor,
                                   const ObserverCalls& calls) {
  ObserverRecord& record = record_of(registry_.observers_, id);
  if (!claim(id, nullptr, record)) return;
  if (const auto error = describe(descriptor, calls, record)) fail(record.id + ": " + error->message);
}

void PluginRegistrar::add_format(std::string_view id, const FormatDescriptor& descriptor, Owned<GameFormat> format) {
  add(registry_.game_formats_, id, descriptor, format);
}

void PluginRegistrar::add_format(std::string_view id, const FormatDescriptor& descriptor, Owned<CardFormat> format) {
  add(registry_.card_formats_, id, descriptor, format);
}

void PluginRegistrar::add_format(std::string_view id, const FormatDescriptor& descriptor, Owned<DeckFormat> format) {
  add(registry_.deck_formats_, id, descriptor, format);
}

template <class Format>
void PluginRegistrar::add(std::vector<FormatRecord<Format>>& formats, std::string_view id,
                          const FormatDescriptor& descriptor, Owned<Format> format) {
  if (!keep(id, format)) return;
  FormatRecord<Format>& record = record_of(formats, id);
  const auto known = as_known<FormatDescriptor>(&descriptor, descriptor.size);
  if (!claim(id, known.summary, record)) return;
  record.format = format.object;
  auto extensions = extensions_of(known);
  if (!extensions) return fail(record.id + ": " + extensions.error().message);
  record.extensions = std::move(*extensions);
}

/// The record of an id of a kind that is known only by its id, made when it is new.
template <class Record>
Record& PluginRegistrar::record_of(std::vector<Record>& records, std::string_view id) {
  const auto known =
      std::find_if(records.begin(), records.end(), [&](const Record& record) { return record.id == id; });
  if (known != records.end()) return *known;
  records.emplace_back().id = id;
  return records.back();
}

void PluginRegistrar::fail(std::string_view reason) noexcept {
  if (failure_.empty()) failure_ = reason.empty() ? "it failed without a reason" : reason;
}

template <class T>
bool PluginRegistrar::keep(std::string_view id, Owned<T> owned) {
  if (owned.object == nullptr || owned.drop == nullptr) {
    fail(std::string(id) + ": expected an object and the function that drops it, found null");
    return false;
  }
  registry_.kept_.push_back({plugin_, [owned] { owned.drop(owned.object); }});
  return true;
}

bool PluginRegistrar::claim(std::string_view id, const char* summary, Provided& record) {
  if (!is_own(id)) return false;
  if (record.owner != no_plugin) {
    const PluginRecord& first = registry_.plugins_[record.owner];
    fail("duplicate id " + record.id + ": already provided by plugin " + first.id + " (" + first.file + ")");
    return false;
  }
  record.owner = plugin_;
  record.summary = text_or_empty(summary);
  return true;
}

bool PluginRegistrar::is_own(std::string_view id) {
  const std::string prefix = registry_.plugins_[plugin_].id + ".";
  if (id.starts_with(prefix) && is_name(id.substr(prefix.size()))) return true;
  fail("an id: expected " + prefix + "NAME, found \"" + std::string(id) + "\"");
  return false;
}

void PluginRegistrar::asked_for(const char* kind, std::string_view id) {
  Registry::Lookup lookup{plugin_, kind, std::string(id)};
  auto& lookups = registry_.lookups_;
  if (std::find(lookups.begin(), lookups.end(), lookup) == lookups.end()) lookups.push_back(std::move(lookup));
}

}  // namespace riffle
