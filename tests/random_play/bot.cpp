#include "bot.hpp"

#include <algorithm>
#include <stdexcept>

namespace random_play {
using namespace riffle;

std::vector<Choice> random_choices(Dice& dice, const OpenDecision& decision) {
  if (decision.kind == DecisionKind::number && decision.options.empty())
    return {Choice::number(static_cast<std::int32_t>(decision.min + dice.below(decision.max - decision.min + 1)))};
  std::vector<Choice> choices;
  for (const Target& option : decision.options) choices.push_back(option.what);
  const auto all = static_cast<std::uint32_t>(choices.size());
  const std::uint32_t most = std::min(decision.max, all), least = std::min(decision.min, most);
  const std::uint32_t count = least + dice.below(most - least + 1);
  for (std::uint32_t i = 0; i < count; ++i) std::swap(choices[i], choices[i + dice.below(all - i)]);
  choices.resize(count);
  return choices;
}

Answer PureBot::answer(const View& view, SeatId seat, const OpenDecision& decision) {
  Dice dice{decision.options.size() * 31 + view.count(ZoneId{0}) + decision.max};
  if (dice.once_in(20)) throw std::runtime_error("a bot that throws");
  Answer answer;
  answer.seat = seat;
  if (decision.may_back_out && dice.once_in(5)) {
    answer.kind = Answer::Kind::declined;
    return answer;
  }
  for (const Choice& choice : random_choices(dice, decision)) answer.choices.push_back({choice, 0});
  if (dice.once_in(10)) answer.choices.push_back({Choice::pass(), 0});  // mostly wrong: then another is taken
  return answer;
}

}  // namespace random_play
