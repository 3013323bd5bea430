#include "values.hpp"

namespace riffle::octgn {

bool read_flag(const xml::Element& element, std::string_view name, bool otherwise, Findings& findings) {
  const auto found = element.attribute(name);
  if (!found) return otherwise;
  if (const auto flag = parse_flag(found->value)) return *flag;
  report_word(*found, "true, false", findings);
  return otherwise;
}

std::int32_t read_number(const xml::Element& element, std::string_view name, std::int32_t otherwise,
                         Findings& findings) {
  const auto found = element.attribute(name);
  if (!found) return otherwise;
  if (const auto number = parse_number(found->value)) return *number;
  findings.error("bad-integer", found->place,
                 say("expected a whole number of 32 bits for ", name, ", found \"", found->value, "\""),
                 say(std::to_string(otherwise), " is used"));
  return otherwise;
}

std::string read_guid(const xml::Element& element, std::string_view name, Findings& findings) {
  const auto found = element.attribute(name);
  if (found && is_guid(found->value)) return std::string(found->value);
  const std::string what = found ? say("\"", found->value, "\"") : "none";
  findings.error("bad-guid", found ? found->place : element.place(),
                 say("expected a GUID for ", name, " of <", element.name(), ">, found ", what),
                 "a GUID is 32 hexadecimal digits, written 8-4-4-4-12 or without hyphens");
  return found ? std::string(found->value) : std::string{};
}

void report_word(const xml::AttributeText& found, std::string_view expected, Findings& findings) {
  findings.error("bad-value", found.place,
                 say("expected one of ", expected, " for ", found.name, ", found \"", found.value, "\""),
                 "the default is used");
}

void report_unknown(const xml::Element& element, std::string_view where, Findings& findings) {
  findings.note("unknown-element", element.place(), say("<", element.name(), "> in <", where, "> is not read"));
}

}  // namespace riffle::octgn
