#pragma once

#include "game/names.hpp"

namespace riffle {

/// An edit, and who could see its card just before or just after.
struct HeardEdit {
  Edit edit;
  SeatSet seers;
};

/// One span of edits, as the bus delivered it.
struct HeardSpan {
  Direction direction = Direction::forward;
  std::vector<HeardEdit> edits;
};

struct HeardEvent {
  EventId id;
  SeatId seat;
  Target target;
  std::vector<Argument> arguments;
};

struct HeardFault {
  std::string plugin, text;
};

/// An observer of a game that remembers what the public bus told it since it was last cleared.
///
/// Ownership: borrows the game, and must not outlive it.
class Ear {
 public:
  explicit Ear(Game& game);
  Ear(const Ear&) = delete;
  Ear& operator=(const Ear&) = delete;

  void clear();
  const std::vector<HeardSpan>& spans() const { return spans_; }
  const std::vector<HeardEvent>& events() const { return events_; }
  const std::vector<std::string>& notices() const { return notices_; }
  const std::vector<HeardFault>& faults() const { return faults_; }

  /// The spans as a seat reads them, without what it hears nothing of; seat none reads all.
  std::vector<std::vector<std::string>> spelled(const Names& names, SeatId eyes) const;
  /// The same one by one, with the titles of the cards that the seat sees now.
  std::vector<std::string> told(const Names& names, SeatId eyes) const;
  /// The newest card created since it was last cleared, or none.
  CardId created() const;

 private:
  void hear(std::span<const Edit> edits, Direction direction);
  SeatSet seers(CardId card) const;
  void look();

  Game& game_;
  std::vector<SeatSet> seen_before_;  // by card
  std::vector<HeardSpan> spans_;
  std::vector<HeardEvent> events_;
  std::vector<std::string> notices_;
  std::vector<HeardFault> faults_;
  std::vector<Bus::ScopedConnection> connections_;
};

}  // namespace riffle
