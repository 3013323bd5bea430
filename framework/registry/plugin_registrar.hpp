#pragma once

#include "base/log.hpp"
#include "registry/registry.hpp"

namespace riffle {

/// What one plugin is given while it is loaded: everything it registers is marked as its own.
///
/// Errors:    the first one counts, in `failure()`; whoever loads then revokes the plugin.
/// Ownership: borrows the registry; lasts as long as the call of load().
class PluginRegistrar final : public Registrar {
 public:
  PluginRegistrar(Registry& registry, PluginIndex plugin) : registry_(registry), plugin_(plugin) {}

  Symbol symbol(std::string_view text) override { return registry_.symbols_.intern(text); }
  ActionId action(std::string_view id) override;
  SelectorId selector(std::string_view id) override;
  EventId event(std::string_view id) override;
  TriggerId trigger(std::string_view id) override;
  ReplacementId replacement(std::string_view id) override;
  ModifierId modifier(std::string_view id) override;
  RoleId role(std::string_view name) override { return registry_.role(name); }
  PropertyId property(std::string_view name) override { return registry_.property(name); }

  EventId add_event(std::string_view id, const char* summary) override;
  void add_action(std::string_view id, const ActionDescriptor& descriptor, Owned<ActionType> type) override;
  void add_selector(std::string_view id, const char* summary, Owned<Selector> selector) override;
  PropertyId add_property(std::string_view id, const PropertyDescriptor& descriptor) override;
  void add_bot(std::string_view id, const char* summary, SeatBot seat) override;
  TriggerId add_trigger(std::string_view id, const TriggerDescriptor& descriptor, Owned<Trigger> trigger) override;
  ReplacementId add_replacement(std::string_view id, const ReplacementDescriptor& descriptor,
                                Owned<Replacement> replacement) override;
  ModifierId add_modifier(std::string_view id, const ModifierDescriptor& descriptor, Owned<Modifier> modifier) override;
  void add_observer(std::string_view id, const ObserverDescriptor& descriptor, const ObserverCalls& calls) override;
  void add_format(std::string_view id, const FormatDescriptor& descriptor, Owned<GameFormat> format) override;
  void add_format(std::string_view id, const FormatDescriptor& descriptor, Owned<CardFormat> format) override;
  void add_format(std::string_view id, const FormatDescriptor& descriptor, Owned<DeckFormat> format) override;
  Log log() override { return log_of(registry_.plugins_[plugin_].id); }
  void fail(std::string_view reason) noexcept override;

  /// Why the plugin is refused; empty while it is not.
  const std::string& failure() const { return failure_; }

 private:
  template <class Tag, class Record>
  Id<Tag> look_up(const char* kind, Symbols& ids, std::vector<Record>& records, std::string_view id);
  template <class T>
  bool keep(std::string_view id, Owned<T> owned);
  template <class Record>
  Record& record_of(std::vector<Record>& records, std::string_view id);
  template <class RuleTag, class Record, class Descriptor, class Type>
  Id<RuleTag> add_rule(Symbols& ids, std::vector<Record>& records, std::string_view id, const Descriptor& descriptor,
                       Owned<Type> type);
  template <class Format>
  void add(std::vector<FormatRecord<Format>>& formats, std::string_view id, const FormatDescriptor& descriptor,
           Owned<Format> format);
  bool claim(std::string_view id, const char* summary, Provided& record);
  bool is_own(std::string_view id);
  void asked_for(const char* kind, std::string_view id);

  Registry& registry_;
  PluginIndex plugin_;
  std::string failure_;
};

}  // namespace riffle
