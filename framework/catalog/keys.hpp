#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace riffle::loading {

/// A text without the white space around it.
std::string_view trimmed(std::string_view text);

/// The digits of a GUID with white space allowed around it; empty when it is none.
std::string guid_key(std::string_view text);

/// What ids are compared by: the digits of a GUID, else the text itself, case folded.
std::string id_key(std::string_view text);

/// What decks and sets may spell differently in one title is made equal: case, white space, "//" between two names,
/// ligatures.
std::string title_key(std::string_view title);

/// The keys of both names of a "Front // Back" title; empty when it has one name only.
std::vector<std::string> part_keys(std::string_view title);

/// Whether `a` is less than, equal to, or greater than `b`, part by part: "1.10" is greater than "1.9".
int compare_versions(std::string_view a, std::string_view b);

}  // namespace riffle::loading
