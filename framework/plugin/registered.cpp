#include "plugin/registered.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <set>

namespace riffle {

namespace {

template <class Record>
void add_provided(std::vector<Registered>& all, const char* kind, const std::vector<Record>& records) {
  for (const Record& record : records)
    if (record.owner != no_plugin) all.push_back({kind, &record});
}

/// Those of `ids` that `others` lacks, as a part of a sentence.
std::string without(const std::set<std::string>& ids, const std::set<std::string>& others, const char* verb) {
  std::string list;
  for (const std::string& id : ids)
    if (!others.contains(id)) list += (list.empty() ? "" : ", ") + id;
  return list.empty() ? list : list + " not " + verb;
}

}  // namespace

std::vector<Registered> registered(const Registry& registry) {
  std::vector<Registered> all;
  add_provided(all, "action", registry.actions());
  add_provided(all, "selector", registry.selectors());
  add_provided(all, "event", registry.events());
  add_provided(all, "property", registry.declared_properties());
  add_provided(all, "bot", registry.bots());
  add_provided(all, "observer", registry.observers());
  add_provided(all, "game format", registry.game_formats());
  add_provided(all, "card format", registry.card_formats());
  add_provided(all, "deck format", registry.deck_formats());
  return all;
}

std::string undeclared(const PluginNote& note, const Registry& registry, PluginIndex plugin) {
  const std::set<std::string> declared(note.provides.begin(), note.provides.end());
  std::set<std::string> own;
  for (const Registered& one : registered(registry))
    if (one.thing->owner == plugin) own.insert(one.thing->id);
  const std::string more = without(own, declared, "declared"), less = without(declared, own, "registered");
  if (more.empty() && less.empty()) return {};
  return "the note's provides: expected what load() registers, found " + more +
         (more.empty() || less.empty() ? "" : "; ") + less;
}

std::string guess(std::string_view id, const Registry& registry) {
  const std::vector<Registered> all = registered(registry);
  std::vector<std::string_view> ids;
  for (const Registered& one : all) ids.push_back(one.thing->id);
  const std::string_view meant = nearest(id, ids);
  const auto found = std::find(ids.begin(), ids.end(), meant);
  if (found == ids.end()) return {};
  const char* const kind = all[static_cast<std::size_t>(found - ids.begin())].kind;
  return std::string(" (did you mean ") + kind + ' ' + std::string(meant) + "?)";
}

}  // namespace riffle
