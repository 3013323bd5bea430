// How cards are moved, and how columns grow: the parts of Editor that keep zones, indices and the view in step.
#include "state/editor.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <map>

namespace riffle {
namespace {

/// Whether `a` of such a record is a place in the arena.
bool in_arena(RecordKind kind) {
  return kind == RecordKind::order || kind == RecordKind::push || kind == RecordKind::cancel ||
         kind == RecordKind::queue || kind == RecordKind::take;
}

}  // namespace

void Editor::move(Record& record, Direction direction) {
  const CardId card{record.object};
  if (record.kind() == RecordKind::create) {
    digests_.touch(card);
    if (direction == Direction::backward) {
      detach(card);
      view_.card_count = --state_.card_count;
    } else {
      view_.card_count = ++state_.card_count;
      attach(card, ZoneId{record.a}, record.b);
    }
    return;
  }
  const std::uint32_t from = state_.zones[card.index].index, index = state_.indices[card.index];
  relocate(card, ZoneId{record.a}, record.b, direction == Direction::forward ? 1U : 0xFFFF'FFFFU);
  record.a = from;
  record.b = index;
}

// A card that changes zones is of another generation: by `newer` (forward 1, backward -1).
void Editor::relocate(CardId card, ZoneId to, std::uint32_t index, std::uint32_t newer) {
  digests_.touch(card);
  if (state_.zones[card.index] != to) state_.generations[card.index] += newer;
  detach(card);
  attach(card, to, index);
}

// An unordered zone fills the hole with its last card; attach() puts both back, so undo restores every index.
void Editor::detach(CardId card) {
  const ZoneId zone = state_.zones[card.index];
  auto& cards = state_.zone_cards[zone.index];
  const std::uint32_t index = state_.indices[card.index];
  if (layout_->zones[zone.index].ordered != 0) {
    cards.erase(cards.begin() + index);
    for (std::size_t i = index; i < cards.size(); ++i) {
      --state_.indices[cards[i].index];
      digests_.touch(cards[i]);
    }
  } else {
    cards[index] = cards.back();
    state_.indices[cards[index].index] = index;
    cards.pop_back();
  }
  rebind(zone);
}

void Editor::attach(CardId card, ZoneId zone, std::uint32_t index) {
  auto& cards = state_.zone_cards[zone.index];
  RIFFLE_CHECK(index <= cards.size());
  if (layout_->zones[zone.index].ordered != 0) {
    for (std::size_t i = index; i < cards.size(); ++i) {
      ++state_.indices[cards[i].index];
      digests_.touch(cards[i]);
    }
    cards.insert(cards.begin() + index, card);
  } else {
    cards.push_back(card);
    if (index + 1 < cards.size()) {
      std::swap(cards[index], cards.back());
      state_.indices[cards.back().index] = static_cast<std::uint32_t>(cards.size() - 1);
    }
  }
  state_.zones[card.index] = zone;
  state_.indices[card.index] = index;
  rebind(zone);
}

void Editor::swap_order(Record& record) {
  auto& cards = state_.zone_cards[record.object];
  RIFFLE_CHECK(state_.arena[record.a] == cards.size() + 1);
  for (std::uint32_t i = 0; i < cards.size(); ++i) {
    std::swap(cards[i].index, state_.arena[record.a + 1 + i]);
    state_.indices[cards[i].index] = i;
    digests_.touch(cards[i]);
  }
}

std::size_t Editor::audible_records() const {
  return static_cast<std::size_t>(std::count_if(journal_.past.begin(), journal_.past.end(), audible));
}

Edit Editor::describe(const Record& record) const {
  const Value before{static_cast<ValueKind>(record.a), record.b};
  switch (record.kind()) {
    case RecordKind::create: {
      const CardId card{record.object};
      return {EditKind::created, card, {}, {}, Value::zone(view_.zone(card)), 0, state_.indices[card.index]};
    }
    case RecordKind::place: {
      const CardId card{record.object};
      const ZoneId to = view_.zone(card);
      return {to == layout_->gone ? EditKind::removed : EditKind::placed,
              card,
              {},
              Value::zone(ZoneId{record.a}),
              Value::zone(to),
              record.b,
              state_.indices[card.index]};
    }
    case RecordKind::order:
      return {EditKind::ordered, ZoneId{record.object}, {}, {}, {}, 0, 0};
    case RecordKind::set_card: {
      const std::size_t width = layout_->card_columns.size();
      const PropertyId property = record.slot() < width ? layout_->card_columns[record.slot()].property
                                                        : state_.markers[record.slot() - width].property;
      const Value after = state_.stored[std::size_t{record.object} * state_.stored_width + record.slot()];
      return {EditKind::set, CardId{record.object}, property, before, after, 0, 0};
    }
    case RecordKind::set_seat: {
      const Value after = state_.seat_values[record.object * layout_->seat_columns.size() + record.slot()];
      return {EditKind::set, SeatId{record.object}, layout_->seat_columns[record.slot()].property, before, after, 0, 0};
    }
    default:
      return {EditKind::set,
              {},
              layout_->game_columns[record.slot()].property,
              before,
              state_.game_values[record.slot()],
              0,
              0};
  }
}

void Editor::grow(std::uint32_t cards) {
  if (state_.zones.size() >= cards) return;
  state_.zones.resize(cards);
  state_.indices.resize(cards);
  state_.generations.resize(cards);
  state_.owners.resize(cards);
  state_.printed.resize(cards);
  state_.stored.resize(std::size_t{cards} * state_.stored_width);
  rebind();
}

void Editor::add_marker(PropertyId property, std::uint64_t key) {
  const std::uint32_t old_width = state_.stored_width++;
  std::vector<Value> wider(state_.zones.size() * state_.stored_width, Value::number(0));
  for (std::size_t card = 0; card < state_.zones.size(); ++card)
    std::copy_n(state_.stored.begin() + static_cast<std::ptrdiff_t>(card * old_width), old_width,
                wider.begin() + static_cast<std::ptrdiff_t>(card * state_.stored_width));
  state_.stored = std::move(wider);
  state_.markers.push_back({property, key});
  if (state_.card_slots.size() <= property.index) state_.card_slots.resize(property.index + 1, no_slot);
  state_.card_slots[property.index] = static_cast<Slot>(old_width);
  rebind();
}

void Editor::copy_from(const Editor& other, const Mark& tail) {
  if (layout_ != other.layout_) take(other.layout_);
  static_cast<Columns&>(state_) = other.state_;
  state_.arena.clear();
  std::map<std::uint32_t, std::uint32_t> moved;
  const auto keep = [&](std::uint32_t& offset) {
    const auto [known, is_new] = moved.try_emplace(offset, static_cast<std::uint32_t>(state_.arena.size()));
    if (is_new) {
      const auto first = other.state_.arena.begin() + static_cast<std::ptrdiff_t>(offset);
      state_.arena.insert(state_.arena.end(), first, first + static_cast<std::ptrdiff_t>(*first));
    }
    offset = known->second;
  };
  for (std::uint32_t& offset : state_.agenda) keep(offset);
  for (std::uint32_t& offset : state_.waiting) keep(offset);
  state_.rows.move_arguments(keep);
  journal_.future.clear();
  journal_.past.assign(other.journal_.past.begin() + static_cast<std::ptrdiff_t>(tail.records),
                       other.journal_.past.end());
  for (Record& record : journal_.past)
    if (in_arena(record.kind())) keep(record.a);
  ++epoch_;
  made_.clear();
  digests_ = other.digests_;
  zone_views_.assign(layout_->zones.size(), {});
  rebind();
}

void Editor::read_with(const void* reader, Value (*read)(const void*, CardId, PropertyId)) {
  view_.reader = reader;
  view_.read = read;
}

void Editor::rebind() {
  view_.card_count = state_.card_count;
  view_.seat_count = layout_->seats;
  view_.zone_count = static_cast<std::uint32_t>(layout_->zones.size());
  view_.form_count = static_cast<std::uint32_t>(layout_->forms.size());
  view_.role_count = layout_->role_count;
  view_.zones = state_.zones.data();
  view_.indices = state_.indices.data();
  view_.generations = state_.generations.data();
  view_.owners = state_.owners.data();
  view_.printed_forms = state_.printed.data();
  view_.stored = state_.stored.data();
  view_.stored_width = state_.stored_width;
  view_.seat_values = state_.seat_values.data();
  view_.seat_width = static_cast<std::uint32_t>(layout_->seat_columns.size());
  view_.game_values = state_.game_values.data();
  view_.rows = layout_->rows;
  view_.row_width = layout_->row_width;
  view_.property_count = static_cast<std::uint32_t>(state_.card_slots.size());
  seat_slots_.resize(state_.card_slots.size(), no_slot);
  game_slots_.resize(state_.card_slots.size(), no_slot);
  view_.card_slots = state_.card_slots.data();
  view_.seat_slots = seat_slots_.data();
  view_.game_slots = game_slots_.data();
  view_.zone_records = layout_->zones.data();
  view_.forms = layout_->forms.data();
  view_.templates = layout_->templates.data();
  view_.role_zones = layout_->role_zones.data();
  state_.rows.cover_properties(view_.property_count);
  view_.modified = state_.rows.modified();
  for (std::uint32_t zone = 0; zone < view_.zone_count; ++zone) rebind(ZoneId{zone});
}

void Editor::rebind(ZoneId zone) {
  const auto& cards = state_.zone_cards[zone.index];
  zone_views_[zone.index] = {cards.data(), static_cast<std::uint32_t>(cards.size())};
  view_.zone_cards = zone_views_.data();
}

}  // namespace riffle
