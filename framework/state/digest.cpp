#include "state/digest.hpp"

#include "state/item.hpp"

namespace riffle {
namespace {

/// What is hashed, with the names that make it independent of dense ids.
class Hasher {
 public:
  Hasher(const State& state, const Layout& layout, const Symbols& symbols)
      : state_(state), layout_(layout), symbols_(symbols) {}

  std::uint64_t card(std::uint32_t card) const {
    const ZoneId zone = state_.zones[card];
    const std::uint32_t index = layout_.zones[zone.index].ordered != 0 ? state_.indices[card] : 0;
    // Parts that do not wait for each other are quicker than one long chain of mixes; each begins with the card's seed.
    const std::uint64_t seed = mix(1, card);
    std::uint64_t parts = mix(seed, layout_.zone_keys[zone.index] + index) +
                          mix(seed + 1, (std::uint64_t{state_.generations[card]} << 32) | state_.owners[card].index) +
                          mix(seed + 2, layout_.form_keys[state_.printed[card].index]);
    const Value* values = &state_.stored[std::size_t{card} * state_.stored_width];
    const std::size_t fixed = layout_.card_columns.size();
    for (std::size_t slot = 0; slot < fixed; ++slot)
      if (values[slot] != layout_.card_columns[slot].initial)
        parts += mix(seed ^ layout_.card_columns[slot].key, key(values[slot]));
    for (std::size_t i = 0; i < state_.markers.size(); ++i)
      if (values[fixed + i] != Value::number(0)) parts += mix(seed ^ state_.markers[i].key, key(values[fixed + i]));
    return mix(seed, parts);
  }

  std::uint64_t rest() const {
    std::uint64_t hash = mix(0, state_.card_count);
    const std::size_t width = layout_.seat_columns.size();
    for (std::size_t i = 0; i < state_.seat_values.size(); ++i)
      hash += mix(mix(mix(2, i / width), layout_.seat_columns[i % width].key), key(state_.seat_values[i]));
    for (std::size_t slot = 0; slot < state_.game_values.size(); ++slot)
      hash += mix(mix(3, layout_.game_columns[slot].key), key(state_.game_values[slot]));
    for (const StreamPosition& stream : state_.streams)
      if (stream.answers != 0) hash += mix(mix(4, symbols_.key(stream.name)), stream.answers);
    for (std::size_t place = 0; place < state_.agenda.size(); ++place)
      hash += mix(item_hash(state_.agenda[place]), place);
    for (std::size_t place = 0; place < state_.waiting.size(); ++place)
      hash += mix(mix(8, item_hash(state_.waiting[place])), place);
    std::uint64_t standing = 0;  // their order is part of the state, but not how many have ended before
    for (std::uint32_t row = 0; row < state_.rows.size(); ++row)
      if (!state_.rows[row].ended) hash += mix(row_hash(state_.rows[row]), standing++);
    return hash;
  }

 private:
  std::uint64_t item_hash(std::uint32_t offset) const {
    const Item item = decode({&state_.arena[offset], state_.arena[offset]});
    std::uint64_t hash = mix(mix(6, layout_.action_keys[item.action.index]), item.seat.index);
    hash = mix(mix(mix(hash, key(item.source)), item.born), item.marker ? symbols_.key(item.marker) : 0);
    for (const Target& target : item.targets) hash = mix(hash, key(target));
    for (const Argument& argument : item.arguments)
      hash = mix(mix(hash, symbols_.key(argument.name)), key(argument.value));
    return hash;
  }

  std::uint64_t row_hash(const Row& row) const {
    const auto kind = static_cast<std::size_t>(row.rule.kind);
    std::uint64_t hash = mix(mix(9 + kind, layout_.rule_keys[kind][row.rule.index]), row.seat.index);
    hash = mix(mix(mix(hash, key(row.source)), key(row.about)), row.until ? symbols_.key(row.until) : 0);
    hash = mix(hash, row.uses * 4ULL + (row.while_source ? 2U : 0U) + (row.printed ? 1U : 0U));
    for (const Argument& argument : arguments_of(state_, row))
      hash = mix(mix(hash, symbols_.key(argument.name)), key(argument.value));
    return hash;
  }

  std::uint64_t key(const Target& target) const {
    std::uint64_t what = target.what.bits();
    if (target.zone()) what = layout_.zone_keys[target.zone().index];
    if (const Symbol symbol = target.what.symbol()) what = symbols_.key(symbol);
    return mix(what, target.generation);
  }

  std::uint64_t key(Value value) const {
    std::uint64_t bits = value.bits;
    if (value.kind == ValueKind::symbol) bits = symbols_.key(value.as_symbol());
    if (value.as_form()) bits = layout_.form_keys[value.bits];
    if (value.as_zone()) bits = layout_.zone_keys[value.bits];
    return bits + (static_cast<std::uint64_t>(value.kind) << 60);  // keys of names fill all bits, ids and numbers 32
  }

  const State& state_;
  const Layout& layout_;
  const Symbols& symbols_;
};

}  // namespace

std::uint64_t mix(std::uint64_t hash, std::uint64_t word) {
  std::uint64_t mixed = (hash ^ word) + 0x9E37'79B9'7F4A'7C15U;
  mixed = (mixed ^ (mixed >> 30)) * 0xBF58'476D'1CE4'E5B9U;
  mixed = (mixed ^ (mixed >> 27)) * 0x94D0'49BB'1331'11EBU;
  return mixed ^ (mixed >> 31);
}

std::uint64_t digest_of_card(const State& state, const Layout& layout, const Symbols& symbols, CardId card) {
  return Hasher{state, layout, symbols}.card(card.index);
}

std::uint64_t digest_of_rest(const State& state, const Layout& layout, const Symbols& symbols) {
  return Hasher{state, layout, symbols}.rest();
}

std::uint64_t digest(const State& state, const Layout& layout, const Symbols& symbols) {
  const Hasher hasher{state, layout, symbols};
  std::uint64_t sum = hasher.rest();
  for (std::uint32_t card = 0; card < state.card_count; ++card) sum += hasher.card(card);
  return sum;
}

}  // namespace riffle
