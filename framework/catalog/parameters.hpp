#pragma once

#include "registry/registry.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace riffle {

/// The parameter of that id, in any case, of a plugin that is loaded; null when there is none.
const PropertyRecord* find_parameter(const Registry& registry, std::string_view id);

std::vector<std::string_view> parameter_names(const Registry& registry);

/// A value as a definition writes it: a whole number, true or false, or a text. Nothing when it is of another kind.
std::optional<Value> parameter_value(const PropertyRecord& parameter, std::string_view text, Symbols& symbols);

/// What is wrong with a value, as a sentence; empty when nothing is.
std::string parameter_complaint(const PropertyRecord& parameter, std::string_view text);

}  // namespace riffle
