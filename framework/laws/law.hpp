#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace riffle {

/// What holds of every game, by its number. Source: design.md section 9.
enum class Law : std::uint32_t { rewind = 1, inside, clone, record, silence, options, saving, whole };

/// In the order in which they are checked; of several that are broken the first is named.
inline constexpr std::array all_laws{Law::rewind,  Law::inside,  Law::clone,  Law::record,
                                     Law::silence, Law::options, Law::saving, Law::whole};

constexpr std::uint32_t number_of(Law law) { return static_cast<std::uint32_t>(law); }

constexpr std::string_view words(Law law) {
  constexpr std::string_view all[] = {"to apply and then rewind restores the digest",
                                      "to run again and to answer inside makes the same edits",
                                      "a clone and its original stay equal under equal answers",
                                      "the answers on record give the same digests again",
                                      "no event is raised while rewinding",
                                      "every single option that is offered is accepted",
                                      "to save and to load gives the same digest",
                                      "undo of everything restores the start, redo of everything the end"};
  return all[number_of(law) - 1];
}

}  // namespace riffle
