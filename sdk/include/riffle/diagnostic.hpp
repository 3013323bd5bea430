#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace riffle {

enum class Severity : std::uint32_t { note, warning, error };

/// A place in a file.
///
/// Units: line and column count from 1, columns in code points (a tab is one, a byte order mark none); 0 = unknown.
struct SourcePlace {
  std::uint32_t line = 0;
  std::uint32_t column = 0;
  std::uint32_t length = 0;  ///< code points that the caret underlines

  friend bool operator==(const SourcePlace&, const SourcePlace&) = default;
};

/// One finding about content. Collected, never thrown: one bad card never costs the rest of the set.
struct Diagnostic {
  Severity severity = Severity::error;
  std::string code;  ///< stable, kebab-case: "unknown-alternate"
  std::string file;  ///< as the user named it, or below what the user named
  SourcePlace place;
  std::string message;  ///< what was expected and what was found
  std::string hint;     ///< what to do about it; may be empty
};

using Diagnostics = std::vector<Diagnostic>;

}  // namespace riffle
