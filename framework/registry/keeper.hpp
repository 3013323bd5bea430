#pragma once

#include "registry/registry.hpp"

#include <functional>

namespace riffle {

/// An object that a plugin made. The call that drops it is built here, so that no template of a plugin's is kept.
struct Registry::Keeper {
  PluginIndex owner;
  std::function<void()> drop;
};

/// One look-up, for telling which plugin misses what.
struct Registry::Lookup {
  PluginIndex asked_by;
  const char* kind;
  std::string id;

  friend bool operator==(const Lookup&, const Lookup&) = default;
};

}  // namespace riffle
