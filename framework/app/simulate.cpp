#include "app/conformance.hpp"
#include "app/host.hpp"
#include "app/opening.hpp"
#include "app/simulation.hpp"
#include "app/subcommands.hpp"

#include "base/json.hpp"
#include "game/hexadecimal.hpp"

#include <CLI/CLI.hpp>

#include <chrono>
#include <iomanip>
#include <iostream>
#include <memory>

namespace riffle {
namespace {

struct SimulateOptions {
  CommonOptions common;
  GameOptions game;
  SimulationPlan plan;
  std::vector<std::string> seats;
  bool laws = false;
  std::string keep;
};

json::object to_json(const Spread& spread) {
  return {{"mean", spread.mean()}, {"least", spread.least}, {"most", spread.most}, {"sum", spread.sum}};
}

json::object to_json(const SimulationPlan& plan, const Tally& tally, double seconds) {
  json::object results, digests;
  for (const auto& [result, games] : tally.results) results[result] = games;
  json::array scores, faults, texts;
  for (const Spread& score : tally.scores) scores.push_back(to_json(score));
  for (const auto& [game, text] : tally.first_faults) faults.push_back({{"game", game}, {"text", text}});
  for (const auto& [game, digest] : tally.digests) texts.push_back(json::string{hexadecimal(digest)});
  json::object out{{"kind", "simulation"}, {"game", plan.game.game}, {"seed", plan.seed}, {"games", plan.games}};
  out["results"] = std::move(results);
  out["decisions"] = to_json(tally.decisions);
  out["chances"] = to_json(tally.chances);
  out["score"] = to_json(tally.score);
  out["scores"] = std::move(scores);
  out["edits"] = tally.edits;
  out["transactions"] = tally.transactions;
  out["faults"] = tally.faults;
  if (!faults.empty()) out["first_faults"] = std::move(faults);
  if (plan.digests) out["digests"] = std::move(texts);
  out["speed"] = {{"jobs", plan.jobs},
                  {"seconds", seconds},
                  {"games_per_second", static_cast<double>(plan.games) / seconds},
                  {"decisions_per_second", static_cast<double>(tally.decisions.sum) / seconds}};
  return out;
}

std::ostream& operator<<(std::ostream& out, const Spread& spread) {
  return out << std::fixed << std::setprecision(1) << spread.mean() << " a game (" << spread.least << " to "
             << spread.most << ")";
}

void print(std::ostream& out, const SimulationPlan& plan, const Tally& tally, double seconds) {
  out << plan.games << " games\n";
  for (const auto& [result, games] : tally.results) out << "  " << result << "  " << games << "\n";
  out << "decisions     " << tally.decisions << "\n"
      << "of chance     " << tally.chances << "\n"
      << "total score   " << tally.score << "\n";
  for (std::size_t seat = 0; seat < tally.scores.size(); ++seat)
    out << "  seat " << std::setw(2) << seat + 1 << "     " << tally.scores[seat] << "\n";
  out << "edits         " << tally.edits << " in " << tally.transactions << " transactions\n"
      << "faults        " << tally.faults << "\n";
  for (const auto& [game, text] : tally.first_faults) out << "  game " << game << ": " << text << "\n";
  for (const auto& [game, digest] : tally.digests) out << "digest " << game << " " << hexadecimal(digest) << "\n";
  out << std::setprecision(2) << seconds << " s with " << plan.jobs << (plan.jobs == 1 ? " job: " : " jobs: ")
      << std::setprecision(0) << static_cast<double>(plan.games) / seconds << " games and "
      << static_cast<double>(tally.decisions.sum) / seconds << " decisions a second\n";
}

void read_seats(const std::vector<std::string>& seats, SimulationPlan& plan) {
  for (const std::string& text : seats) {
    const auto seat = parse_define(text);
    const auto number = seat ? seat_number(seat->name) : std::nullopt;
    if (!seat) {
      plan.bot = text;
    } else if (number && !seat->value.empty()) {
      plan.bots[*number] = seat->value;
    } else {
      throw CLI::ValidationError("--seat", "expected BOT, or N=BOT with a seat from 1 on, found " + text);
    }
  }
}

Exit run(SimulateOptions options) {
  options.common.apply();
  SimulationPlan& plan = options.plan;
  plan.game = options.game.head();
  if (options.laws) plan.bot.clear();
  read_seats(options.seats, plan);
  plan.plugins = {options.common.plugin_path, game_folder(plan.game.game)};
  if (options.laws) return run_laws(plan, options.keep, options.common);
  Diagnostics diagnostics;
  const auto began = std::chrono::steady_clock::now();
  const Result<Tally> tally = simulate(plan, diagnostics);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
  report_findings(std::cerr, diagnostics, options.common.verbose > 0);
  if (!tally) {
    std::cerr << "riffle: " << tally.error().message << std::endl;
    return Exit::findings;
  }
  if (!tally->unanswered.empty()) {
    const auto& [game, prompt] = *tally->unanswered.begin();
    std::cerr << "riffle: game " << game << " stopped at a question that no bot answers: " << prompt << std::endl;
  }
  if (options.common.json)
    std::cout << json::serialize(to_json(plan, *tally, took.count())) << '\n';
  else
    print(std::cout, plan, *tally, took.count());
  return tally->faults == 0 && tally->unanswered.empty() ? Exit::all_well : Exit::findings;
}

}  // namespace

void add_simulate(CLI::App& app, Exit& status) {
  const auto options = std::make_shared<SimulateOptions>();
  CLI::App& sub = *app.add_subcommand("simulate", "Lets bots play many games, and says what they came to");
  SimulationPlan& plan = options->plan;
  sub.add_option("game", options->game.game, "A game's folder, package or definition")->type_name("GAME")->required();
  sub.add_option("-n,--games", plan.games, "How many games, 1000 when not given")
      ->type_name("N")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}));
  sub.add_option("--jobs", plan.jobs, "How many games are played at once, 1 when not given")
      ->type_name("J")
      ->check(CLI::Range(1, 256));
  sub.add_option("--seed", plan.seed, "What all chance and all bots follow from, 1 when not given")->type_name("S");
  sub.add_option("--seat", options->seats, "Who plays a seat, or all seats: bots.random when not given; repeatable")
      ->type_name("[N=]BOT")
      ->allow_extra_args(false);
  options->game.add_to(sub);
  sub.add_flag("--digests", plan.digests, "Prints the digest of each game's end");
  CLI::Option* laws =
      sub.add_flag("--laws", options->laws, "Checks the laws in each game; seats without --seat play at random");
  laws->excludes("--digests");
  sub.add_option("--keep", options->keep, "Where the answers that broke a law are kept, as a log for `riffle replay`")
      ->type_name("FILE")
      ->needs(laws);
  options->common.add_to(sub);
  sub.footer("Example: riffle simulate games/crazy_eights -n 200000 --jobs 2 --json");
  sub.callback([options, &status] { status = run(*options); });
}

}  // namespace riffle
