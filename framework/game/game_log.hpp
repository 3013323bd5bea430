#pragma once

#include "base/json.hpp"

#include <riffle/result.hpp>

#include <fstream>
#include <string>
#include <vector>

namespace riffle {

/// The log of a game: a head, then one line for each answer, undo and redo, in the order in which they came.
///
/// Paths (the game's in the head, decks') are kept as they were named, and written relative to the file.
class GameLog {
 public:
  void add(json::object line);
  std::vector<std::string> lines() const;
  /// Writes all lines, and from then on each new one, flushed. Errors: the file cannot be written.
  Result<std::size_t> keep_in(const std::string& file);

 private:
  void write(const json::object& line);

  std::vector<json::object> lines_;
  std::string folder_;
  std::ofstream file_;
};

/// A path that is relative to a folder, or the path itself when there is none.
std::string relative_to(const std::string& path, const std::string& folder);

}  // namespace riffle
