#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace riffle {

/// A text as it is compared when case does not matter: Unicode case folding. Ill-formed UTF-8 is replaced, never lost.
std::string fold_case(std::string_view utf8);

/// Whether two texts differ at most in case.
bool equal_folded(std::string_view a, std::string_view b);

/// The 32 hexadecimal digits of a GUID in lower case, whatever its spelling (hyphens, braces); empty when it is none.
std::string guid_digits(std::string_view text);

/// The one of `known` that a person most likely meant by `text`, or empty when none is near.
std::string_view nearest(std::string_view text, const std::vector<std::string_view>& known);

}  // namespace riffle
