#include "laws/kit.hpp"

#include "game/notation.hpp"
#include "laws/chance_record.hpp"

namespace riffle {

void LawTally::add(const LawTally& other) {
  games += other.games;
  answers += other.answers;
  taken += other.taken;
  faults += other.faults;
  for (const auto& [law, count] : other.checks) checks[law] += count;
}

Kit::Kit(Stage& stage, const KitOptions& options)
    : stage_{stage}, options_{options}, commands_{stage.registry(), stage.catalog()} {}

Result<std::optional<BrokenLaw>> Kit::play(std::uint64_t seed, RandomPlayer& player) {
  Walk walk{stage_, options_.sampling, options_.laws, seed};
  if (const auto error = walk.play(seed, player, options_.limits)) return *error;
  count(walk);
  const std::optional<Breach> breach = walk.breach();
  if (!breach) return std::optional<BrokenLaw>{};
  return std::optional<BrokenLaw>{name({*breach, walk.course()})};
}

void Kit::count(const Walk& walk) {
  ++tally_.games;
  tally_.answers += walk.course().moves.size();
  for (const Move& move : walk.course().moves) tally_.taken += move.verdict ? 1 : 0;
  tally_.faults += walk.faults();
  for (const auto& [law, checks] : walk.checks()) tally_.checks[law] += checks;
}

// Which law is the first in their order that these answers break is known only when each was checked at each step. What
// chance answered stays with each answer if the law is broken so too.
BrokenLaw Kit::name(const Broken& found) {
  BrokenLaw finding{found, found.course.moves.size(), false, {}};
  const Course recorded = with_chance(stage_, found.course);
  for (const Law law : options_.laws) {
    std::optional<Broken> broken = examine(stage_, recorded, law);
    if (!broken) broken = examine(stage_, found.course, law);
    if (!broken) continue;
    finding.broken = shrink(stage_, std::move(*broken));
    finding.again = true;
    break;
  }
  const auto started = stage_.start(finding.broken.course.seed, finding.broken.course.opening);
  if (!started) return finding;
  const Notation notation{stage_.registry(), stage_.catalog(), (*started)->view()};
  for (const Move& move : finding.broken.course.moves)
    finding.written.push_back(json::serialize(notation.write(move.answer)));
  return finding;
}

std::optional<Error> Kit::write_replay(const BrokenLaw& finding, const std::string& file) {
  const Course& course = finding.broken.course;
  const auto started = stage_.start(course.seed, course.opening);
  if (!started) return started.error();
  if (const auto saved = (*started)->save(file); !saved) return saved.error();
  for (const Move& move : course.moves) {
    (*started)->give(move.chance);
    (void)(*started)->answer(move.answer);
  }
  const auto again = stage_.load(file);
  if (!again) return again.error();
  return std::nullopt;
}

}  // namespace riffle
