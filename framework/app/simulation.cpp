#include "app/simulation.hpp"

#include "app/bots.hpp"
#include "app/host.hpp"
#include "app/opening.hpp"
#include "game/playouts.hpp"

#include <algorithm>
#include <atomic>
#include <thread>

namespace riffle {
namespace {

constexpr std::uint64_t chunk = 64;    // games that a job takes at once
constexpr std::size_t most_kept = 10;  // faults and unanswered games that are told of

/// Keeps the entries of the lowest games, so that it does not depend on who played which.
template <class Value>
void keep_first(std::map<std::uint64_t, Value>& all) {
  while (all.size() > most_kept) all.erase(std::prev(all.end()));
}

/// One job: a host, the playouts of the game, and what they came to.
class Job {
 public:
  explicit Job(const SimulationPlan& plan) : plan_{plan}, host_{plan.plugins} {}

  std::optional<Error> open(Diagnostics& diagnostics) {
    auto catalog = open_catalog(host_.registry, plan_.game.game, plan_.game.defines, diagnostics);
    if (!catalog) return catalog.error();
    auto playouts = Playouts::start(host_.registry, setup_for(plan_.game, *catalog), diagnostics);
    if (!playouts) return playouts.error();
    playouts_ = std::move(*playouts);
    playouts_->bus().on_fault([this](std::string_view plugin, std::string_view text) { hear_fault(plugin, text); });
    auto bots = find_bots(host_.registry, plan_, playouts_->view().seat_count);
    if (!bots) return bots.error();
    bots_ = std::move(*bots);
    return std::nullopt;
  }

  void play(std::uint64_t number) {
    number_ = number;
    const std::uint64_t seed = seed_of(plan_.seed, number);
    std::deque<SeatedBot> seated;
    for (std::uint32_t seat = 0; seat < bots_.size(); ++seat)
      playouts_->seat(SeatId{seat}, seated.emplace_back(*bots_[seat], SeatId{seat}, seed_of(seed, seat)).get());
    count(playouts_->play(seed));
  }

  const Plugins& plugins() const { return host_.plugins; }
  const Tally& tally() const { return tally_; }

 private:
  void hear_fault(std::string_view plugin, std::string_view text) {
    ++tally_.faults;
    tally_.first_faults.try_emplace(number_, "plugin " + std::string{plugin} + ": " + std::string{text});
    keep_first(tally_.first_faults);
  }

  void count(const Playout& played) {
    if (played.result.empty()) {
      tally_.unanswered[number_] = host_.registry.symbols().text(playouts_->decision()->prompt);
      keep_first(tally_.unanswered);
    }
    const std::string result = played.result.empty() ? "unanswered" : played.result;
    if (last_result_ == nullptr || last_result_->first != result)
      last_result_ = &*tally_.results.try_emplace(result).first;
    ++last_result_->second;
    tally_.decisions.add(static_cast<std::int64_t>(played.decisions));
    tally_.chances.add(static_cast<std::int64_t>(played.chances));
    tally_.edits += played.edits;
    tally_.transactions += played.transactions;
    count_scores();
    if (plan_.digests) tally_.digests[number_] = playouts_->digest();
  }

  void count_scores() {
    tally_.scores.resize(bots_.size());
    std::int64_t all = 0;
    for (std::uint32_t seat = 0; seat < bots_.size(); ++seat) {
      const std::int32_t score = playouts_->view().value(SeatId{seat}, property::score).as_number();
      tally_.scores[seat].add(score);
      all += score;
    }
    tally_.score.add(all);
  }

  const SimulationPlan& plan_;
  Host host_;
  std::unique_ptr<Playouts> playouts_;
  std::vector<const BotRecord*> bots_;  // by seat
  Tally tally_;
  std::pair<const std::string, std::uint64_t>* last_result_ = nullptr;
  std::uint64_t number_ = 0;
};

void work(Job& job, std::atomic<std::uint64_t>& next, std::uint64_t games) {
  for (std::uint64_t first = next.fetch_add(chunk); first < games; first = next.fetch_add(chunk))
    for (std::uint64_t number = first; number < std::min(first + chunk, games); ++number) job.play(number);
}

}  // namespace

void Spread::add(std::int64_t value) {
  least = count == 0 ? value : std::min(least, value);
  most = count == 0 ? value : std::max(most, value);
  sum += value;
  ++count;
}

void Spread::add(const Spread& other) {
  if (other.count == 0) return;
  least = count == 0 ? other.least : std::min(least, other.least);
  most = count == 0 ? other.most : std::max(most, other.most);
  sum += other.sum;
  count += other.count;
}

void Tally::add(const Tally& other) {
  for (const auto& [result, games] : other.results) results[result] += games;
  decisions.add(other.decisions);
  chances.add(other.chances);
  score.add(other.score);
  scores.resize(std::max(scores.size(), other.scores.size()));
  for (std::size_t seat = 0; seat < other.scores.size(); ++seat) scores[seat].add(other.scores[seat]);
  edits += other.edits;
  transactions += other.transactions;
  faults += other.faults;
  first_faults.insert(other.first_faults.begin(), other.first_faults.end());
  digests.insert(other.digests.begin(), other.digests.end());
  unanswered.insert(other.unanswered.begin(), other.unanswered.end());
  keep_first(first_faults);
  keep_first(unanswered);
}

Result<Tally> simulate(const SimulationPlan& plan, Diagnostics& diagnostics) {
  std::deque<Job> jobs;
  for (std::uint32_t i = 0; i < plan.jobs; ++i) {
    Diagnostics said_before;
    if (const auto error = jobs.emplace_back(plan).open(i == 0 ? diagnostics : said_before)) return *error;
  }
  std::atomic<std::uint64_t> next = 0;
  std::vector<std::thread> threads;
  for (std::size_t i = 1; i < jobs.size(); ++i) threads.emplace_back([&, i] { work(jobs[i], next, plan.games); });
  work(jobs.front(), next, plan.games);
  for (std::thread& thread : threads) thread.join();
  Tally tally;
  for (const Job& job : jobs) tally.add(job.tally());
  return tally;
}

}  // namespace riffle
