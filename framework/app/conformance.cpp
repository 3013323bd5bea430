#include "app/conformance.hpp"

#include "app/bots.hpp"
#include "app/host.hpp"
#include "app/opening.hpp"
#include "base/guard.hpp"
#include "laws/game_stage.hpp"

#include <algorithm>
#include <atomic>
#include <deque>
#include <thread>

namespace riffle {
namespace {

/// One job: a host, the kit of the game, and the first law that was broken.
class LawJob {
 public:
  explicit LawJob(const SimulationPlan& plan) : plan_{plan}, host_{plan.plugins} {}

  std::optional<Error> open(Diagnostics& diagnostics) {
    auto catalog = open_catalog(host_.registry, plan_.game.game, plan_.game.defines, diagnostics);
    if (!catalog) return catalog.error();
    GameSetup setup = setup_for(plan_.game, *catalog);
    const auto game = Game::start(host_.registry, setup, diagnostics);
    if (!game) return game.error();
    auto bots = find_bots(host_.registry, plan_, (*game)->view().seat_count);
    if (!bots) return bots.error();
    bots_ = std::move(*bots);
    stage_.emplace(host_.registry, std::move(setup));
    kit_.emplace(*stage_);
    return std::nullopt;
  }

  /// Whether all laws held.
  bool play(std::uint64_t number) {
    const std::uint64_t seed = seed_of(plan_.seed, number);
    RandomPlayer player{kit_->commands(), seed};
    std::deque<SeatedBot> seated;
    for (SeatId seat{0}; seat.index < bots_.size(); ++seat.index)
      if (const BotRecord* bot = bots_[seat.index])
        player.seat(seat, *seated.emplace_back(*bot, seat, seed_of(seed, seat.index)).get());
    Result<std::optional<BrokenLaw>> played = Error{};
    // No folder for what is temporary, for instance; a thread of its own would end the program.
    if (const auto thrown = guarded([&] { played = kit_->play(seed, player); })) played = Error{*thrown};
    if (!played) error_ = played.error();
    if (!played || !*played) return bool{played};
    if (!first_ || number < game_) {
      first_ = std::move(**played);
      game_ = number;
    }
    return false;
  }

  Kit& kit() { return *kit_; }
  const std::optional<BrokenLaw>& first() const { return first_; }
  const std::optional<Error>& error() const { return error_; }
  std::uint64_t game() const { return game_; }

 private:
  const SimulationPlan& plan_;
  Host host_;
  std::optional<GameStage> stage_;
  std::optional<Kit> kit_;
  std::vector<const BotRecord*> bots_;  // by seat
  std::optional<BrokenLaw> first_;
  std::optional<Error> error_;
  std::uint64_t game_ = 0;
};

/// Plays games until there are no more below `end`, which becomes the number of the first that broke a law.
void work(LawJob& job, std::atomic<std::uint64_t>& next, std::atomic<std::uint64_t>& end) {
  for (std::uint64_t number = next++; number < end; number = next++) {
    if (job.play(number)) continue;
    std::uint64_t known = end;
    while (number < known && !end.compare_exchange_weak(known, number)) {
    }
  }
}

void write_replay(LawJob& job, const std::string& keep, Conformance& all) {
  all.first = job.first();
  all.game = job.game();
  const std::string law = std::to_string(number_of(all.first->broken.breach.law));
  all.replay = keep.empty() ? "law-" + law + "-game-" + std::to_string(all.game) + ".log" : keep;
  if (const auto error = job.kit().write_replay(*all.first, all.replay)) all.unreplayable = error->message;
}

}  // namespace

Result<Conformance> check_laws(const SimulationPlan& plan, const std::string& keep, Diagnostics& diagnostics) {
  std::deque<LawJob> jobs;
  for (std::uint32_t i = 0; i < plan.jobs; ++i) {
    Diagnostics said_before;
    if (const auto error = jobs.emplace_back(plan).open(i == 0 ? diagnostics : said_before)) return *error;
  }
  std::atomic<std::uint64_t> next = 0, end = plan.games;
  std::vector<std::thread> threads;
  for (std::size_t i = 1; i < jobs.size(); ++i) threads.emplace_back([&, i] { work(jobs[i], next, end); });
  work(jobs.front(), next, end);
  for (std::thread& thread : threads) thread.join();
  Conformance all;
  LawJob* first = nullptr;
  for (LawJob& job : jobs) {
    if (job.error()) return *job.error();
    all.tally.add(job.kit().tally());
    if (job.first() && (first == nullptr || job.game() < first->game())) first = &job;
  }
  if (first != nullptr) write_replay(*first, keep, all);
  return all;
}

}  // namespace riffle
