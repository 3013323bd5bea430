#pragma once

#include "app/script_line.hpp"

#include "catalog/catalog.hpp"

namespace riffle {

/// What a script says before its first command. Paths are made relative to the script's folder.
struct ScriptHead {
  struct SeatFile {
    std::uint32_t seat = 1;  ///< counts from 1
    std::string file;
  };

  std::string game;
  std::vector<SeatFile> decks;
  std::vector<Define> defines;
  std::optional<std::uint64_t> seed;
};

/// A script, cut into lines: its games' tests, its seeds' tables, its bug reports.
struct Script {
  struct NumberedLine {
    std::uint32_t number = 0;
    ScriptLine line;
  };

  std::string file;
  std::string folder;  ///< what its paths are relative to
  ScriptHead head;
  std::vector<NumberedLine> lines;  ///< commands, expectations and comments
};

/// The text of a script. Errors: the file cannot be read.
Result<std::string> read_script_text(const std::string& file);
/// Cuts a script into lines. `file` is what messages and relative paths use.
/// Errors: a line of the head that says nothing, with file and line; other lines are the game's to refuse.
Result<Script> parse_script(const std::string& file, std::string_view text);

/// `NAME=VALUE`, or nothing.
std::optional<Define> parse_define(std::string_view text);
/// A path as it is when it starts from a folder.
std::string path_from(const std::string& folder, const std::string& path);
/// All of a text as a number without a sign, or nothing.
std::optional<std::uint64_t> parse_unsigned(std::string_view text);

}  // namespace riffle
