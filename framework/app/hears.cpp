#include "app/hears.hpp"

namespace riffle {
namespace {

// In the order of EditKind.
constexpr const char* kinds[] = {"created", "placed", "removed", "ordered", "set"};

std::string whose(const EditsOf& of) {
  if (of.what.seat()) return "of seat " + std::to_string(of.what.seat().index + 1);
  if (of.what.zone()) return "of zone #" + std::to_string(of.what.zone().index);
  if (of.what.card()) return "of card #" + std::to_string(of.what.card().index);
  return "of the game";
}

std::string edits(const Registry& registry, const EditFilter& wanted) {
  if (wanted.lets_all()) return "all edits";
  std::string text;
  const auto add = [&](const std::string& part) { text += (text.empty() ? "edits: " : ", ") + part; };
  for (std::uint32_t kind = 0; kind < std::size(kinds) && wanted.kinds.bits != 0; ++kind)
    if (wanted.kinds.contains(static_cast<EditKind>(kind))) add(kinds[kind]);
  if (wanted.of.one != 0) add(whose(wanted.of));
  if (wanted.property) add(std::string{registry.property_name(wanted.property)});
  return text;
}

}  // namespace

std::string hears(const Registry& registry, const ObserverRecord& observer) {
  std::string text;
  if (observer.calls.edits != nullptr) text = edits(registry, observer.edits);
  if (observer.calls.event == nullptr) return text;
  text += text.empty() ? "" : "; ";
  return text + (observer.event ? "event " + registry.events()[observer.event.index].id : "all events");
}

}  // namespace riffle
