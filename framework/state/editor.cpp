#include "state/editor.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <utility>

namespace riffle {
namespace {

/// A card that arrives lies face down where nobody looks, and face up elsewhere (core.md, "Definitions").
bool arrives_face_up(const ZoneRecord& zone) { return zone.visibility != Visibility::nobody; }

void swap_item(std::vector<std::uint32_t>& items, const Record& record, bool added) {
  const auto place = items.begin() + static_cast<std::ptrdiff_t>(record.b);
  if (added)
    items.insert(place, record.a);
  else
    items.erase(place);
}

Value value_of(const Record& record) { return {static_cast<ValueKind>(record.a), record.b}; }

}  // namespace

Editor::Editor(std::shared_ptr<const Layout> layout) : state_(empty_state(*layout)) {
  take(std::move(layout));
  zone_views_.resize(layout_->zones.size());
  rebind();
}

void Editor::take(std::shared_ptr<const Layout> layout) {
  layout_ = std::move(layout);
  resets_.clear();
  for (std::size_t column = 0; column < layout_->card_columns.size(); ++column)
    if (layout_->card_columns[column].reset == Reset::initial && column != property::controller.index)
      resets_.push_back({static_cast<Slot>(column), layout_->card_columns[column].initial});
  seat_slots_ = layout_->seat_slots;
  game_slots_ = layout_->game_slots;
}

CardId Editor::create(FormId printed, ZoneId zone, std::uint32_t position, SeatId owner) {
  const CardId card{state_.card_count};
  grow(state_.card_count + 1);
  state_.generations[card.index] = 0;
  state_.owners[card.index] = owner;
  state_.printed[card.index] = printed;
  Value* values = &state_.stored[std::size_t{card.index} * state_.stored_width];
  for (std::size_t slot = 0; slot < layout_->card_columns.size(); ++slot)
    values[slot] = initial(static_cast<Slot>(slot), owner);
  std::fill(values + layout_->card_columns.size(), values + state_.stored_width, Value::number(0));
  values[property::shown.index] = Value::form(printed);
  values[property::face.index] = Value::flag(arrives_face_up(layout_->zones[zone.index]));
  apply(RecordKind::create, 0, card.index, zone.index, index_of(zone, position));
  renew_printed(card);
  return card;
}

// A card is first controlled by its owner.
Value Editor::initial(Slot slot, SeatId owner) const {
  if (slot != static_cast<Slot>(property::controller.index))
    return layout_->card_columns[static_cast<std::size_t>(slot)].initial;
  return owner ? Value::seat(owner) : Value{};
}

// Of one piece: a move is the commonest edit of a game of cards.
[[gnu::flatten]] void Editor::place(CardId card, ZoneId zone, std::uint32_t position) {
  const ZoneId from = view_.zone(card);
  std::uint32_t index = index_of(zone, position);
  if (from == zone) {
    if (layout_->zones[zone.index].ordered == 0) return;
    index = view_.count(zone) - 1 - std::min(position, view_.count(zone) - 1);
    if (index == state_.indices[card.index]) return;
  }
  journal_.add(RecordKind::place, 0, card.index, from.index, state_.indices[card.index]);
  relocate(card, zone, index, 1);
  if (hearing_) made_.push_back(describe(journal_.past.back()));
  if (from != zone) after_move(card, zone);
}

// A change of zone sets what the layout says it sets. Most of it stands already, and is only looked at.
void Editor::after_move(CardId card, ZoneId to) {
  const auto put = [&, own = &stored(card, 0)](Slot slot, Value value) {
    if (own[slot] != value) set(card, slot, value);
  };
  put(static_cast<Slot>(property::shown.index),
      Value::form(layout_->form_after_move(view_.printed(card), view_.shown(card))));
  put(static_cast<Slot>(property::face.index), Value::flag(arrives_face_up(layout_->zones[to.index])));
  for (const ResetColumn& reset : resets_) put(reset.slot, reset.initial);
  if (layout_->card_columns[property::controller.index].reset == Reset::initial) {
    const auto controller = static_cast<Slot>(property::controller.index);
    put(controller, initial(controller, view_.owner(card)));
  }
  if (state_.rows.newest_of(card) != Row::none) end_with_source(card);
  renew_printed(card);
  if (layout_->markers == Reset::keep) return;
  for (std::size_t slot = layout_->card_columns.size(); slot < state_.stored_width; ++slot)
    put(static_cast<Slot>(slot), Value::number(0));
}

void Editor::order(ZoneId zone, std::span<const CardId> top_first) {
  RIFFLE_CHECK(top_first.size() == view_.count(zone));
  const auto cards = view_.cards(zone);
  if (std::equal(top_first.rbegin(), top_first.rend(), cards.begin())) return;
  const auto offset = static_cast<std::uint32_t>(state_.arena.size());
  state_.arena.push_back(static_cast<std::uint32_t>(top_first.size() + 1));
  for (auto card = top_first.rbegin(); card != top_first.rend(); ++card) state_.arena.push_back(card->index);
  apply(RecordKind::order, 0, zone.index, offset, 0);
}

// Values are the commonest edits by far, and are written out: through apply() and swap() they take twice as long.
void Editor::change(Value& cell, RecordKind kind, std::uint32_t object, Slot slot, Value value) {
  journal_.add(kind, static_cast<std::uint32_t>(slot), object, static_cast<std::uint32_t>(cell.kind), cell.bits);
  cell = value;
  if (hearing_) made_.push_back(describe(journal_.past.back()));
}

void Editor::set(CardId card, Slot slot, Value value) {
  Value& cell = stored(card, static_cast<std::uint32_t>(slot));
  if (cell == value) return;
  digests_.touch(card);
  change(cell, RecordKind::set_card, card.index, slot, value);
  if (slot == static_cast<Slot>(property::shown.index)) renew_printed(card);
}

void Editor::exchange(Record& record, Value& cell) {
  const Value old = std::exchange(cell, value_of(record));
  record.a = static_cast<std::uint32_t>(old.kind);
  record.b = old.bits;
}

void Editor::set(SeatId seat, Slot slot, Value value) {
  Value& cell = state_.seat_values[seat.index * layout_->seat_columns.size() + static_cast<std::uint32_t>(slot)];
  if (cell != value) change(cell, RecordKind::set_seat, seat.index, slot, value);
}

void Editor::set(Slot game_slot, Value value) {
  Value& cell = state_.game_values[static_cast<std::uint32_t>(game_slot)];
  if (cell != value) change(cell, RecordKind::set_game, 0, game_slot, value);
}

void Editor::push(std::span<const std::uint32_t> item) {
  const auto offset = static_cast<std::uint32_t>(state_.arena.size());
  state_.arena.insert(state_.arena.end(), item.begin(), item.end());
  push_at(offset);
}

void Editor::push(const Action& action, Symbol marker) {
  const auto offset = static_cast<std::uint32_t>(state_.arena.size());
  encode(action, marker, state_.arena);
  push_at(offset);
}

void Editor::push_at(std::uint32_t offset) {
  journal_.add(RecordKind::push, 0, 0, offset, static_cast<std::uint32_t>(state_.agenda.size()));
  state_.agenda.push_back(offset);
}

void Editor::cancel(std::uint32_t place, bool to_run) {
  journal_.add(RecordKind::cancel, to_run ? 1U : 0U, 0, state_.agenda[place], place);
  state_.agenda.erase(state_.agenda.begin() + place);
}

void Editor::advance_stream(Symbol name) {
  auto stream = std::find_if(state_.streams.begin(), state_.streams.end(),
                             [&](const StreamPosition& known) { return known.name == name; });
  if (stream == state_.streams.end()) stream = state_.streams.insert(stream, {name, 0});
  const auto index = static_cast<std::uint32_t>(stream - state_.streams.begin());
  journal_.add(RecordKind::stream, 0, index, stream->answers, 0);
  ++stream->answers;
}

std::uint32_t Editor::stream_position(Symbol name) const {
  for (const StreamPosition& stream : state_.streams)
    if (stream.name == name) return stream.answers;
  return 0;
}

std::span<const std::uint32_t> Editor::item(std::uint32_t place) const {
  const std::uint32_t offset = state_.agenda[place];
  return {&state_.arena[offset], state_.arena[offset]};
}

std::uint32_t Editor::index_of(ZoneId zone, std::uint32_t position) const {
  const std::uint32_t count = view_.count(zone);
  return layout_->zones[zone.index].ordered != 0 ? count - std::min(position, count) : count;
}

// The record is made and swapped where it lies: one that was written in parts is slow to copy.
void Editor::apply(RecordKind kind, std::uint32_t slot, std::uint32_t object, std::uint32_t a, std::uint32_t b) {
  Record& record = journal_.add(kind, slot, object, a, b);
  swap(record, Direction::forward);
  if (hearing_ && audible(record)) made_.push_back(describe(record));
}

void Editor::rewind(const Mark& to, std::vector<Edit>* heard) {
  ++epoch_;
  while (journal_.past.size() > to.records) {
    if (heard != nullptr && audible(journal_.past.back())) heard->push_back(describe(journal_.past.back()).traded());
    swap(journal_.past.back(), Direction::backward);
    journal_.past.pop_back();
  }
  state_.arena.resize(to.arena);
  made_.resize(std::min(to.heard, made_.size()));
}

void Editor::undo(const Mark& to, std::vector<Edit>* heard) {
  ++epoch_;
  for (std::size_t i = journal_.past.size(); i-- > to.records;) {
    const Record& made = journal_.past[i];  // copied as it was written, in parts: a newest record is slow to copy whole
    Record& record = journal_.future.emplace_back(made.kind(), made.slot(), made.object, made.a, made.b);
    if (heard != nullptr && audible(record)) heard->push_back(describe(record).traded());
    if (record.kind() == RecordKind::set_card) {
      digests_.touch(CardId{record.object});
      exchange(record, stored(CardId{record.object}, record.slot()));
    } else {
      swap(record, Direction::backward);
    }
  }
  journal_.past.erase(journal_.past.begin() + static_cast<std::ptrdiff_t>(std::min(to.records, journal_.past.size())),
                      journal_.past.end());
}

void Editor::redo(std::size_t records, std::vector<Edit>* heard) {
  RIFFLE_CHECK(records <= journal_.future.size());
  ++epoch_;
  for (; records > 0; --records) {
    Record record = journal_.future.back();
    journal_.future.pop_back();
    swap(record, Direction::forward);
    journal_.add(record);
    if (heard != nullptr && audible(record)) heard->push_back(describe(record));
  }
}

void Editor::forget_future(const Mark& since) {
  journal_.future.clear();
  state_.arena.resize(since.arena);
}

std::span<const std::uint32_t> Editor::cancelled_item(const Mark& start) const {
  const Record& first = journal_.past[start.records];
  RIFFLE_CHECK(first.kind() == RecordKind::cancel);
  return {&state_.arena[first.a], state_.arena[first.a]};
}

void Editor::hear_since(const Mark& mark) {
  hearing_ = true;
  made_.clear();
  const std::size_t records = journal_.past.size() - mark.records;
  undo(mark);
  redo(records, &made_);
}

std::uint64_t Editor::digest(const Symbols& symbols) {
  return digests_.sum(state_, *layout_, symbols) + digest_of_rest(state_, *layout_, symbols);
}

std::uint64_t Editor::digest_before(const Mark& mark, const Symbols& symbols) {
  const std::size_t records = journal_.past.size() - mark.records;
  undo(mark);
  const std::uint64_t then = digest(symbols);
  redo(records);
  return then;
}

void Editor::swap(Record& record, Direction direction) {
  switch (record.kind()) {
    case RecordKind::set_card:
      digests_.touch(CardId{record.object});
      return exchange(record, stored(CardId{record.object}, record.slot()));
    case RecordKind::set_seat:
      return exchange(record, state_.seat_values[record.object * layout_->seat_columns.size() + record.slot()]);
    case RecordKind::set_game:
      return exchange(record, state_.game_values[record.slot()]);
    case RecordKind::create:
    case RecordKind::place:
      return move(record, direction);
    case RecordKind::order:
      return swap_order(record);
    case RecordKind::stream:
      return std::swap(state_.streams[record.object].answers, record.a);
    case RecordKind::push:
    case RecordKind::cancel:
      return swap_item(state_.agenda, record, (record.kind() == RecordKind::push) == (direction == Direction::forward));
    case RecordKind::queue:
    case RecordKind::take:
      return swap_item(state_.waiting, record,
                       (record.kind() == RecordKind::queue) == (direction == Direction::forward));
    case RecordKind::attach:
    case RecordKind::detach:
    case RecordKind::use:
      return swap_row(record, direction);
  }
}

}  // namespace riffle
