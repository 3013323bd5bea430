#pragma once

#include "registry/records.hpp"

#include <string>
#include <vector>

namespace riffle {

/// What plugins have registered, by kind and id, with owner. Ids are dense and stay; what a plugin provided can be
/// revoked.
///
/// Ownership: owns what plugins handed over, and drops it through their code: destroy it before their libraries close.
/// Threads:   changed while plugins are loaded, on one thread; afterwards read by any.
class Registry {
 public:
  Registry();
  ~Registry();
  Registry(const Registry&) = delete;
  Registry& operator=(const Registry&) = delete;

  Symbols& symbols() { return symbols_; }
  const Symbols& symbols() const { return symbols_; }

  /// Runs a plugin's load function. On a failure everything it registered is revoked, and the reason is returned;
  /// nothing is returned when all is well. Its index is that of the newest of plugins().
  std::string load(const PluginRecord& plugin, void (*load_function)(Registrar&));
  /// An id that a plugin looked up and nobody provides.
  struct Missing {
    PluginIndex asked_by;
    std::string kind, id;
  };
  /// What is missing now, once for each plugin that asked.
  std::vector<Missing> missing() const;
  /// Drops everything of a plugin, the newest first. Ids stay reserved; what it provided is provided by nobody.
  void revoke(PluginIndex plugin);
  /// Whether some plugin provides a thing of this id, of whatever kind.
  bool provides(std::string_view id) const;

  const std::vector<PluginRecord>& plugins() const { return plugins_; }
  const std::vector<ActionRecord>& actions() const { return actions_; }
  const std::vector<SelectorRecord>& selectors() const { return selectors_; }
  const std::vector<Provided>& events() const { return events_; }
  const std::vector<TriggerRecord>& triggers() const { return triggers_; }
  const std::vector<ReplacementRecord>& replacements() const { return replacements_; }
  const std::vector<ModifierRecord>& modifiers() const { return modifiers_; }
  /// Properties that plugins declared, in the order in which they did.
  const std::vector<PropertyRecord>& declared_properties() const { return properties_; }
  const std::vector<BotRecord>& bots() const { return bots_; }
  const std::vector<ObserverRecord>& observers() const { return observers_; }
  const std::vector<FormatRecord<GameFormat>>& game_formats() const { return game_formats_; }
  const std::vector<FormatRecord<CardFormat>>& card_formats() const { return card_formats_; }
  const std::vector<FormatRecord<DeckFormat>>& deck_formats() const { return deck_formats_; }

  /// The id of a thing that is provided, or none.
  ActionId find_action(std::string_view id) const;
  SelectorId find_selector(std::string_view id) const;
  EventId find_event(std::string_view id) const;
  /// A rule of whichever kind, or none.
  RuleId find_rule(std::string_view id) const;
  /// What a plugin provides under that id; null when none does.
  const RuleRecord* rule(RuleId id) const;

  /// Names of roles and properties are ids too: given on first use, the same in every game of this host.
  RoleId role(std::string_view name);
  PropertyId property(std::string_view name);
  PropertyId find_property(std::string_view name) const;
  std::uint32_t role_count() const { return role_names_.size(); }
  std::string_view role_name(RoleId role) const;
  std::uint32_t property_count() const { return property_names_.size(); }
  std::string_view property_name(PropertyId property) const;

 private:
  friend class PluginRegistrar;
  struct Keeper;  // an object of a plugin, and how to drop it
  struct Lookup;  // who asked for which id

  bool owns_any(PluginIndex plugin) const;

  Symbols symbols_;
  std::vector<PluginRecord> plugins_;
  // The index of an id's symbol in its own table is its dense id.
  Symbols action_ids_, selector_ids_, event_ids_, trigger_ids_, replacement_ids_, modifier_ids_, role_names_,
      property_names_;
  std::vector<ActionRecord> actions_;
  std::vector<SelectorRecord> selectors_;
  std::vector<Provided> events_;
  std::vector<TriggerRecord> triggers_;
  std::vector<ReplacementRecord> replacements_;
  std::vector<ModifierRecord> modifiers_;
  std::vector<PropertyRecord> properties_;
  std::vector<BotRecord> bots_;
  std::vector<ObserverRecord> observers_;
  std::vector<FormatRecord<GameFormat>> game_formats_;
  std::vector<FormatRecord<CardFormat>> card_formats_;
  std::vector<FormatRecord<DeckFormat>> deck_formats_;
  std::vector<Keeper> kept_;
  std::vector<Lookup> lookups_;
};

}  // namespace riffle
