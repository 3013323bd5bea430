#pragma once

#include <riffle/diagnostic.hpp>

#include <string>
#include <string_view>

namespace riffle::octgn {

/// Collects what is said about one file.
///
/// Ownership: borrows the list it adds to.
class Findings {
 public:
  Findings(std::string_view file, Diagnostics& all) : file_(file), all_(all) {}

  void error(std::string code, SourcePlace place, std::string message, std::string hint = {}) {
    add(Severity::error, std::move(code), place, std::move(message), std::move(hint));
  }
  void warning(std::string code, SourcePlace place, std::string message, std::string hint = {}) {
    add(Severity::warning, std::move(code), place, std::move(message), std::move(hint));
  }
  void note(std::string code, SourcePlace place, std::string message, std::string hint = {}) {
    add(Severity::note, std::move(code), place, std::move(message), std::move(hint));
  }

 private:
  void add(Severity severity, std::string code, SourcePlace place, std::string message, std::string hint) {
    all_.push_back({severity, std::move(code), file_, place, std::move(message), std::move(hint)});
  }

  std::string file_;
  Diagnostics& all_;
};

}  // namespace riffle::octgn
