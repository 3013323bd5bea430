#pragma once

#include <riffle/diagnostic.hpp>

#include <iosfwd>
#include <string>

namespace riffle {

/// Prints findings like a compiler: `file:line:column: error: message [code]`, the line, a caret, and the hint.
/// The line is read from the file again; when that fails only the first line is printed.
void print(std::ostream& out, const Diagnostics& diagnostics, bool colour);

/// "2 errors, 1 warning", notes too when there are some; "nothing to report" when there is nothing.
std::string summary(const Diagnostics& diagnostics);

/// One finding as one JSON object on one line: severity, code, file, line, column, length, message, hint.
std::string to_json(const Diagnostic& diagnostic);

}  // namespace riffle
