#pragma once

#include "app/simulation.hpp"
#include "app/subcommands.hpp"

#include "laws/kit.hpp"

namespace riffle {

/// What the laws came to in many games.
struct Conformance {
  LawTally tally;
  std::optional<BrokenLaw> first;  ///< of the game of the lowest number that broke one; those after it are not played
  std::uint64_t game = 0;          ///< its number
  std::string replay;              ///< the log of its shrunk answers
  std::string unreplayable;        ///< why that log does not play as it was written; mostly empty
};

/// Plays all games of a plan and checks the laws in each. Seats without a bot answer at random.
///
/// `keep`: the file for what broke a law; when empty it gets a name of its own, in the present folder.
/// Errors: as simulate().
Result<Conformance> check_laws(const SimulationPlan& plan, const std::string& keep, Diagnostics& diagnostics);

/// The same, printed: `riffle simulate --laws`.
Exit run_laws(const SimulationPlan& plan, const std::string& keep, const CommonOptions& common);

}  // namespace riffle
