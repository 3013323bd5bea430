#pragma once

#include "registry/guard.hpp"
#include "rules/run_scope.hpp"

#include <riffle/context.hpp>

#include <bit>
#include <optional>
#include <string>

namespace riffle {

/// What of a plugin's acts in a run, and whether what it says can be: the half of a Run that does not trust it.
///
/// Errors: the first thing that cannot be stops the run, and names the plugin; after that nothing is done any more.
class Acting : public Context {
 protected:
  explicit Acting(RunScope& scope)
      : Context(scope.editor.view()),
        scope_(scope),
        editor_(scope.editor),
        buffers_(scope.buffers),
        began_(scope.editor.records()) {}
  ~Acting() = default;

  [[gnu::noinline]] Status stop(Status status, std::string_view reason);
  Status fault(std::string_view reason) { return stop(Status::fault, reason); }
  [[gnu::noinline]] Status fault_of_acting(std::string_view reason);
  bool stopped() const { return ended_ != Status::done; }
  bool may_edit() {
    return stopped() ? edits_too_late() : (editor_.records() - began_ <= most_edits && !replacing_) || must_not_edit();
  }
  bool must_not_edit();
  [[gnu::noinline]] bool edits_too_late();
  bool good_card(CardId card);
  bool good_value(Value value, ValueKind kind, bool may_be_absent);
  bool good_built_in(PropertyId property, Value value);
  bool good_seat(SeatId seat, const char* what);
  bool exists(const Choice& choice) const;
  bool exists(Value value) const;
  [[gnu::noinline]] bool good_choice(const Choice& choice, const char* what);
  Target stamped(Choice choice) const;
  template <class Code>
  std::optional<std::string> as_acting(const Provided& record, const Action& action, const Code& code);

  static constexpr std::size_t most_edits = 2'000'000;

  RunScope& scope_;
  Editor& editor_;
  RunBuffers& buffers_;
  std::size_t began_;  // records of the journal when the run began
  Status ended_ = Status::done;
  const Action* action_ = nullptr;    // the one that is running now
  const Provided* acting_ = nullptr;  // whose fault it is
  bool over_ = false;                 // the run has ended; who kept its Context may still hold it
  bool replacing_ = false;            // it says what an event becomes, and must not do anything
};

// Made whole: a target that is written in two halves and then read at once is slow to read.
inline Target Acting::stamped(Choice choice) const {
  const CardId card = choice.card();
  const std::uint64_t generation = card && view.has(card) ? view.generations[card.index] : 0;
  return std::bit_cast<Target>(generation << 32U | choice.bits());
}

// What it throws, or does wrong, is the fault of what is acting.
template <class Code>
std::optional<std::string> Acting::as_acting(const Provided& record, const Action& action, const Code& code) {
  const Action* const outer = std::exchange(action_, &action);
  const Provided* const outer_acting = std::exchange(acting_, &record);
  auto thrown = guarded(code);
  if (thrown) (void)stop(Status::fault, record.id + " threw: " + *thrown);
  action_ = outer;
  acting_ = outer_acting;
  return thrown;
}

}  // namespace riffle
