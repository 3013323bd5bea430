#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace random_play {

/// How often each thing happened.
class Counts {
 public:
  void add(const std::string& what, std::uint64_t times = 1) { counts_[what] += times; }
  std::uint64_t of(const std::string& what) const;
  void print() const;

 private:
  std::map<std::string, std::uint64_t> counts_;
};

}  // namespace random_play
