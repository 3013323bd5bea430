#pragma once

#include "base/text.hpp"

#include <riffle/diagnostic.hpp>

#include <string>
#include <utility>
#include <vector>

namespace riffle::loading {

/// Collects the findings about one file.
///
/// Ownership: borrows the diagnostics.
class Report {
 public:
  Report(Diagnostics& diagnostics, std::string file) : diagnostics_(diagnostics), file_(std::move(file)) {}

  void error(const char* code, SourcePlace place, std::string message, std::string hint = {}) {
    add(Severity::error, code, place, std::move(message), std::move(hint));
  }
  void warning(const char* code, SourcePlace place, std::string message, std::string hint = {}) {
    add(Severity::warning, code, place, std::move(message), std::move(hint));
  }
  void note(const char* code, SourcePlace place, std::string message, std::string hint = {}) {
    add(Severity::note, code, place, std::move(message), std::move(hint));
  }

 private:
  void add(Severity severity, const char* code, SourcePlace place, std::string message, std::string hint) {
    diagnostics_.push_back({severity, code, file_, place, std::move(message), std::move(hint)});
  }

  Diagnostics& diagnostics_;
  std::string file_;
};

/// A name as messages show it.
inline std::string ticked(std::string_view name) { return "`" + std::string(name) + "`"; }

/// "1 set", "2 sets".
inline std::string counted(std::size_t count, const std::string& noun) {
  return std::to_string(count) + ' ' + noun + (count == 1 ? "" : "s");
}

/// A hint that names what was probably meant; empty when nothing known is near.
inline std::string did_you_mean(std::string_view text, const std::vector<std::string_view>& known) {
  const std::string_view meant = nearest(text, known);
  return meant.empty() ? std::string{} : "did you mean " + ticked(meant) + "?";
}

}  // namespace riffle::loading
