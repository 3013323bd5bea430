#include "catalog/cycles.hpp"

#include <algorithm>

namespace riffle::loading {

namespace {

class Search {
 public:
  explicit Search(std::span<const std::uint32_t> next) : next_(next), walked_(next.size(), nowhere) {
    cycles_.reached.assign(next.size(), nowhere);
    cycles_.on.assign(next.size(), false);
  }

  Cycles run() {
    for (std::uint32_t start = 0; start < next_.size(); ++start)
      if (walked_[start] == nowhere) walk_from(start);
    return std::move(cycles_);
  }

 private:
  void walk_from(std::uint32_t start) {
    std::vector<std::uint32_t> path;
    std::uint32_t node = start;
    for (; node != nowhere && walked_[node] == nowhere; node = next_[node]) {
      walked_[node] = start;
      path.push_back(node);
    }
    std::uint32_t cycle = nowhere;
    if (node != nowhere) cycle = walked_[node] == start ? close(node) : cycles_.reached[node];
    for (const std::uint32_t passed : path) cycles_.reached[passed] = cycle;
  }

  /// Notes the cycle through a node.
  std::uint32_t close(std::uint32_t node) {
    std::vector<std::uint32_t> cycle;
    do {
      cycles_.on[node] = true;
      cycle.push_back(node);
      node = next_[node];
    } while (!cycles_.on[node]);
    std::rotate(cycle.begin(), std::min_element(cycle.begin(), cycle.end()), cycle.end());
    cycles_.all.push_back(std::move(cycle));
    return static_cast<std::uint32_t>(cycles_.all.size() - 1);
  }

  std::span<const std::uint32_t> next_;
  std::vector<std::uint32_t> walked_;  // by node: the start of the walk that passed it
  Cycles cycles_;
};

}  // namespace

Cycles find_cycles(std::span<const std::uint32_t> next) { return Search(next).run(); }

}  // namespace riffle::loading
