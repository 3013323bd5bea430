#pragma once

#include "bus/bus.hpp"
#include "catalog/catalog.hpp"
#include "registry/registry.hpp"

#include <riffle/view.hpp>

#include <memory>
#include <vector>

namespace riffle {

/// The observers that the plugins of a definition bring into one game: each with a context of its own, from when they
/// begin until they are destroyed.
///
/// Ownership: borrows bus and registry, and what plugins registered.
class PluginObservers {
 public:
  explicit PluginObservers(Bus& bus);
  ~PluginObservers();
  PluginObservers(const PluginObservers&) = delete;
  PluginObservers& operator=(const PluginObservers&) = delete;

  /// Begins them, in the order in which they were registered, and lets them hear. One that throws instead is a fault
  /// of its plugin, and hears nothing.
  void begin(const Registry& registry, const RulesDefinition& rules, const View& view);

 private:
  class Caller;

  void begin(const ObserverRecord& record, const std::string& plugin, const View& view);

  Bus& bus_;
  std::vector<std::unique_ptr<Caller>> callers_;
};

}  // namespace riffle
