#pragma once

#include "app/executor.hpp"
#include "app/paint.hpp"

#include <iosfwd>

namespace riffle {

/// Plays a game in a terminal: the table as a seat may see it, commands in, what that seat hears out.
///
/// Ownership: borrows the game, its diagnostics and both streams.
class Terminal {
 public:
  Terminal(Game& game, Diagnostics& diagnostics, std::istream& in, std::ostream& out, const Paint& paint);

  /// Plays as a seat until `quit` or the end of the input. `echo` repeats what was read, for input that is no terminal.
  void run(SeatId seat, bool echo);

 private:
  /// Does one line; false when it was `quit`.
  bool obey(const std::string& text);
  bool obey_terminal(const std::vector<Word>& words);
  void execute(const ScriptLine& line);
  void show_table();
  /// Shows the open question when it is another than was shown last.
  void show_decision();
  void take_seat(const std::vector<Word>& words);
  void help();
  void tell(const std::string& text);

  Game& game_;
  std::istream& in_;
  std::ostream& out_;
  Paint paint_;
  Ear ear_;
  Executor executor_;
  SeatId seat_;
  std::string shown_decision_;
  std::vector<std::string> log_;
};

/// The commands, and the actions of the loaded plugins, each with what it does.
std::string help_text(const Registry& registry);

}  // namespace riffle
