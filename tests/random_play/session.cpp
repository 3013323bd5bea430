#include "session.hpp"

#include "chaos/verb.hpp"

#include <algorithm>
#include <utility>

namespace random_play {
using namespace riffle;

Session::Session(World& world, std::uint64_t seed, Counts& counts)
    : world_(world), dice_(seed), counts_(counts), game_(world.start(seed)), mirror_(game_->view()) {
  listen();
  check();
}

// Redo and undo raise no events; a listener that plays is refused; none of the faults is that of an impure action.
void Session::listen() {
  game_->bus().on_edits([this](std::span<const Edit> edits, Direction direction) {
    mirror_.hear(edits, direction);
    heard_ += edits.size();
    counts_.add(direction == Direction::forward ? "edits heard forward" : "edits heard backward", edits.size());
    if (answering_ && direction == Direction::forward) edits_ += edits.size();
    if (heard_ % 97 == 0 && game_->undo().status != Status::refused) wrong_ = "a listener could undo";
    if (heard_ % 89 == 0) throw std::runtime_error("a listener that throws");
  });
  const EventId did = world_.registry.find_event("chaos.did");
  const Symbol verb = world_.registry.symbols().intern("verb");
  game_->bus().on_event([this, did, verb](const Event& event) {
    if (!answering_) wrong_ = "an event was heard that no answer caused";
    counts_.add("events");
    if (event.id == did && !event.arguments.empty() && event.arguments[0].name == verb)
      counts_.add(std::string{"verb: "} + chaos::wanted[event.arguments[0].value.bits].name);
  });
  game_->bus().on_notice([this](std::string_view) { counts_.add("notices"); });
  game_->bus().on_fault([this](std::string_view plugin, std::string_view text) {
    counts_.add(plugin.empty() ? "faults of listeners" : "faults of plugins");
    if (!plugin.empty()) counts_.add("verb: be at fault", text.find(" threw: ") == std::string_view::npos ? 1 : 0);
    if (text.find("asked another question") != std::string_view::npos) wrong_ = text;
    if (text.find("on record does not fit") != std::string_view::npos) wrong_ = text;
  });
}

std::uint64_t Session::play(std::uint64_t edits) {
  while (edits_ < edits) {
    if (game_->decision() == nullptr || game_->result()) {
      counts_.add("games that stalled");
      if (game_->undoable() == 0) break;
      take_back(1 + depth(game_->undoable() - 1));
    } else {
      move();
    }
    check();
  }
  compare_replay();
  undo_all_redo_all();
  counts_.add("sessions");
  counts_.add("orders of zones compared", mirror_.orders_compared());
  counts_.add("orders of zones adopted", mirror_.orders_adopted());
  counts_.add("cards in sessions", game_->view().card_count);
  return edits_;
}

void Session::move() {
  static constexpr std::pair<std::uint32_t, Move> moves[] = {
      {700, &Session::answer},        {25, &Session::wrong_answer},  {20, &Session::back_out},
      {2, &Session::bring_deck},      {60, &Session::undo},          {60, &Session::redo},
      {30, &Session::there_and_back}, {40, &Session::remember},      {30, &Session::come_back},
      {15, &Session::compare_clone},  {2, &Session::compare_replay}, {8, &Session::seat_bot}};
  std::uint32_t all = 0;
  for (const auto& [weight, one] : moves) all += weight;
  std::uint32_t at = dice_.below(all);
  for (const auto& [weight, one] : moves) {
    if (at < weight) return (this->*one)();
    at -= weight;
  }
}

void Session::note(const Verdict& verdict, const std::string& what) {
  constexpr const char* endings[] = {"done", "unfit", "declined", "awaiting", "refused", "illegal", "fault"};
  counts_.add(what + ": " + endings[static_cast<std::uint32_t>(verdict.status)]);
  count_ending(verdict.reason);
}

// What ends a run notes nothing, since its facts are never heard: so it is known by its reason.
void Session::count_ending(std::string_view reason) {
  using chaos::Verb;
  static constexpr std::pair<std::string_view, Verb> reasons[] = {{"not now", Verb::refuse},
                                                                  {"not this answer", Verb::refuse},
                                                                  {"against the rules", Verb::illegal},
                                                                  {"not enough to choose from", Verb::unfit},
                                                                  {" threw: ", Verb::throw_something}};
  const auto known = std::find_if(std::begin(reasons), std::end(reasons),
                                  [&](const auto& one) { return reason.find(one.first) != std::string_view::npos; });
  if (known != std::end(reasons))
    counts_.add(std::string{"verb: "} + chaos::wanted[static_cast<std::uint32_t>(known->second)].name);
}

SeatId Session::asked_seat() {
  const SeatSet seats = game_->decision()->seats;
  SeatId seat{dice_.below(31)};
  while (!seats.contains(seat)) seat.index = (seat.index + 1) % 31;
  return seat;
}

Command Session::random_command() {
  static constexpr const char* ids[] = {"chaos.mess", "chaos.mess", "chaos.mess", "chaos.touch",  "chaos.sweep",
                                        "chaos.pay",  "core.draw",  "core.roll",  "core.shuffle", "core.discard"};
  const View& view = game_->view();
  Command command{world_.registry.find_action(ids[dice_.below(10)]), {}, {}};
  const ActionRecord& action = world_.registry.actions()[command.action.index];
  for (std::uint32_t i = 0, count = 1 + dice_.below(3); i < count && action.target != TargetKind::none; ++i) {
    if (action.target == TargetKind::card) command.targets.push_back(view.target(CardId{dice_.below(view.card_count)}));
    if (action.target == TargetKind::zone) command.targets.push_back({ZoneId{dice_.below(view.zone_count)}, 0});
    if (action.target == TargetKind::seat) command.targets.push_back({SeatId{dice_.below(view.seat_count)}, 0});
  }
  const auto with = [&](const char* name, std::uint32_t limit) {
    command.arguments.push_back({world_.registry.symbols().intern(name), Value::number(dice_.number(limit))});
  };
  if (action.id == "chaos.mess" || action.id == "chaos.touch") with("seed", 1'000'000);
  if (action.id == "chaos.mess") with("verbs", 24);
  return command;
}

void Session::answer() {
  const OpenDecision& decision = *game_->decision();
  if (decision.may_back_out && dice_.once_in(4)) return back_out();
  if (decision.kind == DecisionKind::table || (decision.quiet() && decision.options.empty())) return command();
  if (decision.kind == DecisionKind::turn && dice_.once_in(4)) return command();
  const auto chosen = random_choices(dice_, decision);
  const SeatId seat = asked_seat();
  answering_ = true;
  note(game_->answer(seat, chosen), "answers");
  answering_ = false;
}

void Session::command() {
  const SeatId seat = asked_seat();
  const std::uint64_t before = game_->digest();
  const std::uint32_t undoable = game_->undoable();
  answering_ = true;
  const Verdict verdict = game_->command(seat, random_command());
  answering_ = false;
  note(verdict, "commands");
  if (verdict.status == Status::illegal && game_->undoable() == undoable)
    require(game_->digest() == before, "an illegal command left something behind");
}

void Session::wrong_answer() {
  const std::uint64_t before = game_->digest();
  const Choice nonsense[] = {Choice::number(99), Choice::number(99)};
  Verdict verdict = game_->answer(SeatId{dice_.below(5)}, nonsense);
  if (open_question()) verdict = game_->command(asked_seat(), random_command());
  require(verdict.status == Status::refused, "nonsense was taken for an answer");
  Command stale = random_command();
  stale.targets = {{CardId{0}, 0xFFFF}};
  require(game_->command(SeatId{0}, stale).status == Status::refused, "a stale target was taken for a card");
  require(game_->digest() == before, "a wrong answer changed something");
  counts_.add("wrong answers");
}

void Session::back_out() {
  const bool may = game_->decision()->may_back_out;
  answering_ = true;
  const Verdict verdict = game_->back_out(asked_seat());
  answering_ = false;
  require(may || verdict.status == Status::refused, "a question was declined that cannot be");
  if (may) note(verdict, "declined");
}

void Session::bring_deck() {
  if (!game_->decision()->quiet()) return;
  Diagnostics diagnostics;
  answering_ = true;
  note(game_->bring_deck(world_.few_cards(asked_seat()), diagnostics), "decks brought");
  answering_ = false;
}

void Session::keep_log(const std::string& file) { (void)game_->save(file); }

}  // namespace random_play
