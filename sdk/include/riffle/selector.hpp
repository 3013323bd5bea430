#pragma once

#include <riffle/view.hpp>

#include <vector>

namespace riffle {

/// Which cards (or seats, or zones): the first question of every pick.
class Selector {
 public:
  /// Appends what it selects for a seat, in the order in which it should be offered: a pile's top card first.
  ///
  /// Must not: keep anything between calls.
  virtual void select(const View& view, SeatId seat, std::vector<Choice>& selected) const = 0;

 protected:
  ~Selector() = default;
};

}  // namespace riffle
