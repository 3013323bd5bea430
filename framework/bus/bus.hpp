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
/// Observers hear first, then the public slots (Boost.Signals2), lower groups first.
/// A slot that throws starves nobody: what it threw is heard as a fault.
/// A slot added during an emission hears the next one, a removed one is skipped. Without listeners nothing is called.
/// Ownership: stays where it is made: slots are bound to it.
/// Threads:   of the thread that runs the game.
/// Must not:  a slot must not edit, answer, undo or redo; the game refuses it.
class Bus {
 public:
  using Connection = boost::signals2::connection;
  using EditSlot = std::function<void(std::span<const Edit>, Direction)>;
  using EventSlot = std::function<void(const Event&)>;
  using NoticeSlot = std::function<void(std::string_view text)>;
  /// `plugin` is empty when the fault is a listener's.
  using FaultSlot = std::function<void(std::string_view plugin, std::string_view text)>;

  Bus() = default;
  Bus(const Bus&) = delete;
  Bus& operator=(const Bus&) = delete;

  /// Ownership: borrows the observer, until it is removed.
  void add(Observer& observer) { observers_.add(observer); }
  void remove(Observer& observer) { observers_.remove(observer); }

  Connection on_edits(EditSlot slot, int group = 0);
  Connection on_event(EventSlot slot, int group = 0);
  Connection on_notice(NoticeSlot slot, int group = 0);
  Connection on_fault(FaultSlot slot, int group = 0);

  /// Whether anybody listens to edits: nothing is built for nobody.
  bool edits_heard() const { return !observers_.empty() || edits_.heard(); }
  /// Whether a slot is being called now.
  bool delivering() const { return delivering_ != 0; }

  /// Tells of edits; of none, nobody is told.
  void publish(std::span<const Edit> edits, Direction direction);
  void publish(const Event& event);
  void notice(std::string_view text);
  void fault(std::string_view plugin, std::string_view text);

 private:
  template <class Call>
  std::optional<std::string> deliver(const Call& call);
  template <class Call>
  void call_slot(const Call& call);

  template <class Call>
  void tell_observers(const Call& call) {
    if (observers_.empty()) return;
    observers_.each([&](Observer& observer) { call_slot([&] { call(observer); }); });
  }

  Observers observers_;
  Channel<void(std::span<const Edit>, Direction)> edits_;
  Channel<void(const Event&)> events_;
  Channel<void(std::string_view)> notices_;
  Channel<void(std::string_view, std::string_view)> faults_;
  int delivering_ = 0;
};

}  // namespace riffle
