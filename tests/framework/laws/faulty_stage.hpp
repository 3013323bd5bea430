#pragma once

#include "laws/game_stage.hpp"

namespace laws_tests {

/// What is wrong with a host, for the laws that are its own to keep.
enum class HostFault { forgets_to_restore, raises_events, loses_the_start };

/// A game of an honest host, with a fault on top.
class FaultyPlay final : public riffle::Play {
 public:
  FaultyPlay(std::unique_ptr<riffle::Play> play, HostFault fault) : play_{std::move(play)}, fault_{fault} {}

  const riffle::View& view() const override { return play_->view(); }
  const riffle::OpenDecision* decision(riffle::SeatId seat) const override { return play_->decision(seat); }
  bool over() const override { return play_->over(); }
  riffle::Bus& bus() override { return play_->bus(); }
  void seat(riffle::SeatId seat, riffle::Bot* bot) override { play_->seat(seat, bot); }
  void give(const std::deque<riffle::Answer>& answers) override { play_->give(answers); }
  riffle::Verdict answer(const riffle::Answer& answer) override { return play_->answer(answer); }
  std::uint32_t undoable() const override { return play_->undoable(); }
  std::unique_ptr<riffle::Play> clone() const override { return play_->clone(); }
  riffle::Result<std::size_t> save(const std::string& file) override { return play_->save(file); }
  std::vector<std::string> log() const override { return play_->log(); }

  std::uint64_t digest() const override { return play_->digest() + (lost_ ? 1 : 0); }
  riffle::Verdict undo(std::uint32_t answers) override {
    if (fault_ == HostFault::raises_events) play_->bus().publish(riffle::Event{});
    const riffle::Verdict verdict = play_->undo(answers);
    lost_ = fault_ == HostFault::forgets_to_restore ||
            (fault_ == HostFault::loses_the_start && answers > 1 && play_->undoable() == 0);
    return verdict;
  }
  riffle::Verdict redo(std::uint32_t answers) override {
    lost_ = false;
    return play_->redo(answers);
  }

 private:
  std::unique_ptr<riffle::Play> play_;
  HostFault fault_;
  bool lost_ = false;
};

/// Starts games with that fault.
class FaultyStage final : public riffle::Stage {
 public:
  FaultyStage(riffle::Stage& stage, HostFault fault) : stage_{stage}, fault_{fault} {}

  riffle::Registry& registry() override { return stage_.registry(); }
  const riffle::Catalog& catalog() override { return stage_.catalog(); }
  riffle::Result<std::unique_ptr<riffle::Play>> start(std::uint64_t seed,
                                                      const std::deque<riffle::Answer>& given) override {
    auto started = stage_.start(seed, given);
    if (!started) return started.error();
    return std::unique_ptr<riffle::Play>{std::make_unique<FaultyPlay>(std::move(*started), fault_)};
  }
  riffle::Result<std::unique_ptr<riffle::Play>> load(const std::string& file) override { return stage_.load(file); }
  riffle::Result<riffle::Playouts*> playouts() override { return stage_.playouts(); }

 private:
  riffle::Stage& stage_;
  HostFault fault_;
};

}  // namespace laws_tests
