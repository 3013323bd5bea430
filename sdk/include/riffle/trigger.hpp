#pragma once

#include <riffle/attachment.hpp>
#include <riffle/event.hpp>
#include <riffle/view.hpp>

namespace riffle {

/// When what a trigger does is done: as an item of its own, once the game has settled, or at once in the same run.
enum class When : std::uint32_t { after, inside };

/// What a trigger waits for, and the action that it sets off: with the fact's object as its target, if it takes such
/// targets, and with the arguments of the attachment.
///
/// Shapes: `size` first, no padding at the end. Texts are literals of the plugin; the host copies them.
struct TriggerDescriptor {
  std::uint32_t size = sizeof(TriggerDescriptor);
  When when = When::after;
  EventId event = {};
  ActionId action = {};
  std::uint32_t look_back = 0;  ///< 1: it is matched against the state before, as what sees itself leave must be
  std::uint32_t global = 0;     ///< 1: it stands in every game that requires the plugin, from the beginning
  RoleId zone = {};             ///< where it works when a card has it printed: the table when none is said
  std::uint32_t reserved = 0;
  const char* summary = "";
};
static_assert(sizeof(TriggerDescriptor) == 40, "no padding at the end of a parameter struct");

/// What decides whether a fact sets a trigger off.
class Trigger {
 public:
  /// Of an attachment that is about one object, facts of others are not even asked about.
  /// Called:   when the outermost batch of performed events closes, once for each fact of the trigger's event.
  /// Must not: change anything; the view is that of the state before when the trigger looks back.
  virtual bool matches(const View& view, const Event& fact, const Attached& self) const = 0;

 protected:
  ~Trigger() = default;
};

}  // namespace riffle
