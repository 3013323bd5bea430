// What must agree: the mirror, digests made from nothing, clones, replays.
#include "inside.hpp"
#include "session.hpp"

namespace random_play {
using namespace riffle;

void Session::check() {
  require(wrong_.empty(), wrong_);
  if (const std::string why = mirror_.difference(game_->view()); !why.empty())
    throw Mistake{"what was published is not what is there: " + why};
  counts_.add("states compared with what was published");
  forget_savepoints();
  if (edits_ / 1000 == checked_) return;
  checked_ = edits_ / 1000;
  compare_digest();
}

void Session::compare_digest() {
  Editor& editor = editor_of(*game_);
  const Symbols& symbols = world_.registry.symbols();
  require(editor.digest(symbols) == digest(editor.state(), editor.layout(), symbols),
          "the digest that is kept up differs from one that is made from nothing");
  counts_.add("digests made from nothing");
}

void Session::require_same(Mirror state, const Game& game, const std::string& what) {
  const std::string why = state.difference(game.view());
  require(why.empty(), what + " has another state: " + why);
}

void Session::compare_clone() {
  const auto clone = game_->clone();
  Mirror heard{clone->view()};
  clone->bus().on_edits([&](std::span<const Edit> edits, Direction direction) { heard.hear(edits, direction); });
  if (botted_) clone->seat(botted_, &bot_);
  require_same(mirror_, *clone, "a clone");
  for (std::uint32_t left = dice_.below(8); left > 0 && game_->decision() != nullptr && !game_->result(); --left) {
    require(clone->digest() == game_->digest(), "a clone has another digest");
    require(clone->decision() != nullptr, "a clone has no question");
    require(clone->decision()->fingerprint == game_->decision()->fingerprint, "a clone asks another question");
    const OpenDecision& decision = *game_->decision();
    const SeatId seat = asked_seat();
    const bool commands = decision.kind == DecisionKind::table || (decision.quiet() && decision.options.empty());
    const Command command = commands ? random_command() : Command{};
    const auto chosen = random_choices(dice_, decision);
    const Verdict there = commands ? clone->command(seat, command) : clone->answer(seat, chosen);
    answering_ = true;
    const Verdict here = commands ? game_->command(seat, command) : game_->answer(seat, chosen);
    answering_ = false;
    require(there.status == here.status && there.reason == here.reason, "a clone takes an answer otherwise");
    require(heard.difference(clone->view()).empty(), "a clone publishes what is not there");
  }
  require(clone->digest() == game_->digest(), "a clone ends with another digest");
  counts_.add("clones compared");
}

void Session::compare_replay() {
  const auto saved = game_->save(world_.log_file());
  require(bool{saved}, saved ? "" : saved.error().message);
  const Replayed again = world_.replay(world_.log_file());
  require(again.divergence.empty(), again.divergence);
  require(again.game->digest() == game_->digest(), "a replay has another digest");
  require(again.game->undoable() == game_->undoable(), "a replay can undo otherwise");
  require(again.game->redoable() == game_->redoable(), "a replay can redo otherwise");
  require_same(mirror_, *again.game, "a replay");
  counts_.add("replays compared");
  counts_.add("answers replayed", again.answers);
}

}  // namespace random_play
