#pragma once

#include "base/symbols.hpp"

#include <riffle/registrar.hpp>

#include <string>
#include <vector>

namespace riffle {

/// Which plugin something belongs to: an index into Registry::plugins().
using PluginIndex = std::uint32_t;
inline constexpr PluginIndex no_plugin = 0xFFFF'FFFF;

/// A plugin that was loaded, or that tried.
struct PluginRecord {
  std::string id, version, file;
  bool revoked = false;
};

/// An argument that an action type knows.
struct ParameterRecord {
  Symbol name;
  ValueKind kind = ValueKind::number;
  bool required = false;
  std::string summary;
};

/// What is known under one id. `owner` is no_plugin while it was only asked for, and once its plugin was revoked.
struct Provided {
  std::string id, summary;
  PluginIndex owner = no_plugin;
};

/// An action type. `type` is null while nobody provides it.
struct ActionRecord : Provided {
  const ActionType* type = nullptr;
  ActionKind kind = ActionKind::event;
  TargetKind target = TargetKind::none;
  std::uint32_t min_targets = 0, max_targets = 0xFFFF'FFFF;
  std::vector<ParameterRecord> parameters;
  bool takes_nothing = true;  ///< it needs neither a target nor an argument
};

/// A selector. `selector` is null while nobody provides it.
struct SelectorRecord : Provided {
  const Selector* selector = nullptr;
};

/// A rule that can be attached, of whichever kind.
struct RuleRecord : Provided {
  std::uint32_t hook = 0;  ///< the event, action or property that it waits for
  RoleId zone;             ///< where it works when a card has it printed
  bool global = false;
};

/// A trigger. `type` is null while nobody provides it; so is that of the other two kinds.
struct TriggerRecord : RuleRecord {
  const Trigger* type = nullptr;
  When when = When::after;
  ActionId action;
  bool look_back = false;
};

struct ReplacementRecord : RuleRecord {
  const Replacement* type = nullptr;
  std::int32_t priority = 0;
};

struct ModifierRecord : RuleRecord {
  const Modifier* type = nullptr;
  std::uint32_t layer = 0;
};

/// A property that a plugin brings into the games that require it. `owner` is no_plugin when no plugin declared it.
struct PropertyRecord : Provided {
  PropertyId property;
  Scope scope = Scope::game;
  Value initial;
  OnMove on_move = OnMove::keep;
  bool parameter = false;
};

/// A kind of bot. `seat` is null while nobody provides it.
struct BotRecord : Provided {
  SeatBot seat = nullptr;
};

/// What hears the games that require its plugin.
struct ObserverRecord : Provided {
  EventId event;
  EditFilter edits;
  ObserverCalls calls;
};

/// A format, as long as its plugin is there.
template <class Format>
struct FormatRecord : Provided {
  const Format* format = nullptr;
  std::vector<std::string> extensions;
};

}  // namespace riffle
