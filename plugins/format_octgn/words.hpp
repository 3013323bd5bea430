#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace riffle::octgn {

/// Are these the same but for the case of ASCII letters?
bool same_word(std::string_view a, std::string_view b);

/// "true" or "false" in any case; what both eras of the format write.
std::optional<bool> parse_flag(std::string_view text);

/// A whole number, an optional sign included, white space around it allowed; nothing else may follow.
std::optional<std::int32_t> parse_number(std::string_view text);

/// Is this a GUID: 32 hexadecimal digits, or 8-4-4-4-12 of them, in braces or not?
bool is_guid(std::string_view text);

/// The parts of a message, one after the other.
template <class... Part>
std::string say(const Part&... part) {
  std::string whole;
  (whole.append(std::string_view(part)), ...);
  return whole;
}

/// "1 card", "2 cards".
std::string counted(std::size_t count, std::string_view noun);

}  // namespace riffle::octgn
