#pragma once

#include "app/executor.hpp"
#include "app/expectations.hpp"
#include "app/script.hpp"

#include <functional>

namespace riffle {

/// What came of one line of a script.
struct LineResult {
  enum class Kind { comment, command, expectation, unexpected };

  Kind kind = Kind::command;
  std::uint32_t number = 0;  ///< of the line
  const ScriptLine* line = nullptr;
  Verdict verdict;  ///< of a command
  std::string said;
  std::string question;  ///< that is open afterwards, unless it is a quiet one
  std::vector<std::vector<std::string>> edits;
  std::vector<std::string> notices, faults;
  Finding finding;  ///< of an expectation; unexpected: a command that was not done, and nothing expected that

  bool failed() const { return kind == Kind::unexpected || (kind == Kind::expectation && !finding.held); }
};

/// How a script went.
struct ScriptTally {
  std::size_t commands = 0, expectations = 0, failures = 0;
};

/// Plays a script against a game, line by line, and goes on after what failed.
///
/// Ownership: borrows the game, the script, the diagnostics of loading, and who is told.
class ScriptRunner {
 public:
  using Told = std::function<void(const LineResult&)>;

  ScriptRunner(Game& game, const Script& script, Diagnostics& diagnostics, Told told);

  ScriptTally run();

 private:
  void command(const Script::NumberedLine& line);
  void expectation(const Script::NumberedLine& line);
  /// Reports what the last command was refused, when no expectation asked for it.
  void settle_refusal();
  void tell(LineResult result);

  Game& game_;
  const Script& script_;
  Diagnostics& diagnostics_;
  Told told_;
  Ear ear_;
  Executor executor_;
  ScriptTally tally_;
  Verdict last_;
  const Script::NumberedLine* last_line_ = nullptr;
  std::string open_refusal_, open_fault_;  // not expected so far
};

}  // namespace riffle
