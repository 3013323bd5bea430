#pragma once

#include "app/lookup.hpp"

namespace riffle {

/// What the words after `choose` choose: cards by id or name, options by number, `pass`, `none` for nothing.
///
/// Errors: what was expected and what was found. Whether it is a legal answer is the game's to say.
Result<std::vector<Choice>> chosen(const Lookup& lookup, const OpenDecision& decision, std::span<const Word> words);

}  // namespace riffle
