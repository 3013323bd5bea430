#pragma once

#include "plugin/plugins.hpp"

namespace riffle {

/// A thing that some plugin provides, and the word for its kind.
///
/// Ownership: borrows from the registry, until that changes.
struct Registered {
  const char* kind;
  const Provided* thing;
};

/// All that is provided now.
std::vector<Registered> registered(const Registry& registry);

/// What a plugin's note does not declare although load() registered it, or the reverse. Empty when they agree.
std::string undeclared(const PluginNote& note, const Registry& registry, PluginIndex plugin);

/// What the author of a look-up that nobody provides may have meant: " (did you mean action core.move?)", or empty.
std::string guess(std::string_view id, const Registry& registry);

}  // namespace riffle
