#include "state/item.hpp"

#include "base/check.hpp"

namespace riffle {
namespace {

constexpr std::size_t head_words = 8, target_words = 2, argument_words = 3;

void append(std::vector<std::uint32_t>& words, const Target& target) {
  words.push_back(target.what.bits());
  words.push_back(target.generation);
}

Target target_at(std::span<const std::uint32_t> words, std::size_t at) {
  return {Choice::from_bits(words[at]), words[at + 1]};
}

}  // namespace

std::vector<std::uint32_t> encode(const Item& item) {
  const std::size_t length = head_words + target_words * item.targets.size() + argument_words * item.arguments.size();
  std::vector<std::uint32_t> words;
  words.reserve(length);
  words.insert(words.end(), {static_cast<std::uint32_t>(length), item.action.index, item.seat.index});
  append(words, item.source);
  words.insert(words.end(), {item.born, item.marker.index, static_cast<std::uint32_t>(item.targets.size())});
  for (const Target& target : item.targets) append(words, target);
  for (const Argument& argument : item.arguments)
    words.insert(words.end(),
                 {argument.name.index, static_cast<std::uint32_t>(argument.value.kind), argument.value.bits});
  return words;
}

Item decode(std::span<const std::uint32_t> words) {
  RIFFLE_CHECK(words.size() >= head_words && words[0] == words.size());
  Item item{ActionId{words[1]}, SeatId{words[2]}, target_at(words, 3), words[5], Symbol{words[6]}, {}, {}};
  std::size_t at = head_words;
  for (std::uint32_t i = 0; i < words[7]; ++i, at += target_words) item.targets.push_back(target_at(words, at));
  for (; at < words.size(); at += argument_words)
    item.arguments.push_back({Symbol{words[at]}, Value{static_cast<ValueKind>(words[at + 1]), words[at + 2]}});
  return item;
}

}  // namespace riffle
