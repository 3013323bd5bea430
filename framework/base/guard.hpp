#pragma once

#include <exception>
#include <optional>
#include <string>

namespace riffle {

/// Calls what others wrote (a plugin, a listener), and returns a copy of the text of what it threw, since an exception
/// must not outlive its library; nothing when nothing was thrown.
template <class Call>
std::optional<std::string> guarded(Call&& call) {
  try {
    call();
    return std::nullopt;
  } catch (const std::exception& error) {
    const char* text = error.what();
    return text == nullptr || *text == '\0' ? "a std::exception without a text" : text;
  } catch (...) {
    return "something that is no std::exception";
  }
}

}  // namespace riffle
