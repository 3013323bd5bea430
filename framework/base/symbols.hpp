#pragma once

#include <riffle/symbol.hpp>

#include <array>
#include <atomic>
#include <bit>
#include <cstdint>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <string_view>
#include <unordered_map>

namespace riffle {

/// A 64-bit key of a text, the same in every process: what digests, saves and fingerprints use instead of an id.
std::uint64_t name_key(std::string_view text);

/// The texts of a host: each once, by a dense id. What was interned stays for the life of the table.
///
/// Ownership: owns the texts; views into them stay valid.
/// Threads:   any. By a symbol is read without a lock: texts stay where they are, and are counted once they are there.
class Symbols {
 public:
  Symbol intern(std::string_view text);
  /// The symbol of a text that was interned before, or none.
  Symbol find(std::string_view text) const;
  /// The text of a symbol; empty for none, and for one that this table does not have. Its key is then 0.
  std::string_view text(Symbol symbol) const {
    return symbol.index < size() ? std::string_view{at(symbol.index).text} : std::string_view{};
  }
  std::uint64_t key(Symbol symbol) const { return symbol.index < size() ? at(symbol.index).key : 0; }
  /// How many texts there are; their symbols are the indices below it.
  std::uint32_t size() const { return size_.load(std::memory_order_acquire); }

 private:
  struct Entry {
    std::string text;
    std::uint64_t key = 0;
  };
  /// Where an entry is: block n holds `first_block` << n of them.
  struct Place {
    std::uint32_t block, index;
  };
  static constexpr std::uint32_t first_block = 64;

  static Place place(std::uint32_t index) {
    const std::uint32_t shifted = index + first_block;
    const auto block = static_cast<std::uint32_t>(std::bit_width(shifted) - std::bit_width(first_block));
    return {block, shifted - (first_block << block)};
  }
  const Entry& at(std::uint32_t index) const {
    const Place where = place(index);
    return blocks_[where.block][where.index];
  }

  mutable std::shared_mutex mutex_;  // of the ids, and of whoever interns
  std::array<std::unique_ptr<Entry[]>, 24> blocks_;
  std::atomic<std::uint32_t> size_ = 0;
  std::unordered_map<std::string_view, std::uint32_t> ids_;
};

}  // namespace riffle
