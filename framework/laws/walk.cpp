#include "laws/walk.hpp"

#include <algorithm>

namespace riffle {

Walk::Walk(Stage& stage, const Sampling& sampling, std::span<const Law> laws, std::uint64_t seed) : stage_{stage} {
  for (const Law law : laws) checks_.push_back(make_check(law, stage, sampling, ChanceStream{seed, number_of(law), 0}));
  heard_.listen(false);
}

std::optional<Error> Walk::play(std::uint64_t seed, RandomPlayer& player, const WalkLimits& limits) {
  if (auto error = begin(seed, {})) return error;
  std::uint32_t bad = 0;
  while (!broken() && course_.moves.size() < limits.answers && bad < limits.bad) {
    std::optional<Move> move = player.move(*play_);
    if (!move) break;
    step(std::move(*move));
    bad = course_.moves.back().verdict ? 0 : bad + 1;
  }
  end();
  return std::nullopt;
}

std::optional<Error> Walk::play(const Course& course) {
  if (auto error = begin(course.seed, course.opening)) return error;
  for (const Move& move : course.moves) {
    if (broken() || play_->over()) break;
    if (play_->decision(move.answer.seat) != nullptr) step(move);
  }
  end();
  return std::nullopt;
}

std::optional<Error> Walk::begin(std::uint64_t seed, const std::deque<Answer>& opening) {
  auto started = stage_.start(seed, opening);
  if (!started) return started.error();
  play_ = std::move(*started);
  play_->bus().on_fault([this](std::string_view plugin, std::string_view) {
    ++faults_;
    at_fault_ = plugin;
  });
  play_->bus().add(heard_);
  course_ = {seed, opening, play_->digest(), {}};
  for (const auto& check : checks_) check->begin(*play_);
  return std::nullopt;
}

// What checks do to the play in between is not heard: they take it back.
void Walk::step(Move move) {
  for (const auto& check : checks_) check->before(*play_, move);
  move.heard = heard_.heard().size();
  play_->give(move.chance);
  heard_.listen(true);
  move.verdict = play_->answer(move.answer);
  heard_.listen(false);
  move.digest = play_->digest();
  move.undoable = play_->undoable();
  move.stands = true;
  if (move.verdict.status == Status::refused) move.chance.clear();
  course_.moves.push_back(std::move(move));
  if (!course_.moves.back().verdict) take_back();
  for (const auto& check : checks_) {
    check->after(*play_, course_.moves.back());
    if (check->breach()) return;
  }
}

/// The newest answer, which ended badly, and those that its end took back with it.
void Walk::take_back() {
  const std::uint32_t left = course_.moves.back().undoable;
  auto move = course_.moves.rbegin();
  do {
    move->stands = false;
    heard_.keep(move->heard);
  } while (++move != course_.moves.rend() && move->undoable > left);
}

void Walk::end() {
  for (const auto& check : checks_)
    if (!broken()) check->end(*play_, course_, heard_);
  play_->bus().remove(heard_);
}

bool Walk::broken() const {
  return std::any_of(checks_.begin(), checks_.end(), [](const auto& check) { return check->breach().has_value(); });
}

std::optional<Breach> Walk::breach() const {
  for (const auto& check : checks_) {
    if (!check->breach()) continue;
    Breach breach = *check->breach();
    if (breach.plugin.empty()) breach.plugin = culprit(breach.law);
    return breach;
  }
  return std::nullopt;
}

/// Whom a fault named, else whose action was commanded last, else whose action runs the game. The laws of undo are the
/// host's own.
std::string Walk::culprit(Law law) const {
  if (!at_fault_.empty()) return at_fault_;
  if (law == Law::rewind || law == Law::silence || law == Law::whole) return {};
  const auto is_command = [](const Move& move) { return move.answer.kind == Answer::Kind::command; };
  const auto last = std::find_if(course_.moves.rbegin(), course_.moves.rend(), is_command);
  const ActionId action = last != course_.moves.rend()
                              ? last->answer.command.action
                              : stage_.registry().find_action(stage_.catalog().definition.rules.next);
  const PluginIndex owner = action ? stage_.registry().actions()[action.index].owner : no_plugin;
  return owner == no_plugin ? std::string{} : stage_.registry().plugins()[owner].id;
}

std::map<Law, std::uint64_t> Walk::checks() const {
  std::map<Law, std::uint64_t> all;
  for (const auto& check : checks_) all[check->law()] += check->checks();
  return all;
}

}  // namespace riffle
