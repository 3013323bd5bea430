// Rules that stand: how they are attached and end, and what a card brings with it because it has it printed.
#include "state/editor.hpp"

#include <algorithm>

namespace riffle {
namespace {

bool is_printed(const Row& row) { return row.printed && !row.ended; }

}  // namespace

std::uint32_t Editor::attach(const Row& row, std::span<const Argument> arguments) {
  Row added = row;
  if (!arguments.empty()) {
    const std::size_t words = 1 + argument_words * arguments.size();
    added.arguments = static_cast<std::uint32_t>(state_.arena.size());
    state_.arena.resize(state_.arena.size() + words);
    state_.arena[added.arguments] = static_cast<std::uint32_t>(words);
    write_arguments(arguments, &state_.arena[added.arguments + 1]);
  }
  const std::uint32_t index = state_.rows.add(added);
  journal_.add(RecordKind::attach, 0, index, 0, 0);
  view_.modified = state_.rows.modified();
  return index;
}

void Editor::detach(std::uint32_t row) {
  if (state_.rows[row].ended) return;
  journal_.add(RecordKind::detach, 0, row, 0, 0);
  state_.rows.end(row, true);
  view_.modified = state_.rows.modified();
}

void Editor::use(std::uint32_t row) {
  const std::uint32_t left = state_.rows[row].uses;
  if (left == 0) return;
  if (left == 1) return detach(row);
  journal_.add(RecordKind::use, 0, row, left, 0);
  state_.rows.set_uses(row, left - 1);
}

void Editor::swap_row(Record& record, Direction direction) {
  Rows& rows = state_.rows;
  if (record.kind() == RecordKind::use) {
    const std::uint32_t left = rows[record.object].uses;
    rows.set_uses(record.object, std::exchange(record.a, left));
  } else if (record.kind() == RecordKind::detach) {
    rows.end(record.object, direction == Direction::forward);
  } else if (direction == Direction::forward) {
    rows.put_back();
  } else {
    rows.take_back();
  }
  view_.modified = rows.modified();
}

void Editor::queue(std::span<const std::uint32_t> item) {
  const auto offset = static_cast<std::uint32_t>(state_.arena.size());
  state_.arena.insert(state_.arena.end(), item.begin(), item.end());
  journal_.add(RecordKind::queue, 0, 0, offset, static_cast<std::uint32_t>(state_.waiting.size()));
  state_.waiting.push_back(offset);
}

void Editor::take_waiting(std::uint32_t place) {
  const std::uint32_t offset = state_.waiting[place];
  journal_.add(RecordKind::take, 0, 0, offset, place);
  state_.waiting.erase(state_.waiting.begin() + place);
  push_at(offset);
}

// A card that changes zones takes with it what stands only while it is there.
void Editor::end_with_source(CardId card) {
  for (std::uint32_t row = state_.rows.newest_of(card); row != Row::none; row = state_.rows[row].earlier)
    if (state_.rows[row].while_source) detach(row);
}

// What the card shows where it lies is what stands: nothing is done when it does already.
void Editor::renew_printed(CardId card) {
  if (layout_->printed_rules.empty()) return;
  const Target source = view_.target(card);
  std::vector<const PrintedRule*> wanted;
  for (const PrintedRule& rule : layout_->printed_rules[view_.shown(card).index])
    if (rule.zones[view_.zone(card).index]) wanted.push_back(&rule);
  std::vector<std::uint32_t> standing;
  for (std::uint32_t row = state_.rows.newest_of(card); row != Row::none; row = state_.rows[row].earlier)
    if (is_printed(state_.rows[row])) standing.push_back(row);
  const auto same = [&](std::uint32_t row, const PrintedRule* rule) {
    const Row& stands = state_.rows[row];
    return stands.source == source && stands.rule == rule->rule && arguments_of(state_, stands) == rule->arguments;
  };
  if (std::equal(standing.rbegin(), standing.rend(), wanted.begin(), wanted.end(), same)) return;
  for (const std::uint32_t row : standing) detach(row);
  for (const PrintedRule* rule : wanted) {
    Row row;
    row.rule = rule->rule;
    row.hook = rule->hook;
    row.source = source;
    row.printed = true;
    attach(row, rule->arguments);
  }
}

void Editor::look_back(const Mark& to) {
  ++epoch_;
  for (std::size_t i = journal_.past.size(); i-- > to.records;) swap(journal_.past[i], Direction::backward);
}

void Editor::look_ahead(const Mark& from) {
  ++epoch_;
  for (std::size_t i = from.records; i < journal_.past.size(); ++i) swap(journal_.past[i], Direction::forward);
}

}  // namespace riffle
