#include "registry/registry.hpp"

#include "registry/guard.hpp"
#include "registry/keeper.hpp"
#include "registry/plugin_registrar.hpp"

#include <algorithm>

namespace riffle {

namespace {

// In the order of riffle::property in <riffle/records.hpp>.
constexpr std::string_view known_properties[] = {"shown",     "face",     "orientation",  "controller",   "seen",
                                                 "highlight", "targeted", "riffle.score", "riffle.result"};
static_assert(std::size(known_properties) == property::result.index + 1);

bool is_provided(const Provided& record) { return record.owner != no_plugin; }

template <class Record>
bool provided_in(const std::vector<Record>& records, std::string_view id) {
  return std::any_of(records.begin(), records.end(),
                     [&](const Provided& record) { return record.id == id && is_provided(record); });
}

template <class Record>
bool owned_in(const std::vector<Record>& records, PluginIndex plugin) {
  return std::any_of(records.begin(), records.end(), [&](const Provided& record) { return record.owner == plugin; });
}

/// Makes each record of a plugin one that was only asked for.
template <class Record>
void empty_records(std::vector<Record>& records, PluginIndex plugin) {
  for (Record& record : records) {
    if (record.owner != plugin) continue;
    std::string id = std::move(record.id);
    record = Record{};
    record.id = std::move(id);
  }
}

template <class Record>
void erase_records(std::vector<Record>& records, PluginIndex plugin) {
  std::erase_if(records, [&](const Provided& record) { return record.owner == plugin || !is_provided(record); });
}

}  // namespace

Registry::Registry() {
  for (const std::string_view name : known_properties) property(name);
}

Registry::~Registry() {
  for (std::size_t plugin = plugins_.size(); plugin-- > 0;) revoke(static_cast<PluginIndex>(plugin));
}

std::string Registry::load(const PluginRecord& plugin, void (*load_function)(Registrar&)) {
  const auto index = static_cast<PluginIndex>(plugins_.size());
  plugins_.push_back(plugin);
  PluginRegistrar registrar(*this, index);
  if (const auto thrown = guarded([&] { load_function(registrar); })) registrar.fail(*thrown);
  if (registrar.failure().empty() && !owns_any(index))
    registrar.fail(
        "it registers nothing: expected an action, a selector, an event, a rule, a property, a bot, an observer or a "
        "format");
  if (!registrar.failure().empty()) revoke(index);
  return registrar.failure();
}

std::vector<Registry::Missing> Registry::missing() const {
  std::vector<Missing> missing;
  for (const Lookup& lookup : lookups_) {
    const std::string_view kind = lookup.kind;
    const bool found = kind == "action"     ? bool{find_action(lookup.id)}
                       : kind == "selector" ? bool{find_selector(lookup.id)}
                       : kind == "event"    ? bool{find_event(lookup.id)}
                                            : bool{find_rule(lookup.id)};
    if (!found) missing.push_back({lookup.asked_by, lookup.kind, lookup.id});
  }
  return missing;
}

void Registry::revoke(PluginIndex plugin) {
  if (plugins_[plugin].revoked) return;
  plugins_[plugin].revoked = true;
  empty_records(actions_, plugin);
  empty_records(selectors_, plugin);
  empty_records(events_, plugin);
  empty_records(triggers_, plugin);
  empty_records(replacements_, plugin);
  empty_records(modifiers_, plugin);
  erase_records(properties_, plugin);
  erase_records(bots_, plugin);
  erase_records(observers_, plugin);
  erase_records(game_formats_, plugin);
  erase_records(card_formats_, plugin);
  erase_records(deck_formats_, plugin);
  std::erase_if(lookups_, [&](const Lookup& lookup) { return lookup.asked_by == plugin; });
  for (auto kept = kept_.rbegin(); kept != kept_.rend(); ++kept)
    if (kept->owner == plugin) guarded(kept->drop);
  std::erase_if(kept_, [&](const Keeper& kept) { return kept.owner == plugin; });
}

bool Registry::provides(std::string_view id) const {
  return provided_in(actions_, id) || provided_in(selectors_, id) || provided_in(events_, id) || bool{find_rule(id)} ||
         provided_in(properties_, id) || provided_in(bots_, id) || provided_in(observers_, id) ||
         provided_in(game_formats_, id) || provided_in(card_formats_, id) || provided_in(deck_formats_, id);
}

bool Registry::owns_any(PluginIndex plugin) const {
  return owned_in(actions_, plugin) || owned_in(selectors_, plugin) || owned_in(events_, plugin) ||
         owned_in(triggers_, plugin) || owned_in(replacements_, plugin) || owned_in(modifiers_, plugin) ||
         owned_in(properties_, plugin) || owned_in(bots_, plugin) || owned_in(observers_, plugin) ||
         owned_in(game_formats_, plugin) || owned_in(card_formats_, plugin) || owned_in(deck_formats_, plugin);
}

ActionId Registry::find_action(std::string_view id) const {
  const Symbol known = action_ids_.find(id);
  return known && is_provided(actions_[known.index]) ? ActionId{known.index} : ActionId{};
}

SelectorId Registry::find_selector(std::string_view id) const {
  const Symbol known = selector_ids_.find(id);
  return known && is_provided(selectors_[known.index]) ? SelectorId{known.index} : SelectorId{};
}

EventId Registry::find_event(std::string_view id) const {
  const Symbol known = event_ids_.find(id);
  return known && is_provided(events_[known.index]) ? EventId{known.index} : EventId{};
}

RuleId Registry::find_rule(std::string_view id) const {
  if (const Symbol known = trigger_ids_.find(id); known && is_provided(triggers_[known.index]))
    return TriggerId{known.index};
  if (const Symbol known = replacement_ids_.find(id); known && is_provided(replacements_[known.index]))
    return ReplacementId{known.index};
  if (const Symbol known = modifier_ids_.find(id); known && is_provided(modifiers_[known.index]))
    return ModifierId{known.index};
  return {};
}

const RuleRecord* Registry::rule(RuleId id) const {
  const auto in = [&](const auto& records) -> const RuleRecord* {
    return id.index < records.size() && is_provided(records[id.index]) ? &records[id.index] : nullptr;
  };
  switch (id.kind) {
    case RuleKind::trigger:
      return in(triggers_);
    case RuleKind::replacement:
      return in(replacements_);
    case RuleKind::modifier:
      return in(modifiers_);
  }
  return nullptr;
}

RoleId Registry::role(std::string_view name) { return RoleId{role_names_.intern(name).index}; }

std::string_view Registry::role_name(RoleId role) const { return role_names_.text(Symbol{role.index}); }

PropertyId Registry::property(std::string_view name) { return PropertyId{property_names_.intern(name).index}; }

PropertyId Registry::find_property(std::string_view name) const { return PropertyId{property_names_.find(name).index}; }

std::string_view Registry::property_name(PropertyId property) const {
  return property_names_.text(Symbol{property.index});
}

}  // namespace riffle
