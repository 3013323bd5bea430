#include "rules/modified_values.hpp"

#include "registry/guard.hpp"
#include "rules/checks.hpp"

#include <algorithm>

namespace riffle {

ModifiedValues::ModifiedValues(const Registry& registry, Editor& editor) : registry_(registry), editor_(editor) {
  editor.read_with(this, &ModifiedValues::read);
}

Value ModifiedValues::read(const void* self, CardId card, PropertyId property) {
  return static_cast<const ModifiedValues*>(self)->value(card, property);
}

ModifiedValues::Cell& ModifiedValues::cell(CardId card, PropertyId property) const {
  if (cells_.size() <= property.index) cells_.resize(property.index + 1);
  auto& cells = cells_[property.index];
  if (cells.size() <= card.index) cells.resize(editor_.view().card_count);
  return cells[card.index];
}

Value ModifiedValues::value(CardId card, PropertyId property) const {
  const std::uint64_t stamp = editor_.stamp();
  if (const Cell& known = cell(card, property); known.busy || known.stamp == stamp) return known.value;
  Value value = editor_.view().unmodified(card, property);
  const auto so_far = [&] { cell(card, property) = {~std::uint64_t{0}, value, true}; };
  so_far();
  for (const std::uint32_t row : rows(property)) {
    value = applied(row, card, value);
    so_far();
  }
  cell(card, property) = {stamp, value, false};
  return value;
}

// By layer, then in the order in which they were attached.
std::vector<std::uint32_t> ModifiedValues::rows(PropertyId property) const {
  const Rows& all = editor_.state().rows;
  std::vector<std::uint32_t> standing;
  for (const std::uint32_t row : all.waiting_for(RuleKind::modifier, property.index))
    if (!all[row].ended) standing.push_back(row);
  const auto layer = [&](std::uint32_t row) { return registry_.modifiers()[all[row].rule.index].layer; };
  std::stable_sort(standing.begin(), standing.end(),
                   [&](std::uint32_t a, std::uint32_t b) { return layer(a) < layer(b); });
  return standing;
}

Value ModifiedValues::applied(std::uint32_t row, CardId card, Value before) const {
  const Row& attached = editor_.state().rows[row];
  const ModifierRecord& record = registry_.modifiers()[attached.rule.index];
  if (record.type == nullptr) return before;
  const View& view = editor_.view();
  const std::vector<Argument> arguments = arguments_of(editor_.state(), attached);
  const Attached self{seat_of(attached, view), attached.source, attached.about, arguments};
  Value after = before;
  const auto thrown = guarded([&] {
    if (record.type->affects(view, card, self)) after = record.type->modified(view, card, before, self);
  });
  if (!thrown && after.kind == before.kind) return after;
  faults_.emplace_back(record.owner == no_plugin ? "" : registry_.plugins()[record.owner].id,
                       record.id + (thrown ? " threw: " + *thrown : " made a value of another kind than it was given"));
  return before;
}

}  // namespace riffle
