#pragma once

#include "laws/law_check.hpp"

namespace riffle {

/// Law 6: an option that one may choose alone is not refused, illegal or at fault when it is chosen.
///
/// Where more than one must be chosen nothing is tried: that some go together is for the game to say. Of a number
/// without a list some are drawn.
class OptionCheck final : public LawCheck {
 public:
  using LawCheck::LawCheck;
  void before(Play& play, const Move& move) override;
  void after(Play& play, const Move& move) override;

 private:
  bool offered_ = false;  // the move's answer is one option of its question

  bool try_on_clone(Play& play, SeatId seat, Choice choice);
};

}  // namespace riffle
