#pragma once

#include "rules/answers.hpp"
#include "rules/target_pool.hpp"
#include "rules/together.hpp"
#include "state/item.hpp"

#include <deque>
#include <string>
#include <utility>
#include <vector>

namespace riffle {

/// A fact that waits for its run to close.
struct Noted {
  EventId id;
  SeatId seat;
  Target target;
  std::vector<Argument> arguments;
  std::uint32_t frame = 0;  ///< which performance noted it
};

/// What a run collects, in memory that the next run uses again: in the steady state of a playout nothing is allocated.
struct RunBuffers {
  OpenDecision question;                        ///< the one that is asked now
  Together together;                            ///< those that are left open at once
  std::deque<std::vector<Targets>> rows;        ///< what was chosen at once, handed out
  std::vector<Choice> choices;                  ///< of a selector or a bot, or what chance draws several from
  TargetPool kept;                              ///< what spans that were handed out point into
  std::deque<Action> commands;                  ///< what pointers that were handed out point to
  std::deque<std::vector<Argument>> arguments;  ///< what arguments of events and of rules point into
  std::vector<Noted> facts;
  std::vector<Item> matches;    ///< triggers that were set off, to be done once the run has closed
  std::vector<Action> waiting;  ///< what waiting() handed out
  std::deque<Item> items;       ///< what they point into
  std::vector<std::string> notices;
  std::vector<std::pair<std::string, std::string>> complaints;
  std::string reason, culprit;  ///< why the run did not end well, and whose fault it is

  void clear() {
    reason.clear();
    culprit.clear();
    kept.clear();
    if (!commands.empty()) commands.clear();
    if (!rows.empty()) rows.clear();
    if (!arguments.empty()) arguments.clear();
    if (!items.empty()) items.clear();
    facts.clear();
    matches.clear();
    notices.clear();
    complaints.clear();
  }
};

}  // namespace riffle
