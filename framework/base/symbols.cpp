#include "base/symbols.hpp"

namespace riffle {

namespace {

// FNV-1a, spread over all bits afterwards: its own high bits are poor for short texts.
constexpr std::uint64_t offset_basis = 0xCBF2'9CE4'8422'2325;
constexpr std::uint64_t prime = 0x0000'0100'0000'01B3;

}  // namespace

std::uint64_t name_key(std::string_view text) {
  std::uint64_t key = offset_basis;
  for (const char c : text) key = (key ^ static_cast<unsigned char>(c)) * prime;
  key = (key ^ (key >> 33)) * 0xFF51'AFD7'ED55'8CCD;
  key = (key ^ (key >> 33)) * 0xC4CE'B9FE'1A85'EC53;
  return key ^ (key >> 33);
}

Symbol Symbols::intern(std::string_view text) {
  if (const Symbol known = find(text)) return known;
  const std::unique_lock lock(mutex_);
  if (const auto found = ids_.find(text); found != ids_.end()) return Symbol{found->second};
  const std::uint32_t id = size_.load(std::memory_order_relaxed);
  const Place where = place(id);
  auto& block = blocks_.at(where.block);
  if (!block) block = std::make_unique<Entry[]>(first_block << where.block);
  Entry& entry = block[where.index];
  entry = {std::string{text}, name_key(text)};
  ids_.emplace(entry.text, id);
  size_.store(id + 1, std::memory_order_release);
  return Symbol{id};
}

Symbol Symbols::find(std::string_view text) const {
  const std::shared_lock lock(mutex_);
  const auto found = ids_.find(text);
  return found == ids_.end() ? Symbol{} : Symbol{found->second};
}

}  // namespace riffle
