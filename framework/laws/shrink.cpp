#include "laws/shrink.hpp"

#include <algorithm>
#include <chrono>

namespace riffle {
namespace {

constexpr std::chrono::seconds longest{60};

/// One search for a shorter course.
class Search {
 public:
  Search(Stage& stage, Broken broken) : stage_{stage}, best_{std::move(broken)} {}

  // In ever smaller parts, each left out in turn.
  Broken run() {
    for (std::size_t parts = 1; !late();) {
      const std::size_t length = best_.course.moves.size();
      if (length == 0) break;
      parts = std::min(parts, length);
      if (leave_out_one(parts)) {
        parts = std::max<std::size_t>(parts, 2) - 1;
      } else if (parts >= length) {
        break;
      } else {
        parts = std::min(parts * 2, length);
      }
    }
    return std::move(best_);
  }

 private:
  bool leave_out_one(std::size_t parts) {
    const std::size_t length = best_.course.moves.size();
    for (std::size_t part = parts; part-- > 0;)  // the end first: what comes after the breach is not needed
      if (!late() && still_broken(part * length / parts, (part + 1) * length / parts)) return true;
    return false;
  }

  bool late() const { return std::chrono::steady_clock::now() - began_ > longest; }

  bool still_broken(std::size_t from, std::size_t to) {
    Course shorter = best_.course;
    const auto first = shorter.moves.begin();
    shorter.moves.erase(first + static_cast<std::ptrdiff_t>(from), first + static_cast<std::ptrdiff_t>(to));
    std::optional<Broken> broken = examine(stage_, shorter, best_.breach.law);
    if (!broken || broken->course.moves.size() >= best_.course.moves.size()) return false;
    best_ = std::move(*broken);
    return true;
  }

  Stage& stage_;
  Broken best_;
  std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
};

}  // namespace

std::optional<Broken> examine(Stage& stage, const Course& course, Law law) {
  static constexpr Sampling all = Sampling::everything();
  Walk walk{stage, all, std::span{&law, 1}, course.seed};
  if (walk.play(course)) return std::nullopt;
  if (auto breach = walk.breach()) return Broken{std::move(*breach), walk.course()};
  return std::nullopt;
}

Broken shrink(Stage& stage, Broken broken) { return Search{stage, std::move(broken)}.run(); }

}  // namespace riffle
