#include "app/conformance.hpp"
#include "app/opening.hpp"

#include "base/json.hpp"

#include <chrono>
#include <iomanip>
#include <iostream>

namespace riffle {
namespace {

json::object to_json(const Conformance& all) {
  const BrokenLaw& first = *all.first;
  const Breach& breach = first.broken.breach;
  json::object out{{"law", number_of(breach.law)}, {"words", words(breach.law)}, {"game", all.game}};
  out["what"] = breach.what;
  out["expected"] = breach.expected;
  out["found"] = breach.found;
  if (!breach.plugin.empty()) out["plugin"] = breach.plugin;
  json::array answers;
  for (const std::string& line : first.written) answers.push_back(json::string{line});
  out["answers"] = std::move(answers);
  out["played"] = first.answers;
  out["again"] = first.again;
  out["replay"] = all.replay;
  if (!all.unreplayable.empty()) out["unreplayable"] = all.unreplayable;
  return out;
}

json::object to_json(const SimulationPlan& plan, const Conformance& all, double seconds) {
  json::array checks;
  for (const Law law : all_laws) {
    const auto count = all.tally.checks.find(law);
    checks.push_back(count == all.tally.checks.end() ? 0 : count->second);
  }
  json::object out{{"kind", "laws"}, {"game", plan.game.game}, {"seed", plan.seed}, {"games", all.tally.games}};
  out["answers"] = all.tally.answers;
  out["taken"] = all.tally.taken;
  out["faults"] = all.tally.faults;
  out["checks"] = std::move(checks);
  if (all.first) out["broken"] = to_json(all);
  out["speed"] = {
      {"jobs", plan.jobs}, {"seconds", seconds}, {"games_per_second", static_cast<double>(all.tally.games) / seconds}};
  return out;
}

void print_broken(std::ostream& out, const Conformance& all) {
  const BrokenLaw& first = *all.first;
  const Breach& breach = first.broken.breach;
  out << "game " << all.game << " breaks law " << number_of(breach.law) << ": " << words(breach.law) << "\n"
      << "  " << breach.what << "\n"
      << "  expected  " << breach.expected << "\n"
      << "  found     " << breach.found << "\n";
  if (!breach.plugin.empty()) out << "  plugin    " << breach.plugin << "\n";
  out << "  " << first.written.size() << " of " << first.answers << " answers are enough";
  if (!first.again) out << "; given again, they broke no law";
  out << "\n";
  for (const std::string& line : first.written) out << "    " << line << "\n";
  out << "  replay    " << all.replay << "\n";
  if (!all.unreplayable.empty()) out << "  which does not play as it was written: " << all.unreplayable << "\n";
}

void print(std::ostream& out, const SimulationPlan& plan, const Conformance& all, double seconds) {
  out << all.tally.games << " games, " << all.tally.answers << " answers, " << all.tally.taken << " of them taken\n";
  for (const Law law : all_laws) {
    const auto count = all.tally.checks.find(law);
    out << "law " << number_of(law) << std::setw(12) << (count == all.tally.checks.end() ? 0 : count->second)
        << " checks  " << words(law) << "\n";
  }
  out << "faults " << all.tally.faults << "\n";
  if (all.first) print_broken(out, all);
  out << std::fixed << std::setprecision(2) << seconds << " s with " << plan.jobs
      << (plan.jobs == 1 ? " job: " : " jobs: ") << std::setprecision(0)
      << static_cast<double>(all.tally.games) / seconds << " games a second\n";
}

}  // namespace

Exit run_laws(const SimulationPlan& plan, const std::string& keep, const CommonOptions& common) {
  Diagnostics diagnostics;
  const auto began = std::chrono::steady_clock::now();
  const Result<Conformance> all = check_laws(plan, keep, diagnostics);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
  report_findings(std::cerr, diagnostics, common.verbose > 0);
  if (!all) {
    std::cerr << "riffle: " << all.error().message << std::endl;
    return Exit::findings;
  }
  if (common.json)
    std::cout << json::serialize(to_json(plan, *all, took.count())) << '\n';
  else
    print(std::cout, plan, *all, took.count());
  return all->first || all->tally.faults != 0 ? Exit::findings : Exit::all_well;
}

}  // namespace riffle
