#include "laws/game_stage.hpp"

#include "game/replay.hpp"

namespace riffle {
namespace {

class GamePlay final : public Play {
 public:
  explicit GamePlay(std::unique_ptr<Game> game) : game_{std::move(game)} {}

  const View& view() const override { return game_->view(); }
  const OpenDecision* decision(SeatId seat) const override { return game_->decision(seat); }
  bool over() const override { return game_->result().has_value() || game_->decision() == nullptr; }
  Bus& bus() override { return game_->bus(); }
  void seat(SeatId seat, Bot* bot) override { game_->seat(seat, bot); }
  void give(const std::deque<Answer>& answers) override {
    game_->forget_given();
    game_->give(answers);
  }
  Verdict undo(std::uint32_t answers) override { return game_->undo(answers); }
  Verdict redo(std::uint32_t answers) override { return game_->redo(answers); }
  std::uint32_t undoable() const override { return game_->undoable(); }
  std::uint64_t digest() const override { return game_->digest(); }
  std::unique_ptr<Play> clone() const override { return std::make_unique<GamePlay>(game_->clone()); }
  Result<std::size_t> save(const std::string& file) override { return game_->save(file); }
  std::vector<std::string> log() const override { return game_->log(); }

  Verdict answer(const Answer& answer) override {
    switch (answer.kind) {
      case Answer::Kind::command:
        return game_->command(answer.seat, answer.command);
      case Answer::Kind::declined:
        return game_->back_out(answer.seat);
      case Answer::Kind::choices:
        break;
    }
    std::vector<Choice> chosen;
    for (const Target& target : answer.choices) chosen.push_back(target.what);
    return game_->answer(answer.seat, chosen);
  }

 private:
  std::unique_ptr<Game> game_;
};

}  // namespace

Result<std::unique_ptr<Play>> GameStage::start(std::uint64_t seed, const std::deque<Answer>& given) {
  GameSetup setup = setup_;
  setup.seed = seed;
  setup.given = given;
  Diagnostics unheard;
  auto game = Game::start(registry_, std::move(setup), unheard);
  if (!game) return game.error();
  return std::unique_ptr<Play>{std::make_unique<GamePlay>(std::move(*game))};
}

Result<std::unique_ptr<Play>> GameStage::load(const std::string& file) {
  Result<GameSetup> head = read_log_head(file);
  if (!head) return head.error();
  head->catalog = setup_.catalog;
  Diagnostics unheard;
  auto replayed = replay(registry_, std::move(*head), file, {.verify = true, .to = {}}, unheard);
  if (!replayed) return replayed.error();
  if (!replayed->divergence.empty()) return Error{replayed->divergence};
  return std::unique_ptr<Play>{std::make_unique<GamePlay>(std::move(replayed->game))};
}

Result<Playouts*> GameStage::playouts() {
  if (playouts_) return playouts_.get();
  Diagnostics unheard;
  auto started = Playouts::start(registry_, setup_, unheard);
  if (!started) return started.error();
  playouts_ = std::move(*started);
  return playouts_.get();
}

}  // namespace riffle
