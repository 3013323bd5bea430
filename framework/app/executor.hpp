#pragma once

#include "app/ear.hpp"
#include "app/menu.hpp"
#include "app/verbs.hpp"

namespace riffle {

/// What became of one command.
struct Executed {
  Verdict verdict;
  std::string said;  ///< what it was asked to print

  static Executed refused(std::string reason) { return {{Status::refused, std::move(reason)}, {}}; }
};

/// Executes the commands of the script language, for scripts and for the terminal.
///
/// Ownership: borrows the game, the ear, which must listen to it, and the diagnostics, to which decks add theirs.
class Executor {
 public:
  struct Manner {
    std::string folder;         ///< what files are relative to
    bool joins_words = false;   ///< names of several words need no quotes where they are clear
    bool sees_as_seat = false;  ///< only what the acting seat sees has a name
  };

  Executor(Game& game, Ear& ear, Diagnostics& diagnostics, Manner manner);

  /// Errors: what cannot be understood is refused, as the game refuses what is against its rules.
  Executed execute(SeatId seat, const ScriptLine& line);
  /// Whose line it is: the seat that it names, else seat 1 when it is asked, else the first that is.
  Result<SeatId> acting(const ScriptLine& line) const;
  const Bindings& bindings() const { return bindings_; }

 private:
  using Words = std::span<const Word>;

  Executed words(SeatId seat, Words words);
  Executed command(SeatId seat, const Result<Command>& command);
  Executed let(SeatId seat, Words words);
  Executed bind(const std::string& name, SeatId seat, Words words);
  Executed choose(SeatId seat, Words words);
  Executed step(SeatId seat, Words words, bool back);
  Executed load_deck(SeatId seat, Words words);
  Executed save(Words words);
  Executed print(SeatId seat, Words words);
  Executed menu(SeatId seat, Words words);
  Result<MenuPlace> menu_entry(Words words, std::size_t& used) const;
  Command on_group(const Lookup& lookup, Command command, const std::string& group) const;
  Executed each_target(SeatId seat, const Command& command);
  Lookup lookup(SeatId seat) const { return {game_, bindings_, seat, manner_.sees_as_seat ? seat : SeatId{}}; }

  Game& game_;
  Ear& ear_;
  Diagnostics& diagnostics_;
  Manner manner_;
  Bindings bindings_;
};

}  // namespace riffle
