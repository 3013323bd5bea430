#include "xml/references.hpp"

#include "words.hpp"
#include "xml/characters.hpp"

namespace riffle::octgn::xml {
namespace {

constexpr const char* write_amp = "write &amp; for an ampersand";

bool is_digit(char c, unsigned base) {
  if (c >= '0' && c <= '9') return true;
  return base == 16 && ((c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'));
}

unsigned digit(char c) {
  if (c <= '9') return static_cast<unsigned>(c - '0');
  return static_cast<unsigned>((c | 0x20) - 'a') + 10;
}

/// "&#151;" or "&#x97;", beginning at the ampersand.
std::optional<Flaw> check_number(std::string_view text, std::size_t at) {
  std::size_t next = at + 2;
  const unsigned base = next < text.size() && text[next] == 'x' ? 16 : 10;
  if (base == 16) ++next;
  const std::size_t first = next;
  std::uint32_t point = 0;
  for (; next < text.size() && is_digit(text[next], base); ++next) {
    point = point > 0x10FFFF ? point : point * base + digit(text[next]);  // stays too large once it is
  }
  const std::string written(text.substr(at, next - at));
  const char* code = "bad-character-reference";
  if (next == first || next >= text.size() || text[next] != ';') {
    return Flaw{
        at, next - at, code,
        say("expected ", next == first ? "a number" : "';'", " after ", written, ", found ", found_at(text, next)),
        "write &#…; or the character itself"};
  }
  if (is_allowed(point)) return std::nullopt;
  return Flaw{at, next - at + 1, code, say("expected a character that XML allows, found ", written, ";"), "remove it"};
}

std::optional<Flaw> check_entity(std::string_view text, std::size_t at) {
  std::size_t next = at + 1;
  if (next < text.size() && begins_name(text[next])) {
    while (next < text.size() && continues_name(text[next])) ++next;
  }
  const std::string_view name = text.substr(at + 1, next - at - 1);
  if (name.empty()) {
    return Flaw{at, 1, "bare-ampersand", say("expected an entity after '&', found ", found_at(text, next)), write_amp};
  }
  if (next >= text.size() || text[next] != ';') {
    return Flaw{at, next - at, "bare-ampersand", say("expected ';' after &", name, ", found ", found_at(text, next)),
                write_amp};
  }
  for (const std::string_view known : {"amp", "lt", "gt", "quot", "apos"}) {
    if (name == known) return std::nullopt;
  }
  return Flaw{at, next - at + 1, "undefined-entity",
              say("expected &amp; &lt; &gt; &quot; or &apos;, found &", name, ";"),
              "write the character itself, or &amp; for an ampersand"};
}

}  // namespace

std::optional<Flaw> find_bad_reference(std::string_view text, std::size_t begin, std::size_t end) {
  const std::string_view before_end = text.substr(0, end);
  for (std::size_t at = before_end.find('&', begin); at != std::string_view::npos; at = before_end.find('&', at + 1)) {
    const bool number = at + 1 < text.size() && text[at + 1] == '#';
    if (auto flaw = number ? check_number(text, at) : check_entity(text, at)) return flaw;
  }
  return std::nullopt;
}

}  // namespace riffle::octgn::xml
