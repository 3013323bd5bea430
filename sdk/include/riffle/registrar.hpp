#pragma once

#include <riffle/action.hpp>
#include <riffle/bot.hpp>
#include <riffle/format.hpp>
#include <riffle/log.hpp>
#include <riffle/modifier.hpp>
#include <riffle/observer.hpp>
#include <riffle/owned.hpp>
#include <riffle/property.hpp>
#include <riffle/replacement.hpp>
#include <riffle/selector.hpp>
#include <riffle/trigger.hpp>

#include <string_view>

namespace riffle {

/// Seats a new bot, whose choices follow from the seed and from what it is asked. Ownership: the host's, for one game.
using SeatBot = Owned<Bot> (*)(SeatId seat, std::uint64_t seed);

/// What a format is, and which files it is asked about.
///
/// Shapes: `size` first, no padding at the end; extensions with their dot, in lower case: ".xml".
struct FormatDescriptor {
  std::uint32_t size = sizeof(FormatDescriptor);
  std::uint32_t reserved = 0;
  const char* summary = "";
  std::span<const char* const> extensions = {};
};
static_assert(sizeof(FormatDescriptor) == 32);

/// How a plugin says what it provides, while it is loaded, and asks for the ids of what it uses.
///
/// Ids are `plugin.name`. Looking up an id that nobody provides once all plugins are loaded is a *missing requirement*.
/// Errors: a duplicate id names both plugins and refuses the one that came second.
class Registrar {
 public:
  // --- what is used: names become ids here, once, and are compared as integers from then on -------------------------
  /// A text as a symbol: prompts, options, names of arguments and of streams of chance.
  virtual Symbol symbol(std::string_view text) = 0;
  /// The ids of what this or another plugin provides, whichever is loaded first.
  virtual ActionId action(std::string_view id) = 0;
  virtual SelectorId selector(std::string_view id) = 0;
  virtual EventId event(std::string_view id) = 0;
  virtual TriggerId trigger(std::string_view id) = 0;
  virtual ReplacementId replacement(std::string_view id) = 0;
  virtual ModifierId modifier(std::string_view id) = 0;
  /// A role of zones ("hand"); which zone has it, each definition says.
  virtual RoleId role(std::string_view name) = 0;
  /// A property by its name: one that cards print, a counter, a variable. A game may lack it: then it is absent there.
  virtual PropertyId property(std::string_view name) = 0;

  // --- what is provided --------------------------------------------------------------------------------------------
  /// Says that this plugin notes a fact of this id.
  virtual EventId add_event(std::string_view id, const char* summary) = 0;
  /// Provides a verb. Errors: a descriptor that contradicts itself refuses the plugin.
  virtual void add_action(std::string_view id, const ActionDescriptor&, Owned<ActionType>) = 0;
  virtual void add_selector(std::string_view id, const char* summary, Owned<Selector>) = 0;
  /// Says that games which require this plugin have this property.
  virtual PropertyId add_property(std::string_view id, const PropertyDescriptor&) = 0;
  /// Provides a kind of bot. Called: the function, when one is seated; by several threads when games run on several.
  virtual void add_bot(std::string_view id, const char* summary, SeatBot) = 0;
  /// Provides rules that can be attached: by actions, by cards that print them, or from the beginning when they are
  /// global. Errors: a descriptor that names no event, action or property refuses the plugin.
  virtual TriggerId add_trigger(std::string_view id, const TriggerDescriptor&, Owned<Trigger>) = 0;
  virtual ReplacementId add_replacement(std::string_view id, const ReplacementDescriptor&, Owned<Replacement>) = 0;
  virtual ModifierId add_modifier(std::string_view id, const ModifierDescriptor&, Owned<Modifier>) = 0;
  /// Provides an observer of the games that require this plugin; the host calls its functions, none of its own code is
  /// kept. Errors: functions that hear nothing refuse the plugin.
  virtual void add_observer(std::string_view id, const ObserverDescriptor&, const ObserverCalls&) = 0;
  /// Provides a format: of games, of sets of cards, of decks. Of several, the one that is surest of a file reads it.
  virtual void add_format(std::string_view id, const FormatDescriptor&, Owned<GameFormat>) = 0;
  virtual void add_format(std::string_view id, const FormatDescriptor&, Owned<CardFormat>) = 0;
  virtual void add_format(std::string_view id, const FormatDescriptor&, Owned<DeckFormat>) = 0;
  /// This plugin's own log: to be kept, and used at any time.
  virtual Log log() = 0;
  /// Refuses the plugin, with the reason. RIFFLE_PLUGIN calls it for what load() throws.
  virtual void fail(std::string_view reason) noexcept = 0;

  /// Registers an action type made from this registrar, or from nothing.
  template <class T>
  void add_action(std::string_view id, const ActionDescriptor& descriptor = {}) {
    add_action(id, descriptor, make<ActionType, T>());
  }
  template <class T>
  void add_selector(std::string_view id, const char* summary) {
    add_selector(id, summary, make<Selector, T>());
  }
  template <class T>
  TriggerId add_trigger(std::string_view id, const TriggerDescriptor& descriptor) {
    return add_trigger(id, descriptor, make<Trigger, T>());
  }
  template <class T>
  ReplacementId add_replacement(std::string_view id, const ReplacementDescriptor& descriptor) {
    return add_replacement(id, descriptor, make<Replacement, T>());
  }
  template <class T>
  ModifierId add_modifier(std::string_view id, const ModifierDescriptor& descriptor) {
    return add_modifier(id, descriptor, make<Modifier, T>());
  }
  /// Registers a bot that is made from its seat and its seed.
  template <class T>
  void add_bot(std::string_view id, const char* summary) {
    add_bot(id, summary, [](SeatId seat, std::uint64_t seed) { return Owned<Bot>::make<T>(seat, seed); });
  }
  /// Registers a class that is made for each game: `calls_of` says from what, and what it hears.
  template <class T>
  void add_observer(std::string_view id, const ObserverDescriptor& descriptor = {}) {
    add_observer(id, descriptor, calls_of<T>());
  }

 protected:
  ~Registrar() = default;

 private:
  template <class T, class Made>
  Owned<T> make() {
    if constexpr (std::is_constructible_v<Made, Registrar&>) {
      return Owned<T>::template make<Made>(*this);
    } else {
      return Owned<T>::template make<Made>();
    }
  }
};

}  // namespace riffle
