#include "xml/scanner.hpp"

#include "words.hpp"
#include "xml/characters.hpp"

#include <algorithm>

// The part of Scanner that reads tags and their attributes.
namespace riffle::octgn::xml {
namespace {

std::string in_tag(std::string_view name) { return say("<", name, ">"); }

}  // namespace

bool Scanner::scan_start_tag() {
  const std::size_t begin = at_++;
  const std::string_view name = take_name();
  if (!check_new_element(begin, name)) return false;
  const SourcePlace place = cursor_.place(begin + 1, name.size());
  open_.push_back({name, begin, places_.elements.size(), place.line});
  places_.elements.push_back({place, {}, static_cast<std::uint32_t>(places_.attributes.size())});
  if (!scan_attributes()) return false;
  const bool closes = next_is("/>");
  if (!closes && !next_is(">")) {
    return fail(at_, 1, "bad-tag-end",
                say("expected '>' or '/>' at the end of ", in_tag(name), ", found ", found_at(text_, at_)));
  }
  at_ += closes ? 2 : 1;
  if (closes) open_.pop_back();
  return true;
}

bool Scanner::check_new_element(std::size_t begin, std::string_view name) {
  if (name.empty()) {
    const bool conflict = text_.substr(begin).starts_with("<<<<<<<");
    return fail(begin, 1, "bad-name", say("expected a name after '<', found ", found_at(text_, at_)),
                conflict ? "a merge conflict was left in the file" : "write &lt; for a less-than sign");
  }
  if (open_.empty() && !places_.elements.empty()) {
    return fail(begin, name.size() + 1, "second-root",
                say("expected the end of the file, found a second root ", in_tag(name)));
  }
  if (open_.size() >= max_depth) {
    return fail(begin, name.size() + 1, "too-deep",
                say("expected at most ", std::to_string(max_depth), " elements inside each other, found one more"));
  }
  return true;
}

bool Scanner::scan_attributes() {
  names_.clear();
  while (true) {
    const bool spaced = skip_space();
    if (at_ >= text_.size() || text_[at_] == '>' || text_[at_] == '/') return true;
    const std::size_t begin = at_;
    const std::string_view name = take_name();
    at_ = begin;
    if (!check_new_attribute(name, spaced) || !scan_attribute()) return false;
  }
}

bool Scanner::check_new_attribute(std::string_view name, bool spaced) {
  const OpenTag& tag = open_.back();
  if (name.empty()) {
    const bool conflict = next_is("<<<<<<<") || next_is("=======") || next_is(">>>>>>>");
    return fail(at_, 1, "bad-name",
                say("expected an attribute or the end of ", in_tag(tag.name), " (opened at line ",
                    std::to_string(tag.line), "), found ", found_at(text_, at_)),
                conflict ? "a merge conflict was left in the file" : "");
  }
  if (!spaced) {
    return fail(at_, name.size(), "missing-space", say("expected a space before the attribute ", name));
  }
  if (names_.size() >= max_attributes) {
    return fail(at_, name.size(), "too-many-attributes",
                say("expected at most ", std::to_string(max_attributes), " attributes, found one more"));
  }
  if (std::find(names_.begin(), names_.end(), name) != names_.end()) {
    return fail(at_, name.size(), "duplicate-attribute", say("expected each attribute once, found a second ", name));
  }
  return true;
}

bool Scanner::scan_attribute() {
  const std::size_t begin = at_;
  const std::string_view name = take_name();
  names_.push_back(name);
  const SourcePlace place = cursor_.place(begin, name.size());
  skip_space();
  if (!next_is("=")) {
    return fail(at_, 1, "missing-equals",
                say("expected '=' after the attribute ", name, ", found ", found_at(text_, at_)));
  }
  ++at_;
  skip_space();
  if (!next_is("\"") && !next_is("'")) {
    return fail(at_, 1, "missing-quote",
                say("expected a quote before the value of ", name, ", found ", found_at(text_, at_)));
  }
  return scan_value(place);
}

bool Scanner::scan_value(SourcePlace name) {
  const char quote = text_[at_];
  const std::size_t begin = at_ + 1;
  const std::size_t end = std::min(text_.find(quote, begin), text_.size());
  const std::string_view value = text_.substr(begin, end - begin);
  if (const std::size_t less = value.find('<'); less != std::string_view::npos) {
    return check_references(begin, begin + less) &&
           fail(begin + less, 1, "less-than-in-attribute", "expected the value of an attribute, found '<'",
                "write &lt;, or end the value with its quote");
  }
  if (end == text_.size()) return fail_unterminated("value", std::string_view(&quote, 1));
  if (!check_references(begin, end)) return false;
  places_.attributes.push_back({name, cursor_.place(begin, value.size())});
  note_white_space(begin, end);
  at_ = end + 1;
  return true;
}

bool Scanner::scan_end_tag() {
  const std::size_t begin = at_;
  at_ += 2;
  const std::string_view name = take_name();
  skip_space();
  if (name.empty() || !next_is(">")) {
    return fail(at_, 1, "bad-tag-end",
                say("expected ", name.empty() ? "a name" : "'>'", " in an end tag, found ", found_at(text_, at_)));
  }
  const std::string found = say("found </", name, ">");
  const std::size_t length = name.size() + 3;
  if (open_.empty()) return fail(begin, length, "stray-end-tag", say("expected an open element to end, ", found));
  if (const OpenTag& tag = open_.back(); tag.name != name) {
    return fail(begin, length, "mismatched-tag",
                say("expected </", tag.name, "> (opened at line ", std::to_string(tag.line), "), ", found));
  }
  open_.pop_back();
  ++at_;
  return true;
}

std::string_view Scanner::take_name() {
  const std::size_t begin = at_;
  if (at_ < text_.size() && begins_name(text_[at_])) {
    while (at_ < text_.size() && continues_name(text_[at_])) ++at_;
  }
  return text_.substr(begin, at_ - begin);
}

bool Scanner::skip_space() {
  const std::size_t begin = at_;
  while (at_ < text_.size() && is_space(text_[at_])) ++at_;
  return at_ != begin;
}

void Scanner::note_white_space(std::size_t begin, std::size_t end) {
  for (std::size_t at = begin; at < end; ++at) {
    if (!is_space(text_[at]) || text_[at] == ' ') continue;
    const std::size_t length = text_[at] == '\r' && text_[at + 1] == '\n' ? 2 : 1;
    changes_.push_back({at, length, " "});
    at += length - 1;
  }
}

}  // namespace riffle::octgn::xml
