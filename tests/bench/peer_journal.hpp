#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace bench {

/// The lower bound of an undoable edit: a flat array of values, and 16-byte records that swap with it. It knows one verb,
/// no zones, no listeners, and trusts its caller. What is undone stays behind the cursor, where redo would find it.
class PeerJournal {
 public:
  explicit PeerJournal(std::size_t cells) : cells_(cells) {}

  void set(std::uint32_t cell, std::uint64_t value) {
    if (cells_[cell] == value) return;
    if (cursor_ == records_.size()) records_.emplace_back();
    records_[cursor_++] = {cell, 0, cells_[cell]};
    cells_[cell] = value;
  }
  std::size_t mark() const { return cursor_; }
  void undo(std::size_t to) {
    while (cursor_ > to) {
      Change& change = records_[--cursor_];
      std::swap(cells_[change.cell], change.value);
    }
  }
  const std::uint64_t* cells() const { return cells_.data(); }

 private:
  struct Change {
    std::uint32_t cell = 0, unused = 0;
    std::uint64_t value = 0;
  };
  static_assert(sizeof(Change) == 16);

  std::vector<std::uint64_t> cells_;
  std::vector<Change> records_;
  std::size_t cursor_ = 0;
};

}  // namespace bench
