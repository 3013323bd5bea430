#pragma once

#include "rules/attempt.hpp"
#include "rules/run_buffers.hpp"

#include <riffle/event.hpp>
#include <riffle/replacement.hpp>

#include <span>
#include <vector>

namespace riffle {

class Run;
struct Row;
struct TriggerRecord;

/// Events that a run performs: what they become, in which groups they happen, and which triggers they set off.
///
/// Ownership: a part of its run.
/// Source: core.md, "Performing", "Replacements", "Triggers".
class Batches {
 public:
  using Frames = SmallVector<std::uint32_t, 4>;

  explicit Batches(Run& run) : run_(run) {}

  /// Attempts an event for each target; without any, once. `frames` gets the performances of the action that was asked
  /// for. Unfit when it did not happen to any target because it ended unfit.
  Status perform(const Action& event, Frames& frames);
  /// The same, for whoever does not ask what happened.
  [[gnu::noinline]] Status perform(const Action& event) {
    Frames frames;
    return perform(event, frames);
  }
  /// A fact was noted: outside of all batches it is a batch of its own. False when the run has stopped.
  bool noted();

 private:
  Status perform_each(const Action& event, Frames& frames);
  Status perform_group(std::vector<Attempt>& attempts, std::size_t first, ActionId asked, Frames& frames);
  Status perform_once(const Action& action, ActionId asked, Frames& frames);

  bool replace_all(std::vector<Attempt>& attempts);
  std::uint32_t next_replacement(const Attempt& attempt);
  bool applies(std::uint32_t row, const Attempt& attempt);
  std::uint32_t first_of(const Attempt& attempt, std::vector<std::uint32_t> rows);
  std::uint32_t rank(const Attempt& attempt, const Row& row);
  std::uint32_t choose_first(const Attempt& attempt, std::span<const std::uint32_t> rows);
  bool replace(std::uint32_t row, std::vector<Attempt>& attempts, std::size_t at);
  SeatId affected(const Attempt& attempt) const;
  bool is_about(const Row& row, const Target& target) const;

  Status close(const Mark& start, std::size_t first_fact);
  bool looked_back_from(std::size_t first_fact) const;
  void match(std::size_t first_fact, bool look_back);
  void match(const Noted& fact, std::uint32_t row);
  Item item_of(const Attached& self, const TriggerRecord& record, const Noted& fact) const;
  Status run_inside();

  /// A trigger that was set off and runs inside.
  struct Inside {
    std::uint32_t row;
    Item item;
  };

  Run& run_;
  std::uint32_t open_ = 0;         // batches, one in the other
  std::uint32_t inside_runs_ = 0;  // triggers that ran inside
  std::vector<Inside> inside_;
};

}  // namespace riffle
