#pragma once

#include <riffle/edit_filter.hpp>
#include <riffle/event.hpp>
#include <riffle/view.hpp>

#include <concepts>
#include <span>

namespace riffle {

/// What an observer wants to hear, of what it has functions for.
///
/// Shapes: `size` first, no padding at the end.
struct ObserverDescriptor {
  std::uint32_t size = sizeof(ObserverDescriptor);
  EventId event = {};     ///< this one alone; none: all events
  EditFilter edits = {};  ///< for all games; `begin` may change it for one of them
  const char* summary = "";
};
static_assert(sizeof(ObserverDescriptor) == 32, "no padding at the end of a parameter struct");

/// The functions of an observer: it hears every game whose definition requires its plugin, from its setting up on.
///
/// Shapes:   `size` first, no padding at the end. A function that is null is not called.
/// Threads:  of the thread that runs the game; games that run on several have a context each.
/// Errors:   what one throws is a fault that names the plugin, and starves nobody.
/// Must not: edit: a Context that was kept refuses it, and the plugin is named.
struct ObserverCalls {
  std::uint32_t size = sizeof(ObserverCalls);
  std::uint32_t reserved = 0;
  /// Returns the context of one game. The view stays as long as that. Objects of the game may narrow `edits`.
  void* (*begin)(const View& view, EditFilter& edits) = nullptr;
  /// Called: once for each `begin` that returned, when the game is dropped.
  void (*end)(void* context) = nullptr;
  /// Called: with the edits that are wanted, in their order, when a run awaits, closes, or is rewound; never with none.
  void (*edits)(void* context, std::span<const Edit> edits, Direction direction) = nullptr;
  /// Called: when the run has closed that noted the fact; forward only.
  void (*event)(void* context, const Event& event) = nullptr;
};
static_assert(sizeof(ObserverCalls) == 40, "no padding at the end of a parameter struct");

/// The functions of a class: made from the view and what narrows its edits, from the view, or from nothing. It hears
/// what it has a function for: `edits(std::span<const Edit>, Direction)`, `event(const Event&)`.
template <class T>
constexpr ObserverCalls calls_of() {
  ObserverCalls calls;
  calls.begin = [](const View& view, EditFilter& edits) -> void* {
    if constexpr (std::constructible_from<T, const View&, EditFilter&>) {
      return new T(view, edits);
    } else if constexpr (std::constructible_from<T, const View&>) {
      return new T(view);
    } else {
      return new T();
    }
  };
  calls.end = [](void* context) { delete static_cast<T*>(context); };
  constexpr bool hears_edits = requires(T & one, std::span<const Edit> edits) { one.edits(edits, Direction::forward); };
  constexpr bool hears_events = requires(T & one, const Event& event) { one.event(event); };
  static_assert(hears_edits || hears_events, "an observer hears edits or events, or both");
  if constexpr (hears_edits)
    calls.edits = [](void* context, std::span<const Edit> edits, Direction direction) {
      static_cast<T*>(context)->edits(edits, direction);
    };
  if constexpr (hears_events)
    calls.event = [](void* context, const Event& event) { static_cast<T*>(context)->event(event); };
  return calls;
}

}  // namespace riffle
