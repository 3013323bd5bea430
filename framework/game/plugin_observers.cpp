#include "game/plugin_observers.hpp"

#include "base/log.hpp"
#include "catalog/requirement.hpp"
#include "registry/guard.hpp"

namespace riffle {

/// Calls the functions of one observer, with its context.
class PluginObservers::Caller final : public Observer {
 public:
  Caller(const ObserverCalls& calls, std::string plugin, void* context)
      : calls_(calls), plugin_(std::move(plugin)), context_(context) {}

  void edits(std::span<const Edit> edits, Direction direction) override {
    calls_.edits(context_, edits, direction);  // told of edits only when it has the function
  }
  void event(const Event& event) override {
    if (calls_.event != nullptr) calls_.event(context_, event);
  }
  std::string_view plugin() const override { return plugin_; }
  void end() const {
    if (calls_.end != nullptr) calls_.end(context_);
  }

 private:
  ObserverCalls calls_;
  std::string plugin_;
  void* context_;
};

PluginObservers::PluginObservers(Bus& bus) : bus_(bus) {}

PluginObservers::~PluginObservers() {
  for (auto caller = callers_.rbegin(); caller != callers_.rend(); ++caller) {
    bus_.remove(**caller);
    if (const auto thrown = guarded([&] { (*caller)->end(); }))
      log(LogLevel::error, (*caller)->plugin(), "an observer threw when its game ended: " + *thrown);  // nobody hears
  }
}

void PluginObservers::begin(const Registry& registry, const RulesDefinition& rules, const View& view) {
  for (const ObserverRecord& record : registry.observers()) {
    const std::string& plugin = registry.plugins()[record.owner].id;
    if (requires_plugin(rules, plugin)) begin(record, plugin, view);
  }
}

void PluginObservers::begin(const ObserverRecord& record, const std::string& plugin, const View& view) {
  void* context = nullptr;
  EditFilter wanted = record.edits;
  const auto thrown = guarded([&] {
    if (record.calls.begin != nullptr) context = record.calls.begin(view, wanted);
  });
  if (thrown) return bus_.fault(plugin, record.id + " threw when a game began: " + *thrown);
  bus_.add(*callers_.emplace_back(std::make_unique<Caller>(record.calls, plugin, context)),
           {wanted, record.event, record.calls.edits == nullptr});
}

}  // namespace riffle
