#pragma once

#include "registry/registry.hpp"

#include <riffle/result.hpp>

#include <algorithm>
#include <cstring>
#include <optional>
#include <type_traits>

namespace riffle {

/// A parameter struct of a plugin, as this host knows it: an older plugin's is shorter, and what it lacks keeps its
/// default.
template <class Struct>
Struct as_known(const void* given, std::size_t given_size) {
  static_assert(std::is_trivially_copyable_v<Struct>);
  Struct known;
  std::memcpy(&known, given, std::min(given_size, sizeof(Struct)));
  return known;
}

/// Copies what an action type says of itself, reading no further than the sizes in it. On an error `record` is as it
/// was.
///
/// Errors: a size, a kind or a count that cannot be; a parameter without a name, or with one that was there before.
std::optional<Error> describe(const ActionDescriptor& given, Symbols& symbols, ActionRecord& record);

/// Copies what a plugin says of a property. Errors: a scope or a kind that cannot be; a parameter of another kind than
/// people can write.
std::optional<Error> describe(const PropertyDescriptor& given, PropertyRecord& record);

/// Copies what a plugin says of a rule. Errors: it names no event, action or property to wait for.
std::optional<Error> describe(const TriggerDescriptor& given, TriggerRecord& record);
std::optional<Error> describe(const ReplacementDescriptor& given, ReplacementRecord& record);
std::optional<Error> describe(const ModifierDescriptor& given, ModifierRecord& record);
/// Copies what an observer wants to hear, and its functions. Errors: a size that cannot be; no function that hears.
std::optional<Error> describe(const ObserverDescriptor& given, const ObserverCalls& calls, ObserverRecord& record);

/// The extensions of a format. Errors: one that does not begin with a dot, or has capitals.
Result<std::vector<std::string>> extensions_of(const FormatDescriptor& given);

/// A literal of a plugin's, which may be null.
inline std::string text_or_empty(const char* text) { return text == nullptr ? std::string{} : std::string{text}; }

}  // namespace riffle
