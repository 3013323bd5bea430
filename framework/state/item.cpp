#include "state/item.hpp"

#include "base/check.hpp"

namespace riffle {
namespace {

constexpr std::size_t head_words = 8, target_words = 2;

Target target_at(std::span<const std::uint32_t> words, std::size_t at) {
  return {Choice::from_bits(words[at]), words[at + 1]};
}

}  // namespace

void write_arguments(std::span<const Argument> arguments, std::uint32_t* to) {
  for (const Argument& argument : arguments) {
    *to++ = argument.name.index;
    *to++ = static_cast<std::uint32_t>(argument.value.kind);
    *to++ = argument.value.bits;
  }
}

void read_arguments(std::span<const std::uint32_t> words, std::vector<Argument>& arguments) {
  for (std::size_t at = 0; at < words.size(); at += argument_words)
    arguments.push_back({Symbol{words[at]}, Value{static_cast<ValueKind>(words[at + 1]), words[at + 2]}});
}

void encode(const Action& action, Symbol marker, std::vector<std::uint32_t>& words) {
  const std::size_t length =
      head_words + target_words * action.targets.size() + argument_words * action.arguments.size();
  const std::size_t start = words.size();
  words.resize(start + length);
  std::uint32_t* to = &words[start];
  const auto write = [&](std::uint32_t word) { *to++ = word; };
  write(static_cast<std::uint32_t>(length));
  write(action.id.index);
  write(action.seat.index);
  write(action.source.what.bits());
  write(action.source.generation);
  write(action.born);
  write(marker.index);
  write(static_cast<std::uint32_t>(action.targets.size()));
  for (const Target& target : action.targets) {
    write(target.what.bits());
    write(target.generation);
  }
  write_arguments(action.arguments, to);
}

std::vector<std::uint32_t> encode(const Item& item) {
  std::vector<std::uint32_t> words;
  encode(action_of(item), item.marker, words);
  return words;
}

void decode(std::span<const std::uint32_t> words, Item& item) {
  RIFFLE_CHECK(words.size() >= head_words && words[0] == words.size());
  item.action = ActionId{words[1]};
  item.seat = SeatId{words[2]};
  item.source = target_at(words, 3);
  item.born = words[5];
  item.marker = Symbol{words[6]};
  item.targets.clear();
  item.arguments.clear();
  std::size_t at = head_words;
  for (std::uint32_t i = 0; i < words[7]; ++i, at += target_words) item.targets.push_back(target_at(words, at));
  read_arguments(words.subspan(at), item.arguments);
}

Item decode(std::span<const std::uint32_t> words) {
  Item item;
  decode(words, item);
  return item;
}

}  // namespace riffle
