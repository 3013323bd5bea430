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

template <class Call>
void Bus::call_listener(const Call& call) {
  if (const auto thrown = deliver(call)) fault(std::exchange(told_plugin_, {}), "a listener threw: " + *thrown);
}

template <class Call>
void Bus::tell_observers(const Call& call) {
  if (!observers_.empty()) observers_.each([&](Observer& observer) { call_listener([&] { call(observer); }); });
  if (plugin_observers_.empty()) return;
  plugin_observers_.each([&](Observer& observer) {
    told_plugin_ = observer.plugin();
    call_listener([&] { call(observer); });
  });
  told_plugin_ = {};
}

// Each slot is wrapped where it is connected: Signals2 lets an exception through, past the slots behind.
Bus::Connection Bus::on_edits(EditSlot slot, const SlotTerms& terms, const EditFilter& wanted) {
  if (wanted.lets_all())
    return edits_.connect(terms, [this, slot = std::move(slot)](std::span<const Edit> edits, Direction direction) {
      call_listener([&] { slot(edits, direction); });
    });
  return edits_.connect(
      terms, [this, slot = std::move(slot), sieve = Sieve{wanted}](std::span<const Edit> edits, Direction direction) {
        sieve(edits, [&](std::span<const Edit> some) { call_listener([&] { slot(some, direction); }); });
      });
}

Bus::Connection Bus::on_event(EventSlot slot, const SlotTerms& terms, EventId wanted) {
  return events_.connect(terms, [this, slot = std::move(slot), wanted](const Event& event) {
    if (!wanted || event.id == wanted) call_listener([&] { slot(event); });
  });
}

Bus::Connection Bus::on_notice(NoticeSlot slot, const SlotTerms& terms) {
  return notices_.connect(
      terms, [this, slot = std::move(slot)](std::string_view text) { call_listener([&] { slot(text); }); });
}

Bus::Connection Bus::on_fault(FaultSlot slot, const SlotTerms& terms) {
  return faults_.connect(terms, [this, slot = std::move(slot)](std::string_view plugin, std::string_view text) {
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
