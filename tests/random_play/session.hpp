#pragma once

#include "bot.hpp"
#include "counts.hpp"
#include "dice.hpp"
#include "mirror.hpp"
#include "world.hpp"

namespace random_play {

/// One game, played at random: commands, answers, undo, redo, savepoints, clones, replays. Whatever it does, what it
/// knows of the game from outside must agree with the game.
///
/// Errors: the first thing that does not agree is thrown as a Mistake.
class Session {
 public:
  Session(World& world, std::uint64_t seed, Counts& counts);
  /// Plays until so many edits were made by answers, or the game cannot go on. Returns how many were made.
  std::uint64_t play(std::uint64_t edits);
  /// Keeps the log for whoever looks for the mistake: `riffle replay` plays it again.
  void keep_log(const std::string& file);

 private:
  /// A point to come back to: what was known there.
  struct Savepoint {
    std::uint64_t digest = 0;
    std::uint32_t undoable = 0;
    Mirror state;
  };
  using Move = void (Session::*)();

  void listen();
  void move();
  void answer();
  void command();
  void wrong_answer();
  void back_out();
  void bring_deck();
  void undo();
  void redo();
  void there_and_back();
  void remember();
  void come_back();
  void compare_clone();
  void compare_replay();
  void compare_digest();
  void seat_bot();
  void undo_all_redo_all();

  void note(const riffle::Verdict& verdict, const std::string& what);
  void count_ending(std::string_view reason);
  void take_back(std::uint32_t answers);
  void put_back(std::uint32_t answers);
  void forget_savepoints();
  void check();
  static void require_same(Mirror state, const riffle::Game& game, const std::string& what);
  riffle::Command random_command();
  riffle::SeatId asked_seat();
  std::uint32_t depth(std::uint32_t most);
  bool open_question() const { return game_->decision() != nullptr && !game_->decision()->quiet(); }

  World& world_;
  Dice dice_;
  Counts& counts_;
  PureBot bot_;  // outlives the game that asks it
  std::unique_ptr<riffle::Game> game_;
  Mirror mirror_;
  std::vector<Savepoint> savepoints_;
  riffle::SeatId botted_;
  bool answering_ = false;
  std::uint64_t edits_ = 0, checked_ = 0, heard_ = 0;
  std::string wrong_;  // what a listener noticed
};

}  // namespace random_play
