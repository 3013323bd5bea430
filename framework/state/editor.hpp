#pragma once

#include "state/card_digests.hpp"
#include "state/item.hpp"
#include "state/journal.hpp"
#include "state/state.hpp"

#include <riffle/edit.hpp>

#include <memory>
#include <span>
#include <vector>

namespace riffle {

/// The one place where a state changes: each verb but that of an equal value appends a record, so all can be taken back.
///
/// Units:     positions count from the top of an ordered zone; unordered zones append and ignore them.
/// Ownership: owns the state, its journal and the view; shares the layout.
/// Errors:    ids must be good: what players and plugins say is checked by the rules before it comes here.
/// Threads:   one.
class Editor {
 public:
  explicit Editor(std::shared_ptr<const Layout> layout);
  Editor(const Editor&) = delete;
  Editor& operator=(const Editor&) = delete;

  const View& view() const { return view_; }
  const State& state() const { return state_; }
  const Layout& layout() const { return *layout_; }
  const std::shared_ptr<const Layout>& shared_layout() const { return layout_; }
  CardId create(FormId printed, ZoneId zone, std::uint32_t position, SeatId owner);
  void place(CardId card, ZoneId zone, std::uint32_t position);
  void order(ZoneId zone, std::span<const CardId> top_first);
  void set(CardId card, Slot slot, Value value);
  void set(SeatId seat, Slot slot, Value value);
  void set(Slot game_slot, Value value);
  void push(std::span<const std::uint32_t> item);
  void push(const Action& action, Symbol marker);
  /// Takes the item at that place (0 = the bottom) off the agenda: to run it, or for good.
  void cancel(std::uint32_t place, bool to_run = false);
  /// Lets a trigger's item wait, or takes the one at that place.
  void queue(std::span<const std::uint32_t> item);
  void take_waiting(std::uint32_t place);
  std::uint32_t attach(const Row& row, std::span<const Argument> arguments);
  void detach(std::uint32_t row);
  void use(std::uint32_t row);  ///< with its last use it ends
  void advance_stream(Symbol name);
  std::uint32_t stream_position(Symbol name) const;
  /// The words of the item at that place of the agenda.
  std::span<const std::uint32_t> item(std::uint32_t place) const;
  /// Gives every card a column for a marker, holding 0: no edit.
  void add_marker(PropertyId property, std::uint64_t key);

  std::size_t records() const { return journal_.past.size(); }
  std::span<const Record> past() const { return journal_.past; }
  /// A number that no other state of this editor had: what was worked out from the state stands as long as it does.
  std::uint64_t stamp() const { return (epoch_ << 40U) + journal_.past.size(); }
  /// Who works out, for the view, what modifiers make of a property.
  void read_with(const void* reader, Value (*read)(const void*, CardId, PropertyId));
  std::size_t audible_records() const;  ///< those that observers hear of
  Mark mark() const { return {journal_.past.size(), state_.arena.size(), made_.size()}; }
  /// Takes back all records after a mark, and forgets them; appends them to `heard`, newest first, as heard backward.
  void rewind(const Mark& to, std::vector<Edit>* heard = nullptr);
  /// Takes back all records after a mark, and keeps them; puts back as many as were undone together.
  void undo(const Mark& to, std::vector<Edit>* heard = nullptr);
  /// Shows the state as it was at a mark, and as it is again: nothing may be edited in between.
  void look_back(const Mark& to);
  void look_ahead(const Mark& from);
  void redo(std::size_t records, std::vector<Edit>* heard = nullptr);
  /// The digest of the state (state/digest.hpp), by the cards that were touched since the last one; or as it was at a mark.
  std::uint64_t digest(const Symbols& symbols);
  std::uint64_t digest_before(const Mark& mark, const Symbols& symbols);
  /// Nothing can be redone any more; nor is the arena needed, for that, behind a mark.
  void forget_future() { journal_.future.clear(); }
  void forget_future(const Mark& since);
  /// The item whose run began at a mark: the first thing that a run does is to take it off the agenda.
  std::span<const std::uint32_t> cancelled_item(const Mark& start) const;

  /// Whether to build edits for observers: made(), since begin_hearing() or, anew, since a mark.
  void hear(bool on) { hearing_ = on; }
  bool hearing() const { return hearing_; }
  void begin_hearing() { made_.clear(); }
  void hear_since(const Mark& mark);
  const std::vector<Edit>& made() const { return made_; }

  /// Becomes a copy of another editor's state, without its history but for the records after `tail`, which may still be
  /// taken back, and of the arena only what these and the state name.
  void copy_from(const Editor& other, const Mark& tail);

 private:
  void change(Value& cell, RecordKind kind, std::uint32_t object, Slot slot, Value value);
  void apply(RecordKind kind, std::uint32_t slot, std::uint32_t object, std::uint32_t a, std::uint32_t b);
  void push_at(std::uint32_t offset);
  void swap(Record& record, Direction direction);
  static void exchange(Record& record, Value& cell);
  Value& stored(CardId c, std::uint32_t slot) { return state_.stored[c.index * state_.stored_width + slot]; }
  void swap_order(Record& record);
  void swap_row(Record& record, Direction direction);
  void end_with_source(CardId card);
  void renew_printed(CardId card);
  void move(Record& record, Direction direction);
  void relocate(CardId card, ZoneId to, std::uint32_t index, std::uint32_t newer);
  void detach(CardId card);
  void attach(CardId card, ZoneId zone, std::uint32_t index);
  void after_move(CardId card, ZoneId to);
  Value initial(Slot slot, SeatId owner) const;
  void grow(std::uint32_t cards);
  void take(std::shared_ptr<const Layout> layout);
  void rebind();
  void rebind(ZoneId zone);
  std::uint32_t index_of(ZoneId zone, std::uint32_t position) const;
  static bool audible(const Record& record) { return record.kind() < RecordKind::push; }
  Edit describe(const Record& record) const;

  std::shared_ptr<const Layout> layout_;
  std::vector<ResetColumn> resets_;  // but the controller's, whose initial value is the owner
  State state_;
  Journal journal_;
  View view_;
  std::vector<Slot> seat_slots_, game_slots_;  // the layout's, as long as the state's table for cards
  std::vector<ZoneCards> zone_views_;
  CardDigests digests_;
  std::vector<Edit> made_;
  bool hearing_ = false;
  std::uint64_t epoch_ = 0;  // grows whenever records are taken back or put back
};

}  // namespace riffle
