#include "xml/scanner.hpp"

#include "words.hpp"
#include "xml/characters.hpp"
#include "xml/references.hpp"

#include <algorithm>

namespace riffle::octgn::xml {

constexpr auto nowhere = std::string_view::npos;

std::optional<Flaw> Scanner::scan() {
  while (at_ < text_.size()) {
    if (!(text_[at_] == '<' ? scan_markup() : scan_text())) return flaw_;
  }
  check_end();
  return flaw_;
}

bool Scanner::scan_markup() {
  if (next_is("</")) return scan_end_tag();
  if (next_is("<?")) return scan_instruction();
  if (next_is("<!--")) return scan_comment();
  if (next_is("<![CDATA[")) return scan_character_data();
  if (next_is("<!DOCTYPE")) return scan_document_type();
  if (next_is("<!")) return fail(at_, 2, "bad-markup", "expected <!--, <![CDATA[ or <!DOCTYPE, found <!");
  return scan_start_tag();
}

bool Scanner::scan_text() {
  const std::size_t begin = at_;
  at_ = std::min(text_.find('<', at_), text_.size());
  const std::string_view run = text_.substr(begin, at_ - begin);
  if (open_.empty()) {
    const std::string_view visible = trim(run);
    if (visible.empty()) return true;
    const auto offset = static_cast<std::size_t>(visible.data() - text_.data());
    return fail(offset, visible.size(), "text-outside-root",
                say("expected ", places_.elements.empty() ? "the root element" : "the end of the file", ", found text"),
                "the file may have lost its beginning or its end");
  }
  if (const std::size_t mark = run.find("]]>"); mark != nowhere) {
    return fail(begin + mark, 3, "stray-cdata-end", "expected text, found ]]> outside <![CDATA[", "write ]]&gt;");
  }
  note_text(begin, at_);
  return check_references(begin, at_);
}

bool Scanner::scan_comment() {
  const std::size_t dashes = text_.find("--", at_ + 4);
  if (dashes == nowhere) return fail_unterminated("comment", "-->");
  if (dashes + 2 >= text_.size() || text_[dashes + 2] != '>') {
    return fail(dashes, 2, "bad-comment", "expected -->, found -- inside a comment", "XML allows no -- in a comment");
  }
  at_ = dashes + 3;
  return true;
}

bool Scanner::scan_character_data() {
  if (open_.empty()) return fail(at_, 9, "text-outside-root", "expected the root element, found <![CDATA[");
  const std::size_t begin = at_ + 9;
  const std::size_t end = text_.find("]]>", begin);
  if (end == nowhere) return fail_unterminated("<![CDATA[", "]]>");
  note_text(begin, end);
  at_ = end + 3;
  return true;
}

bool Scanner::check_references(std::size_t begin, std::size_t end) {
  flaw_ = find_bad_reference(text_, begin, end);
  return !flaw_;
}

bool Scanner::check_end() {
  if (!open_.empty()) {
    const OpenTag& tag = open_.back();
    return fail_at_end(tag.offset, tag.name.size() + 1, "unclosed-tag",
                       say("expected </", tag.name, ">, found the end of the file"));
  }
  if (!places_.elements.empty()) return true;
  return fail(text_.size(), 0, "no-root", "expected the root element, found the end of the file");
}

void Scanner::note_text(std::size_t begin, std::size_t end) {
  SourcePlace& place = places_.elements[open_.back().element].text;
  const std::string_view visible = trim(text_.substr(begin, end - begin));
  if (place.line != 0 || visible.empty()) return;
  place = cursor_.place(static_cast<std::size_t>(visible.data() - text_.data()), visible.size());
}

std::string Scanner::plain_text() const {
  std::string plain;
  plain.reserve(text_.size());
  std::size_t done = 0;
  for (const Change& change : changes_) {
    plain.append(text_.substr(done, change.offset - done)).append(change.instead);
    done = change.offset + change.length;
  }
  return plain.append(text_.substr(done));
}

bool Scanner::fail(std::size_t offset, std::size_t length, std::string code, std::string message, std::string hint) {
  flaw_ = Flaw{offset, length, std::move(code), std::move(message), std::move(hint)};
  return false;
}

bool Scanner::fail_at_end(std::size_t offset, std::size_t length, std::string code, std::string message) {
  fail(offset, length, std::move(code), std::move(message));
  flaw_->at_end = true;
  return false;
}

bool Scanner::fail_unterminated(std::string_view what, std::string_view mark) {
  return fail_at_end(at_, what.size(), "unterminated",
                     say("expected ", mark, " to end this ", what, ", found the end of the file"));
}

}  // namespace riffle::octgn::xml
