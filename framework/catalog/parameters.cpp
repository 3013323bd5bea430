#include "catalog/parameters.hpp"

#include "base/text.hpp"
#include "catalog/keys.hpp"
#include "catalog/report.hpp"

#include <charconv>

namespace riffle {

const PropertyRecord* find_parameter(const Registry& registry, std::string_view id) {
  for (const PropertyRecord& property : registry.declared_properties())
    if (property.parameter && equal_folded(property.id, id)) return &property;
  return nullptr;
}

std::vector<std::string_view> parameter_names(const Registry& registry) {
  std::vector<std::string_view> names;
  for (const PropertyRecord& property : registry.declared_properties())
    if (property.parameter) names.push_back(property.id);
  return names;
}

std::optional<Value> parameter_value(const PropertyRecord& parameter, std::string_view text, Symbols& symbols) {
  const std::string_view word = loading::trimmed(text);
  if (parameter.initial.kind == ValueKind::symbol) return Value::symbol(symbols.intern(text));
  if (parameter.initial.kind == ValueKind::flag) {
    if (equal_folded(word, "true") || word == "1") return Value::flag(true);
    if (equal_folded(word, "false") || word == "0") return Value::flag(false);
    return {};
  }
  std::int32_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc{} || end != word.data() + word.size()) return {};
  return Value::number(number);
}

std::string parameter_complaint(const PropertyRecord& parameter, std::string_view text) {
  Symbols scratch;
  if (parameter_value(parameter, text, scratch)) return {};
  const char* expected = parameter.initial.kind == ValueKind::flag ? "true or false" : "a whole number";
  return std::string("expected ") + expected + " for " + parameter.id + ", found " + loading::ticked(text);
}

}  // namespace riffle
