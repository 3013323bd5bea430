#pragma once

#include <riffle/attachment.hpp>

#include <array>
#include <span>
#include <vector>

namespace riffle {

/// One attached rule. Which row it is tells its age: rows are added at the end, and keep their place.
struct Row {
  static constexpr std::uint32_t none = 0xFFFF'FFFF;

  RuleId rule;
  std::uint32_t hook = none;  ///< the event, action or property that it waits for
  SeatId seat;
  Target source, about;
  Symbol until;
  std::uint32_t uses = 0;          ///< left; 0: without limit
  std::uint32_t arguments = none;  ///< where they lie in the arena, the number of words first
  std::uint32_t earlier = none;    ///< the row before it that has the same source
  bool printed = false;            ///< it stands because the source shows a form that has it
  bool while_source = false;
  bool ended = false;
};

/// The rules that stand in a game, found by what they wait for and by where they come from.
///
/// Shapes: rows behind size() were taken back, and may be put back; those that ended keep their place.
class Rows {
 public:
  std::uint32_t size() const { return size_; }
  const Row& operator[](std::uint32_t i) const { return all_[i]; }

  std::uint32_t add(Row row);
  /// Takes the newest away, or puts back the one that was taken away last.
  void take_back();
  void put_back();
  void end(std::uint32_t row, bool ended);
  void set_uses(std::uint32_t row, std::uint32_t uses) { all_[row].uses = uses; }
  /// Calls `keep` with the place of the arguments of each row that has any.
  template <class Keep>
  void move_arguments(const Keep& keep) {
    all_.resize(size_);
    for (Row& row : all_)
      if (row.arguments != Row::none) keep(row.arguments);
  }

  /// All that were ever attached for a hook, the oldest first; some may have ended.
  std::span<const std::uint32_t> waiting_for(RuleKind kind, std::uint32_t hook) const {
    const auto& hooks = hooks_[static_cast<std::size_t>(kind)];
    return hook < hooks.size() ? std::span{hooks[hook]} : std::span<const std::uint32_t>{};
  }
  /// The newest row that comes from a card, or none; the others follow by `earlier`.
  std::uint32_t newest_of(CardId source) const {
    return source.index < sources_.size() ? sources_[source.index] : Row::none;
  }
  /// How many modifiers of a property stand; null when none of any does.
  const std::uint32_t* modified() const { return modifiers_ == 0 ? nullptr : modified_.data(); }
  /// Makes the counts of modifiers cover so many properties.
  void cover_properties(std::uint32_t count) { modified_.resize(count); }

 private:
  void link(std::uint32_t row);
  void count(const Row& row, std::uint32_t by);

  std::vector<Row> all_;
  std::uint32_t size_ = 0;
  std::array<std::vector<std::vector<std::uint32_t>>, 3> hooks_;
  std::vector<std::uint32_t> sources_;   // by card
  std::vector<std::uint32_t> modified_;  // by property
  std::uint32_t modifiers_ = 0;
};

}  // namespace riffle
