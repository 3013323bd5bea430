#pragma once

#include "base/small_vector.hpp"

#include <riffle/action.hpp>
#include <riffle/bot.hpp>
#include <riffle/decision.hpp>

#include <string>
#include <vector>

namespace riffle {

/// Whether a question of this kind is a quiet moment: what its answer sets off is a unit of undo.
constexpr bool is_quiet(DecisionKind kind) { return kind == DecisionKind::turn || kind == DecisionKind::table; }

/// A question that waits for its answer, with its options copied and stamped.
struct OpenDecision {
  DecisionKind kind = DecisionKind::pick;
  SeatSet seats;
  Symbol prompt;
  PlainVector<Target> options;
  std::uint32_t min = 1, max = 1, amount = 0;
  bool may_back_out = false;
  bool commands = false;  ///< it may be answered by a command: it was asked by Context::command()
  Hint hint = Hint::none;
  std::uint64_t fingerprint = 0;

  /// Whether it is answered by a command rather than by choices.
  bool quiet() const { return is_quiet(kind); }
  /// As a bot or a front end is asked it. Ownership: borrows the options.
  Question asked() const {
    Question question;
    question.seats = seats;
    question.prompt = prompt;
    question.kind = kind;
    question.options = options;
    question.min = min;
    question.max = max;
    question.amount = amount;
    question.may_back_out = may_back_out ? 1 : 0;
    question.hint = hint;
    return question;
  }
  /// A number between min and max, without a list of them.
  bool ranged() const { return kind == DecisionKind::number && options.empty(); }
  /// There is nothing to choose and nothing needs to be: nobody is asked.
  bool idle() const { return options.empty() && min == 0 && !ranged(); }
};

/// The answer to a quiet decision: one action, by a seat.
struct Command {
  ActionId action;
  std::vector<Target> targets;
  std::vector<Argument> arguments;
};

/// One reply on record.
struct Answer {
  enum class Kind : std::uint8_t { choices, command, declined };

  Answer() {}  // NOLINT(modernize-use-equals-default): a defaulted one would clear all of it first

  SeatId seat;
  Kind kind = Kind::choices;
  bool quiet = false;             ///< to a turn or table decision: it begins a unit of undo
  bool inside = false;            ///< given by chance or a bot: it follows of the answer before it
  std::uint32_t at = 0;           ///< of one from outside: how many records its run had made when it was asked
  std::uint64_t fingerprint = 0;  ///< of the question: seats, prompt, kind, candidates, by their name keys
  SmallVector<Target, 2> choices;
  Command command;
};

/// Whether somebody outside gave it: undo counts those.
inline bool is_outside(const Answer& answer) { return !answer.inside; }

/// How an answer, an undo or a redo ended.
struct Verdict {
  Status status = Status::done;
  std::string reason;  ///< why not; empty when done

  explicit operator bool() const { return status == Status::done; }
};

}  // namespace riffle
