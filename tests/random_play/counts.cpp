#include "counts.hpp"

#include <cstdio>

namespace random_play {

std::uint64_t Counts::of(const std::string& what) const {
  const auto known = counts_.find(what);
  return known == counts_.end() ? 0 : known->second;
}

void Counts::print() const {
  for (const auto& [what, times] : counts_)
    std::printf("%12llu  %s\n", static_cast<unsigned long long>(times), what.c_str());
}

}  // namespace random_play
