#pragma once

#include "dice.hpp"
#include "rules/answers.hpp"

namespace random_play {

/// Choices that answer a question; sometimes there are none.
std::vector<riffle::Choice> random_choices(Dice& dice, const riffle::OpenDecision& decision);
std::vector<riffle::Choice> random_choices(Dice& dice, const riffle::Question& question);

/// A player that depends on nothing but what it is asked, so that a clone's plays as the original's does.
class PureBot final : public riffle::Bot {
 public:
  riffle::Status answer(const riffle::View& view, riffle::SeatId seat, const riffle::Question& question,
                        std::vector<riffle::Choice>& chosen) override;
};

}  // namespace random_play
