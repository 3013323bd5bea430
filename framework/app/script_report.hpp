#pragma once

#include "app/paint.hpp"
#include "app/script_runner.hpp"

#include <iosfwd>

namespace riffle {

/// Prints a script as it is played: as text to read, or one JSON object per line.
///
/// Ownership: borrows the streams: results go to the first, in text failures go to the second.
class ScriptReport {
 public:
  ScriptReport(std::ostream& out, std::ostream& errors, std::string file, bool json)
      : out_(out), errors_(errors), file_(std::move(file)), json_(json) {}

  void print(const LineResult& result);
  void print(const Game& game, const ScriptTally& tally);

 private:
  void print_command(const LineResult& result);
  void print_failure(const LineResult& result);
  void print_json(const LineResult& result);

  std::ostream& out_;
  std::ostream& errors_;
  std::string file_;
  bool json_;
  Paint paint_ = Paint::of_output();
};

}  // namespace riffle
