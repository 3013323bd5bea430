#include "bus/bus.hpp"

#include "base/guard.hpp"
#include "base/log.hpp"

#include <utility>

namespace riffle {

template <class Call>
std::optional<std::string> Bus::deliver(const Call& call) {
  ++delivering_;
  auto thrown = guarded(call);
  --delivering_;
  return thrown;
}

// Each slot is wrapped where it is connected: Signals2 lets an exception through, past the slots behind.
template <class Call>
void Bus::call_slot(const Call& call) {
  if (const auto thrown = deliver(call)) fault({}, "a listener threw: " + *thrown);
}

Bus::Connection Bus::on_edits(EditSlot slot, int group) {
  return edits_.connect(group, [this, slot = std::move(slot)](std::span<const Edit> edits, Direction direction) {
    call_slot([&] { slot(edits, direction); });
  });
}

Bus::Connection Bus::on_event(EventSlot slot, int group) {
  return events_.connect(group,
                         [this, slot = std::move(slot)](const Event& event) { call_slot([&] { slot(event); }); });
}

Bus::Connection Bus::on_notice(NoticeSlot slot, int group) {
  return notices_.connect(group,
                          [this, slot = std::move(slot)](std::string_view text) { call_slot([&] { slot(text); }); });
}

Bus::Connection Bus::on_fault(FaultSlot slot, int group) {
  return faults_.connect(group, [this, slot = std::move(slot)](std::string_view plugin, std::string_view text) {
    // What hears faults cannot be told of its own without end.
    if (const auto thrown = deliver([&] { slot(plugin, text); }))
      log(LogLevel::error, {}, "a listener threw while it heard of a fault: " + *thrown);
  });
}

void Bus::publish(std::span<const Edit> edits, Direction direction) {
  if (edits.empty()) return;
  tell_observers([&](Observer& observer) { observer.edits(edits, direction); });
  edits_.call(edits, direction);
}

void Bus::publish(const Event& event) {
  tell_observers([&](Observer& observer) { observer.event(event); });
  events_.call(event);
}

void Bus::notice(std::string_view text) { notices_.call(text); }

void Bus::fault(std::string_view plugin, std::string_view text) { faults_.call(plugin, text); }

}  // namespace riffle
