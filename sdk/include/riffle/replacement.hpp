#pragma once

#include <riffle/action.hpp>
#include <riffle/attachment.hpp>
#include <riffle/context.hpp>

namespace riffle {

/// What an event becomes: nothing, unless something is added.
class Becomes {
 public:
  /// One event of one target. Its spans are copied.
  virtual void add(const Action& event) = 0;
  /// No further replacement may apply to what it becomes.
  virtual void make_final() = 0;

 protected:
  ~Becomes() = default;
};

/// What a replacement waits for.
///
/// Shapes: `size` first, no padding at the end. Texts are literals of the plugin; the host copies them.
struct ReplacementDescriptor {
  std::uint32_t size = sizeof(ReplacementDescriptor);
  ActionId event = {};        ///< the action that is attempted
  std::int32_t priority = 0;  ///< the highest first, in games that go by it
  std::uint32_t global = 0;   ///< 1: it stands in every game that requires the plugin, from the beginning
  RoleId zone = {};           ///< where it works when a card has it printed: the table when none is said
  std::uint32_t reserved = 0;
  const char* summary = "";
};
static_assert(sizeof(ReplacementDescriptor) == 32, "no padding at the end of a parameter struct");

/// What happens instead of an event, before any of its batch has happened.
class Replacement {
 public:
  /// Of an attachment that is about one object, events of others are not even asked about.
  /// Must not: change anything.
  virtual bool applies(const View& view, const Action& event, const Attached& self) const = 0;
  /// Says what the event becomes. It may ask.
  /// Called:   once for each event at most; again when the run is run again.
  /// Errors:   an edit, a performed or pushed action or a noted fact is a fault.
  virtual Status replace(Context& ctx, const Action& event, const Attached& self, Becomes& becomes) const = 0;

 protected:
  ~Replacement() = default;
};

}  // namespace riffle
