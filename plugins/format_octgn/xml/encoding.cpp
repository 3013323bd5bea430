#include "xml/encoding.hpp"

#include "words.hpp"
#include "xml/characters.hpp"

namespace riffle::octgn::xml {
namespace {

using namespace std::string_view_literals;

/// The value of `encoding` in the XML declaration that the text begins with; a view into the text.
std::string_view declared_encoding(std::string_view text) {
  if (!text.starts_with("<?xml")) return {};
  const std::string_view declaration = text.substr(0, text.find("?>"));
  const std::size_t word = declaration.find("encoding");
  if (word == std::string_view::npos) return {};
  const std::size_t open = declaration.find_first_of("\"'", word);
  if (open == std::string_view::npos) return {};
  const std::size_t close = declaration.find(declaration[open], open + 1);
  return close == std::string_view::npos ? std::string_view{} : declaration.substr(open + 1, close - open - 1);
}

Flaw foreign(std::size_t offset, std::size_t length, std::string_view encoding) {
  return {offset, length, "unsupported-encoding", say("expected UTF-8, found ", encoding), "save the file as UTF-8"};
}

}  // namespace

std::string_view skip_byte_order_mark(std::string_view bytes) {
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  return bytes;
}

std::string_view wide_encoding(std::string_view bytes) {
  if (bytes.starts_with("\xFF\xFE\0\0"sv) || bytes.starts_with("\0\0\xFE\xFF"sv)) return "UTF-32";
  if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("<\0"sv)) return "UTF-16 (little endian)";
  if (bytes.starts_with("\xFE\xFF") || bytes.starts_with("\0<"sv)) return "UTF-16 (big endian)";
  return {};
}

std::optional<Flaw> find_foreign_encoding(std::string_view bytes) {
  if (const std::string_view wide = wide_encoding(bytes); !wide.empty()) return foreign(0, 0, wide);
  const std::string_view text = skip_byte_order_mark(bytes);
  const std::string_view declared = declared_encoding(text);
  for (const std::string_view known : {""sv, "utf-8"sv, "utf8"sv, "us-ascii"sv, "ascii"sv}) {
    if (same_word(declared, known)) return std::nullopt;
  }
  const auto offset = static_cast<std::size_t>(declared.data() - text.data());
  return foreign(offset, declared.size(), say("the declared encoding \"", declared, "\""));
}

}  // namespace riffle::octgn::xml
