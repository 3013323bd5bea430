#pragma once

#include "app/lookup.hpp"

namespace riffle {

/// A word of the script language that stands for an action: `move` for core.move.
///
/// Shapes: the pattern names what follows, in order: CARD (one or more) and ZONE are targets, the rest are arguments,
///         and what stands in brackets may be left out.
struct Verb {
  std::string_view word, action, pattern, summary;
};

std::span<const Verb> verbs();
/// The verb of that word, or null.
const Verb* find_verb(std::string_view word);

/// Makes commands of words, with arguments of the kinds that the action's type declares.
///
/// Errors: what was expected and what was found.
class CommandBuilder {
 public:
  /// `joins`: names of several words need no quotes where they are clear.
  CommandBuilder(const Lookup& lookup, bool joins) : lookup_(lookup), joins_(joins) {}

  Result<Command> verb(const Verb& verb, std::span<const Word> words) const;
  /// `do core.move #4 zone=hand`: bare words are targets.
  Result<Command> action(std::string_view id, std::span<const Word> words) const;

 private:
  struct Slot;

  Result<bool> fill(const Slot& slot, std::span<const Word>& rest, std::size_t leave, Command& command) const;
  Result<bool> add_target(std::span<const Word>& rest, TargetKind kind, std::size_t leave, Command& command) const;
  Result<bool> add_argument(const Word& word, Command& command) const;
  template <class Known>
  Word take(std::span<const Word>& rest, std::size_t leave, const Known& known) const;
  ValueKind kind_of(ActionId action, std::string_view parameter, const std::string& given) const;

  const Lookup& lookup_;
  bool joins_;
};

}  // namespace riffle
