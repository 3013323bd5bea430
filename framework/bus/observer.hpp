#pragma once

#include <riffle/edit_filter.hpp>
#include <riffle/event.hpp>

#include <span>
#include <string_view>

namespace riffle {

/// What somebody who hears both wants to hear: some edits, and an event, none being all.
struct Wanted {
  EditFilter edits = {};
  EventId event = {};
  bool no_edits = false;  ///< for who hears events alone: none are built for it

  constexpr bool all() const { return edits.lets_all() && !event && !no_edits; }
};

/// Who hears of a game directly, before all public slots and in the order in which they came: no signal in between.
/// Those of plugins are told after all others, and named when they do what they must not.
///
/// Must not: edit, answer, undo or redo; the game refuses it.
class Observer {
 public:
  virtual void edits(std::span<const Edit>, Direction) {}
  virtual void event(const Event&) {}
  /// The plugin that it is of, always the same; empty when it is the host's.
  virtual std::string_view plugin() const { return {}; }

 protected:
  ~Observer() = default;
};

}  // namespace riffle
