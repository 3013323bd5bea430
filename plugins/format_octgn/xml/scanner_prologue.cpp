#include "xml/scanner.hpp"

#include "words.hpp"
#include "xml/characters.hpp"

#include <algorithm>

// The part of Scanner that reads what may stand before the root: declaration, instructions, document type.
namespace riffle::octgn::xml {
namespace {

/// May this be the value of something in an XML declaration: "1.0", "utf-8", "yes"?
bool is_plain(std::string_view value) {
  return !value.empty() && std::all_of(value.begin(), value.end(), [](char c) { return continues_name(c) && c > 0; });
}

}  // namespace

bool Scanner::scan_instruction() {
  const std::size_t begin = at_;
  const std::size_t end = text_.find("?>", begin + 2);
  if (end == std::string_view::npos) return fail_unterminated("<?", "?>");
  at_ = begin + 2;
  const std::string_view name = take_name();
  if (name.empty() || (at_ != end && !is_space(text_[at_]))) {
    return fail(at_, 1, "bad-name", say("expected a name and a space after <?, found ", found_at(text_, at_)));
  }
  if (same_word(name, "xml")) {
    if (begin != 0 || name != "xml") {
      return fail(begin, 5, "late-declaration", "expected <?xml at the very beginning of the file, found it here",
                  "remove what stands before it");
    }
    if (!scan_declaration(end)) return false;
  }
  at_ = end + 2;
  changes_.push_back({begin, at_ - begin, ""});
  return true;
}

bool Scanner::scan_declaration(std::size_t end) {
  const bool version = take_pair("version");
  if (version) take_pair("encoding");
  if (version) take_pair("standalone");
  skip_space();
  if (version && at_ == end) return true;
  return fail(at_, 1, "bad-declaration",
              say("expected <?xml version=\"1.0\" encoding=\"utf-8\"?>, found ", found_at(text_, at_)));
}

bool Scanner::scan_document_type() {
  const std::size_t begin = at_;
  if (!places_.elements.empty()) {
    return fail(at_, 9, "late-doctype", "expected <!DOCTYPE before the root element, found it here");
  }
  at_ += 9;
  bool good = skip_space() && !take_name().empty();
  skip_space();
  if (std::size_t texts = next_is("SYSTEM") ? 1 : next_is("PUBLIC") ? 2 : 0; texts != 0) {
    for (at_ += 6; texts != 0; --texts) good = good && skip_space() && take_quoted();
    skip_space();
  }
  if (next_is("[")) {
    return fail(at_, 1, "doctype-subset", "expected a <!DOCTYPE without declarations of its own, found '['",
                "entities cannot be declared here; remove the <!DOCTYPE");
  }
  if (!good || !next_is(">")) {
    return fail(at_, 1, "bad-doctype", say("expected <!DOCTYPE game>, found ", found_at(text_, at_)),
                "a game needs no <!DOCTYPE");
  }
  ++at_;
  changes_.push_back({begin, at_ - begin, ""});
  return true;
}

bool Scanner::take_pair(std::string_view name) {
  const std::size_t begin = at_;
  const bool named = skip_space() && take_name() == name;
  skip_space();
  const bool equals = named && next_is("=");
  if (equals) {
    ++at_;
    skip_space();
    if (const auto value = take_quoted(); value && is_plain(*value)) return true;
  }
  at_ = begin;
  return false;
}

std::optional<std::string_view> Scanner::take_quoted() {
  if (!next_is("\"") && !next_is("'")) return std::nullopt;
  const std::size_t begin = at_ + 1;
  const std::size_t end = text_.find(text_[at_], begin);
  if (end == std::string_view::npos) return std::nullopt;
  at_ = end + 1;
  return text_.substr(begin, end - begin);
}

}  // namespace riffle::octgn::xml
