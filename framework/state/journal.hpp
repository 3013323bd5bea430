#pragma once

#include <riffle/value.hpp>

#include <cstdint>
#include <vector>

namespace riffle {

/// What one record changes. Agenda, chance and rules that stand are state too, but no observer hears of them.
enum class RecordKind : std::uint32_t {
  create,
  place,
  order,
  set_card,
  set_seat,
  set_game,
  push,
  cancel,
  stream,
  queue,
  take,
  attach,
  detach,
  use
};

/// One reversible change. It holds one value, which undo and redo swap with the current one.
///
/// Shapes: 16 bytes. `a` and `b` by kind: create, place: zone, index; order: offset in the arena; set: the Value;
///         push, cancel: offset in the arena, place in the agenda; queue, take: the same of what waits; stream: position;
///         attach, detach: nothing, `object` is the row; use: how often it may still apply.
struct Record {
  constexpr Record(RecordKind kind, std::uint32_t slot_of, std::uint32_t object_of, std::uint32_t first,
                   std::uint32_t second)
      : what(static_cast<std::uint32_t>(kind) | (slot_of << 8)), object(object_of), a(first), b(second) {}

  constexpr RecordKind kind() const { return static_cast<RecordKind>(what & 0xFFU); }
  constexpr std::uint32_t slot() const { return what >> 8; }  ///< which column; of cancel 1 when the item is run

  std::uint32_t what;    // kind and slot
  std::uint32_t object;  // which card, seat, zone or stream
  std::uint32_t a, b;
};
static_assert(sizeof(Record) == 16);

/// A point of a journal to come back to.
struct Mark {
  std::size_t records = 0;
  std::size_t arena = 0;
  std::size_t heard = 0;  ///< edits built for observers since the run began
};

/// The records of what stands, and of what was undone and may be redone (the next one last).
struct Journal {
  std::vector<Record> past;
  std::vector<Record> future;

  /// Adds to the past, which grows by a quarter: at the worst a history takes 20 bytes for each of its records.
  template <class... Parts>
  Record& add(const Parts&... parts) {
    if (past.size() == past.capacity()) past.reserve(past.size() + past.size() / 4 + 64);
    return past.emplace_back(parts...);
  }
};

}  // namespace riffle
