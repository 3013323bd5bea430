#include "laws/random_player.hpp"

#include "base/guard.hpp"
#include "laws/random_number.hpp"
#include "laws/sampling.hpp"

#include <algorithm>

namespace riffle {

std::optional<Move> RandomPlayer::move(const Play& play) {
  Move move;
  Answer& answer = move.answer;
  answer.seat = asked_seat(play);
  if (!answer.seat) return std::nullopt;
  const OpenDecision& open = *play.decision(answer.seat);
  const auto bot = bots_.find(answer.seat);
  if (open.commands) {
    if (commands_.empty()) return std::nullopt;
    answer.kind = Answer::Kind::command;
    answer.command = commands_.command(play.view(), dice_);
    move.in_turn = open.kind == DecisionKind::turn;
    return move;
  }
  if (bot != bots_.end() && ask_bot(*bot->second, play, open, answer)) return move;
  return choose(open, answer) ? std::optional{std::move(move)} : std::nullopt;
}

SeatId RandomPlayer::asked_seat(const Play& play) {
  std::vector<SeatId> asked;
  for (SeatId seat{0}; !play.over() && seat.index < play.view().seat_count; ++seat.index)
    if (play.decision(seat) != nullptr) asked.push_back(seat);
  return asked.empty() ? SeatId{} : asked[dice_.below(static_cast<std::uint32_t>(asked.size()))];
}

bool RandomPlayer::ask_bot(Bot& bot, const Play& play, const OpenDecision& open, Answer& answer) const {
  std::vector<Choice> chosen;
  Status status = Status::refused;
  if (guarded([&] { status = bot.answer(play.view(), answer.seat, open.asked(), chosen); })) return false;
  if (status == Status::declined) answer.kind = Answer::Kind::declined;
  for (const Choice choice : chosen) answer.choices.push_back({choice, 0});
  return status == Status::done || (status == Status::declined && open.may_back_out);
}

bool RandomPlayer::choose(const OpenDecision& open, Answer& answer) {
  if (open.may_back_out && once_in(dice_, 8)) {
    answer.kind = Answer::Kind::declined;
    return true;
  }
  if (open.ranged()) {
    answer.choices.push_back({Choice::number(random_number(open, dice_)), 0});
    return true;
  }
  const auto all = static_cast<std::uint32_t>(open.options.size());
  const std::uint32_t most = std::min(open.max, all);
  if (most < open.min) return false;
  std::vector<Target> options{open.options.begin(), open.options.end()};
  const std::uint32_t count = open.min + dice_.below(most - open.min + 1);
  for (std::uint32_t i = 0; i < count; ++i) {
    std::swap(options[i], options[i + dice_.below(all - i)]);
    answer.choices.push_back({options[i].what, 0});
  }
  return true;
}

}  // namespace riffle
