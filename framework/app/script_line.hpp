#pragma once

#include <riffle/result.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace riffle {

/// One word of a line: `hand`, `"Card A"`, `#12`, `$x`, `by=3`.
///
/// Units: columns count bytes from 1.
struct Word {
  std::string name;     ///< what stands before an `=` outside of quotes
  std::string text;     ///< without quotes
  bool quoted = false;  ///< whether some of the text stood in quotes
  std::uint32_t column = 1;

  friend bool operator==(const Word&, const Word&) = default;
};

/// One line of a script, cut into words. Source: spec/cli.md "Script files".
struct ScriptLine {
  std::string text;                   ///< as written, without its comment
  std::string comment;                ///< what follows the `#`
  std::optional<std::uint32_t> seat;  ///< `as 2:` gives 2
  std::vector<Word> words;            ///< of an expectation: those before its colon
  std::optional<std::string> tail;    ///< what an expectation expects, as written
  std::string error;                  ///< why it could not be cut; empty: it could
  bool expectation = false;           ///< whether it begins with `expect`, after its seat

  bool empty() const { return words.empty() && error.empty(); }
};

/// Cuts a line into words. Errors: they stand in the line itself, since such a line is a refused command.
ScriptLine parse_line(std::string_view line);

/// Cuts a text at blanks outside of quotes. Errors: a quote that is not closed, with its column.
Result<std::vector<Word>> split_words(std::string_view text, std::uint32_t first_column = 1);

/// The parts of a text between separators outside of quotes, without the blanks around them; none for a blank text.
std::vector<std::string> split_outside_quotes(std::string_view text, char separator);

/// A text without the blanks at both ends.
std::string_view trim(std::string_view text);

/// Whether some text needs quotes to be read as one word again, and what it is with them if so.
std::string quote_if_needed(std::string_view text);

}  // namespace riffle
