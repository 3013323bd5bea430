#include "chaos/verb.hpp"
#include "session.hpp"

#include <cstdio>
#include <cstdlib>

namespace {
using namespace random_play;

constexpr std::uint64_t most_edits = 20'000;  // of one session: what is replayed again and again must stay short

/// Plays sessions until there were so many edits; 0 when nothing was wrong.
int play(std::uint64_t edits, std::uint64_t seed) {
  World world;
  Counts counts;
  std::uint64_t made = 0;
  for (; made < edits; ++seed) {
    Session session{world, seed, counts};
    try {
      made += session.play(std::min(edits - made, most_edits));
    } catch (const Mistake& mistake) {
      const std::string log = "random_play_" + std::to_string(seed) + ".log";
      session.keep_log(log);
      std::fprintf(stderr, "seed %llu, after %llu edits: %s\nIts log is %s\n", static_cast<unsigned long long>(seed),
                   static_cast<unsigned long long>(made), mistake.what(), log.c_str());
      return 1;
    }
  }
  counts.add("edits made by answers", made);
  counts.print();
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fprintf(stderr, "random_play EDITS SEED\n");
    return 2;
  }
  try {
    return play(std::strtoull(argv[1], nullptr, 10), std::strtoull(argv[2], nullptr, 10));
  } catch (const std::exception& error) {
    std::fprintf(stderr, "random_play: %s\n", error.what());
    return 3;
  }
}
