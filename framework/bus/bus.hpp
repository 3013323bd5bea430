#pragma once

#include "bus/channel.hpp"
#include "bus/observers.hpp"

#include <riffle/edit.hpp>
#include <riffle/event.hpp>

#include <boost/signals2/connection.hpp>

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace riffle {

/// What observers of a game hear: spans of edits, in both directions; events, notices and faults, forward only.
///
/// Observers of the host hear first, then those of plugins, then the public slots (Boost.Signals2), lower groups first.
/// Who throws starves nobody: what was thrown is heard as a fault, which names the plugin of whoever threw it.
/// Who comes during an emission hears the next one, who has left is skipped. Without listeners nothing is called.
/// Who wants some edits only is called with those, in their order, and not called without any.
/// Ownership: stays where it is made: slots are bound to it.
/// Threads:   of the thread that runs the game.
/// Must not:  a listener must not edit, answer, undo or redo; the game refuses it.
class Bus {
 public:
  using Connection = boost::signals2::connection;
  /// Disconnects when it is destroyed; made of a Connection.
  using ScopedConnection = boost::signals2::scoped_connection;
  using EditSlot = std::function<void(std::span<const Edit>, Direction)>;
  using EventSlot = std::function<void(const Event&)>;
  using NoticeSlot = std::function<void(std::string_view text)>;
  /// `plugin` is empty when the fault is a listener's.
  using FaultSlot = std::function<void(std::string_view plugin, std::string_view text)>;

  Bus() = default;
  Bus(const Bus&) = delete;
  Bus& operator=(const Bus&) = delete;

  /// Ownership: borrows the observer, until it is removed.
  void add(Observer& observer, const Wanted& wanted = {}) { row_of(observer).add(observer, wanted); }
  void remove(Observer& observer) { row_of(observer).remove(observer); }

  Connection on_edits(EditSlot slot, const SlotTerms& terms = {}, const EditFilter& wanted = {});
  Connection on_event(EventSlot slot, const SlotTerms& terms = {}, EventId wanted = {});
  Connection on_notice(NoticeSlot slot, const SlotTerms& terms = {});
  Connection on_fault(FaultSlot slot, const SlotTerms& terms = {});

  /// Whether anybody listens to edits: nothing is built for nobody.
  bool edits_heard() const { return observers_.hear_edits() || plugin_observers_.hear_edits() || edits_.heard(); }
  /// Whether a listener is being told something now.
  bool delivering() const { return delivering_ != 0; }
  /// The plugin of that listener; empty when it is of no plugin.
  std::string_view told_plugin() const { return told_plugin_; }

  /// Tells of edits; of none, nobody is told.
  void publish(std::span<const Edit> edits, Direction direction);
  void publish(const Event& event);
  void notice(std::string_view text);
  void fault(std::string_view plugin, std::string_view text);

 private:
  template <class Call>
  std::optional<std::string> deliver(const Call& call);
  template <class Call>
  void call_listener(const Call& call);
  template <class Call>
  void tell_observers(const Call& call);

  Observers& row_of(const Observer& observer) { return observer.plugin().empty() ? observers_ : plugin_observers_; }

  Observers observers_, plugin_observers_;
  Channel<void(std::span<const Edit>, Direction)> edits_;
  Channel<void(const Event&)> events_;
  Channel<void(std::string_view)> notices_;
  Channel<void(std::string_view, std::string_view)> faults_;
  int delivering_ = 0;
  std::string_view told_plugin_;
};

}  // namespace riffle
