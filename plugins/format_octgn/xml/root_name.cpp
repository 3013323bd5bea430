#include "xml/characters.hpp"
#include "xml/document.hpp"
#include "xml/encoding.hpp"

namespace riffle::octgn::xml {
namespace {

/// What remains after the mark that ends something; nothing when the mark is not there.
std::string_view after(std::string_view text, std::string_view mark) {
  const std::size_t at = text.find(mark);
  return at == std::string_view::npos ? std::string_view{} : text.substr(at + mark.size());
}

/// What begins with the root's tag: declarations, comments and white space are passed over.
std::string_view skip_prologue(std::string_view text) {
  while (true) {
    text = trim(text);
    if (text.starts_with("<?")) {
      text = after(text, "?>");
    } else if (text.starts_with("<!--")) {
      text = after(text, "-->");
    } else if (text.starts_with("<!")) {
      text = after(text, ">");
    } else {
      return text;
    }
  }
}

/// The ASCII characters of a UTF-16 text.
std::string narrowed(std::string_view wide) {
  std::string narrow;
  for (const char c : wide) {
    if (c > 0) narrow += c;
  }
  return narrow;
}

}  // namespace

std::string root_name(std::string_view beginning) {
  const std::string narrow = wide_encoding(beginning).empty() ? std::string{} : narrowed(beginning);
  std::string_view text = skip_prologue(narrow.empty() ? skip_byte_order_mark(beginning) : narrow);
  if (text.size() < 2 || text[0] != '<' || !begins_name(text[1])) return {};
  std::size_t end = 1;
  while (end < text.size() && continues_name(text[end])) ++end;
  return std::string(text.substr(1, end - 1));
}

}  // namespace riffle::octgn::xml
