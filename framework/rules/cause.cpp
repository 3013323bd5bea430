#include "rules/cause.hpp"

#include <algorithm>

namespace riffle {
namespace {

constexpr std::size_t longest = 16;  // of a chain; what a bot answers goes back to the turn before it, without end

Slot slot_of(const std::vector<Slot>& slots, PropertyId property) {
  return property.index < slots.size() ? slots[property.index] : no_slot;
}

bool changes(const Record& record, const Editor& editor, Choice object, PropertyId property) {
  const bool moves = record.kind() == RecordKind::place || record.kind() == RecordKind::create;
  if (!property) return moves && object.card() && record.object == object.card().index;
  const auto slot = static_cast<Slot>(record.slot());
  if (object.card())
    return record.kind() == RecordKind::set_card && record.object == object.card().index &&
           slot == slot_of(editor.state().card_slots, property);
  if (object.seat())
    return record.kind() == RecordKind::set_seat && record.object == object.seat().index &&
           slot == slot_of(editor.layout().seat_slots, property);
  return record.kind() == RecordKind::set_game && slot == slot_of(editor.layout().game_slots, property);
}

bool begins_run(const Record& record) { return record.kind() == RecordKind::cancel && record.slot() == 1; }

bool brings(const Record& record, std::uint32_t item) {
  return (record.kind() == RecordKind::push || record.kind() == RecordKind::queue) && record.a == item;
}

/// The newest of the first `count` records that fits.
template <class Fits>
std::optional<std::size_t> newest(std::span<const Record> past, std::size_t count, const Fits& fits) {
  while (count > 0)
    if (fits(past[--count])) return count;
  return {};
}

}  // namespace

std::optional<Cause> cause_of(const Editor& editor, const std::vector<Step>& steps, Choice object,
                              PropertyId property) {
  const auto past = editor.past();
  auto at = newest(past, past.size(), [&](const Record& one) { return changes(one, editor, object, property); });
  if (!at) return {};
  Cause cause;
  while (at && cause.items.size() < longest) {
    const auto run = newest(past, *at + 1, begins_run);
    if (!run) break;
    const std::uint32_t item = past[*run].a;
    cause.items.push_back(decode(words_at(editor.state(), item)));
    const auto step =
        std::find_if(steps.begin(), steps.end(), [&](const Step& one) { return one.start.records == *run; });
    if (step != steps.end()) {
      cause.answer = static_cast<std::size_t>(step - steps.begin());
      break;
    }
    // A trigger's item was queued before it was put on the agenda: the run that set it off is the one that counts.
    const auto queued =
        newest(past, *run, [&](const Record& one) { return one.kind() == RecordKind::queue && one.a == item; });
    at = queued ? queued : newest(past, *run, [&](const Record& one) { return brings(one, item); });
  }
  return cause;
}

}  // namespace riffle
