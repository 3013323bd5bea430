#pragma once

#include "dice.hpp"
#include "rules/answers.hpp"

namespace random_play {

/// Choices that answer a question; sometimes there are none.
std::vector<riffle::Choice> random_choices(Dice& dice, const riffle::OpenDecision& decision);

/// A player that depends on nothing but what it is asked, so that a clone's plays as the original's does.
class PureBot final : public riffle::Bot {
 public:
  riffle::Answer answer(const riffle::View& view, riffle::SeatId seat, const riffle::OpenDecision& decision) override;
};

}  // namespace random_play
