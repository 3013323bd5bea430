#include "app/script_line.hpp"

#include <charconv>
#include <utility>

namespace riffle {
namespace {

bool blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }
bool digit(char c) { return c >= '0' && c <= '9'; }

/// Calls `visit(i)` for each byte outside of quotes until it returns true; returns where, or the end.
template <class Visit>
std::size_t find_outside_quotes(std::string_view text, const Visit& visit) {
  bool inside = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (inside && text[i] == '\\') {
      ++i;
    } else if (text[i] == '"') {
      inside = !inside;
    } else if (!inside && visit(i)) {
      return i;
    }
  }
  return text.size();
}

std::size_t comment_begin(std::string_view line) {
  return find_outside_quotes(line, [&](std::size_t i) {
    return line[i] == '#' && (i == 0 || blank(line[i - 1])) && (i + 1 == line.size() || !digit(line[i + 1]));
  });
}

/// The colon that ends a prefix or the head of an expectation: blanks or the end of the line follow it.
std::size_t colon(std::string_view text) {
  return find_outside_quotes(
      text, [&](std::size_t i) { return text[i] == ':' && (i + 1 == text.size() || blank(text[i + 1])); });
}

/// Reads from an opening quote to its end, and says where that is; nothing when there is no end.
std::optional<std::size_t> read_quoted(std::string_view text, std::size_t open, std::string& into) {
  for (std::size_t i = open + 1; i < text.size(); ++i) {
    if (text[i] == '"') return i;
    if (text[i] == '\\' && i + 1 < text.size() && (text[i + 1] == '"' || text[i + 1] == '\\')) ++i;
    into += text[i];
  }
  return std::nullopt;
}

/// `as 2:` at the beginning: takes it off the text.
void take_seat(std::string_view& rest, ScriptLine& line) {
  if (!rest.starts_with("as") || rest.size() < 3 || !blank(rest[2])) return;
  const std::size_t end = colon(rest);
  const std::string_view number = trim(rest.substr(2, end - 2));
  std::uint32_t seat = 0;
  const auto [stop, error] = std::from_chars(number.data(), number.data() + number.size(), seat);
  if (end == rest.size() || error != std::errc{} || stop != number.data() + number.size() || seat == 0) {
    line.error = "expected `as SEAT: command`, found `" + std::string{rest} + "`";
    return;
  }
  line.seat = seat;
  rest = trim(rest.substr(end + 1));
}

}  // namespace

std::string_view trim(std::string_view text) {
  while (!text.empty() && blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && blank(text.back())) text.remove_suffix(1);
  return text;
}

Result<std::vector<Word>> split_words(std::string_view text, std::uint32_t first_column) {
  std::vector<Word> words;
  for (std::size_t i = 0; i < text.size();) {
    if (blank(text[i])) {
      ++i;
      continue;
    }
    Word word;
    word.column = first_column + static_cast<std::uint32_t>(i);
    bool named = false;
    for (; i < text.size() && !blank(text[i]); ++i) {
      if (text[i] == '"') {
        const auto end = read_quoted(text, i, word.text);
        const std::size_t column = first_column + i;
        if (!end)
          return Error{"column " + std::to_string(column) + ": expected a closing quote, found the end of the line"};
        word.quoted = true;
        i = *end;
      } else if (text[i] == '=' && !named && !word.text.empty()) {
        word.name = std::exchange(word.text, {});
        word.quoted = false;
        named = true;
      } else {
        word.text += text[i];
      }
    }
    words.push_back(std::move(word));
  }
  return words;
}

std::vector<std::string> split_outside_quotes(std::string_view text, char separator) {
  std::vector<std::string> parts;
  if (trim(text).empty()) return parts;
  while (true) {
    const std::size_t end = find_outside_quotes(text, [&](std::size_t i) { return text[i] == separator; });
    parts.emplace_back(trim(text.substr(0, end)));
    if (end == text.size()) return parts;
    text.remove_prefix(end + 1);
  }
}

std::string quote_if_needed(std::string_view text) {
  if (!text.empty() && text.find_first_of(" \t\":#=,;\\") == std::string_view::npos) return std::string{text};
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + '"';
}

ScriptLine parse_line(std::string_view whole) {
  ScriptLine line;
  const std::size_t end = comment_begin(whole);
  std::string_view rest = trim(whole.substr(0, end));
  line.text = rest;
  if (end < whole.size()) line.comment = trim(whole.substr(end + 1));
  take_seat(rest, line);
  if (!line.error.empty()) return line;

  std::string_view head = rest;
  line.expectation = rest == "expect" || rest.starts_with("expect ") || rest.starts_with("expect\t");
  if (line.expectation) {
    head = rest.substr(0, colon(rest));
    if (head.size() < rest.size()) line.tail = trim(rest.substr(head.size() + 1));
  }
  const auto column = static_cast<std::uint32_t>(head.data() - whole.data()) + 1;
  Result<std::vector<Word>> words = split_words(head, column);
  if (words) {
    line.words = std::move(*words);
  } else {
    line.error = words.error().message;
  }
  return line;
}

}  // namespace riffle
