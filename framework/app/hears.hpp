#pragma once

#include "registry/registry.hpp"

namespace riffle {

/// What an observer wants to hear, in words: "edits: set, of the game, riffle.result; event core.moved".
std::string hears(const Registry& registry, const ObserverRecord& observer);

}  // namespace riffle
