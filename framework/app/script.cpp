#include "app/script.hpp"

#include <charconv>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace riffle {
namespace {

/// Reads a line of the head: true when it was one, an error when it says nothing.
Result<bool> take_head(const ScriptLine& line, const std::string& folder, ScriptHead& head) {
  const std::vector<Word>& words = line.words;
  if (words.empty() || line.seat || words[0].quoted || !words[0].name.empty()) return false;
  const std::string& word = words[0].text;
  if (word == "game") {
    if (words.size() != 2) return Error{"expected `game PATH`, found `" + line.text + "`"};
    head.game = path_from(folder, words[1].text);
  } else if (word == "deck") {
    const auto seat = words.size() == 3 ? parse_unsigned(words[1].text) : std::nullopt;
    if (!seat || *seat == 0 || *seat > 31) return Error{"expected `deck SEAT FILE`, found `" + line.text + "`"};
    head.decks.push_back({static_cast<std::uint32_t>(*seat), path_from(folder, words[2].text)});
  } else if (word == "define") {
    if (words.size() != 2 || words[1].name.empty())
      return Error{"expected `define NAME=VALUE`, found `" + line.text + "`"};
    head.defines.push_back({words[1].name, words[1].text});
  } else if (word == "seed") {
    head.seed = words.size() == 2 ? parse_unsigned(words[1].text) : std::nullopt;
    if (!head.seed) return Error{"expected `seed NUMBER`, found `" + line.text + "`"};
  } else {
    return false;
  }
  return true;
}

}  // namespace

std::optional<std::uint64_t> parse_unsigned(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::optional<Define> parse_define(std::string_view text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos || equals == 0) return std::nullopt;
  return Define{std::string{text.substr(0, equals)}, std::string{text.substr(equals + 1)}};
}

std::string path_from(const std::string& folder, const std::string& path) {
  return (std::filesystem::path{folder} / path).lexically_normal().string();
}

Result<Script> parse_script(const std::string& file, std::string_view text) {
  Script script;
  script.file = file;
  script.folder = std::filesystem::path{file}.parent_path().string();
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  bool in_head = true;
  for (std::uint32_t number = 1; !text.empty(); ++number) {
    const std::size_t end = text.find('\n');
    ScriptLine line = parse_line(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.empty() && line.comment.empty()) continue;
    if (in_head && !line.empty()) {
      const Result<bool> taken = take_head(line, script.folder, script.head);
      if (!taken) return Error{file + ":" + std::to_string(number) + ": " + taken.error().message};
      in_head = *taken;
      if (*taken) continue;
    }
    script.lines.push_back({number, std::move(line)});
  }
  return script;
}

Result<std::string> read_script_text(const std::string& file) {
  std::ifstream in{file, std::ios::binary};
  if (!in || std::filesystem::is_directory(file)) return Error{"expected a script, but " + file + " cannot be read"};
  std::string text{std::istreambuf_iterator<char>{in}, {}};
  if (in.bad()) return Error{file + " could be read only in part"};
  return text;
}

}  // namespace riffle
