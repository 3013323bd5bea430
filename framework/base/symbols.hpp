#pragma once

#include <riffle/symbol.hpp>

#include <cstdint>
#include <deque>
#include <shared_mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace riffle {

/// A 64-bit key of a text, the same in every process: what digests, saves and fingerprints use instead of an id.
std::uint64_t name_key(std::string_view text);

/// The texts of a host: each once, by a dense id. What was interned stays for the life of the table.
///
/// Ownership: owns the texts; views into them stay valid.
/// Threads:   any; reading takes a shared lock.
class Symbols {
 public:
  Symbol intern(std::string_view text);
  /// The symbol of a text that was interned before, or none.
  Symbol find(std::string_view text) const;
  /// The text of a symbol; empty for none, and for one that this table does not have. Its key is then 0.
  std::string_view text(Symbol symbol) const;
  std::uint64_t key(Symbol symbol) const;
  /// How many texts there are; their symbols are the indices below it.
  std::uint32_t size() const;

 private:
  mutable std::shared_mutex mutex_;
  std::deque<std::string> texts_;
  std::vector<std::uint64_t> keys_;
  std::unordered_map<std::string_view, std::uint32_t> ids_;
};

}  // namespace riffle
