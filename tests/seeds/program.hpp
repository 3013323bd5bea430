#pragma once

#include <string>
#include <vector>

namespace seeds {

/// What the program printed, on both streams, and how it ended.
struct Ran {
  int status = -1;
  std::string text;
};

/// Runs the built program, with nothing on standard input.
Ran run(const std::vector<std::string>& arguments);

/// Requires that a script below tests/seeds/scripts ends with status 0. `before` goes in front of its name.
void play(const std::string& script, std::vector<std::string> before = {});

/// The same for a script of a game below games/.
void play_game(const std::string& game, const std::string& script);

/// What `riffle check` finds in these files and folders: "error set.xml:4:90 [self-link]", paths below tests/seeds, sorted.
std::vector<std::string> findings(const std::vector<std::string>& paths);

/// A path below tests/seeds.
std::string seed(const std::string& path);

/// A folder of the real packages, from RIFFLE_SAMPLES, else beside the sources; empty and said aloud when it is not there.
std::string samples(const std::string& path);

}  // namespace seeds
