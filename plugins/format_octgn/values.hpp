#pragma once

#include "findings.hpp"
#include "words.hpp"
#include "xml/element.hpp"

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace riffle::octgn {

// Attributes as values. Errors: a bad one is reported in its place, and `otherwise` is taken.

bool read_flag(const xml::Element& element, std::string_view name, bool otherwise, Findings& findings);

std::int32_t read_number(const xml::Element& element, std::string_view name, std::int32_t otherwise,
                         Findings& findings);

/// A GUID as written; one that is missing or bad is an error, and returned all the same.
std::string read_guid(const xml::Element& element, std::string_view name, Findings& findings);

/// Says that a word is none of those expected.
void report_word(const xml::AttributeText& found, std::string_view expected, Findings& findings);

/// One of a few words, in any case.
template <class Value>
Value read_word(const xml::Element& element, std::string_view name, Value otherwise,
                std::initializer_list<std::pair<std::string_view, Value>> words, Findings& findings) {
  const auto found = element.attribute(name);
  if (!found) return otherwise;
  std::string expected;
  for (const auto& [word, value] : words) {
    if (same_word(found->value, word)) return value;
    expected += (expected.empty() ? "" : ", ") + std::string(word);
  }
  report_word(*found, expected, findings);
  return otherwise;
}

/// Says that nothing reads this element.
void report_unknown(const xml::Element& element, std::string_view where, Findings& findings);

/// Has this name been used? If so, says that the first one wins.
template <class Named>
bool is_repeated(const Named& all, const xml::Element& element, std::string_view name, std::string_view what,
                 Findings& findings) {
  for (const auto& other : all) {
    if (other.name != name) continue;
    findings.warning("duplicate-name", element.value_place("name"),
                     say("expected each ", what, " once, found a second \"", name, "\""),
                     say("the first one, at line ", std::to_string(other.place.line), ", is used"));
    return true;
  }
  return false;
}

}  // namespace riffle::octgn
