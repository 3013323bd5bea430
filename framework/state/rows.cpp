#include "state/rows.hpp"

#include <utility>

namespace riffle {

std::uint32_t Rows::add(Row row) {
  all_.resize(size_);  // what was taken back before is forgotten
  all_.push_back(row);
  put_back();
  return size_ - 1;
}

void Rows::put_back() {
  link(size_++);
  count(all_[size_ - 1], 1);
}

void Rows::take_back() {
  const Row& row = all_[--size_];
  hooks_[static_cast<std::size_t>(row.rule.kind)][row.hook].pop_back();
  if (const CardId source = row.source.card()) sources_[source.index] = row.earlier;
  count(row, 0xFFFF'FFFF);
}

void Rows::end(std::uint32_t row, bool ended) {
  if (all_[row].ended == ended) return;
  if (ended) count(all_[row], 0xFFFF'FFFF);
  all_[row].ended = ended;
  if (!ended) count(all_[row], 1);
}

void Rows::link(std::uint32_t index) {
  Row& row = all_[index];
  auto& hooks = hooks_[static_cast<std::size_t>(row.rule.kind)];
  if (hooks.size() <= row.hook) hooks.resize(row.hook + 1);
  hooks[row.hook].push_back(index);
  const CardId source = row.source.card();
  if (!source) return;
  if (sources_.size() <= source.index) sources_.resize(source.index + 1, Row::none);
  row.earlier = std::exchange(sources_[source.index], index);
}

void Rows::count(const Row& row, std::uint32_t by) {
  if (row.rule.kind != RuleKind::modifier || row.ended) return;
  modified_[row.hook] += by;
  modifiers_ += by;
}

}  // namespace riffle
