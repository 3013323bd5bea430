#include "app/host.hpp"
#include "app/subcommands.hpp"

#include "base/json.hpp"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

namespace riffle {
namespace {

struct PluginsOptions {
  CommonOptions common;
  std::string game;
  bool why = false;
};

struct Kind {
  const char* singular;
  const char* plural;
  std::vector<const Provided*> provided;
};

template <class Record>
std::vector<const Provided*> of_plugin(const std::vector<Record>& records, PluginIndex plugin) {
  std::vector<const Provided*> out;
  for (const Record& record : records)
    if (record.owner == plugin) out.push_back(&record);
  return out;
}

std::vector<Kind> kinds(const Registry& registry, PluginIndex plugin) {
  return {{"game format", "game_formats", of_plugin(registry.game_formats(), plugin)},
          {"card format", "card_formats", of_plugin(registry.card_formats(), plugin)},
          {"deck format", "deck_formats", of_plugin(registry.deck_formats(), plugin)},
          {"action", "actions", of_plugin(registry.actions(), plugin)},
          {"selector", "selectors", of_plugin(registry.selectors(), plugin)},
          {"event", "events", of_plugin(registry.events(), plugin)}};
}

void print_text(const Registry& registry, PluginIndex plugin) {
  const PluginRecord& record = registry.plugins()[plugin];
  std::cout << record.id << ' ' << record.version << "  " << record.file << '\n';
  for (const Kind& kind : kinds(registry, plugin))
    for (const Provided* provided : kind.provided)
      std::cout << "  " << kind.singular << ' ' << provided->id << (provided->summary.empty() ? "" : ": ")
                << provided->summary << '\n';
}

void print_json(const Registry& registry, PluginIndex plugin) {
  const PluginRecord& record = registry.plugins()[plugin];
  json::object out{{"kind", "plugin"}, {"id", record.id}, {"version", record.version}, {"file", record.file}};
  for (const Kind& kind : kinds(registry, plugin)) {
    json::array all;
    for (const Provided* provided : kind.provided)
      all.push_back({{"id", provided->id}, {"summary", provided->summary}});
    out[kind.plural] = std::move(all);
  }
  std::cout << json::serialize(out) << '\n';
}

const char* word_for(PluginDecision::Verdict verdict) {
  switch (verdict) {
    case PluginDecision::Verdict::loaded:
      return "loaded";
    case PluginDecision::Verdict::shadowed:
      return "shadowed";
    case PluginDecision::Verdict::refused:
      return "refused";
  }
  return "";
}

json::array to_json(const std::vector<std::string>& texts) { return json::array(texts.begin(), texts.end()); }

void print_decision(const PluginDecision& decision, bool as_json) {
  if (!as_json) {
    std::cout << word_for(decision.verdict) << ' ' << decision.file;
    std::cout << (decision.reason.empty() ? "" : ": ") << decision.reason << '\n';
    return;
  }
  json::object out{{"kind", "decision"}, {"file", decision.file}, {"verdict", word_for(decision.verdict)}};
  out["reason"] = decision.reason;
  out["id"] = decision.note.id;
  out["version"] = decision.note.version;
  out["sdk"] = decision.note.sdk;
  out["abi"] = decision.note.abi;
  out["provides"] = to_json(decision.note.provides);
  out["requires"] = to_json(decision.note.requires_);
  std::cout << json::serialize(out) << '\n';
}

Exit run(const PluginsOptions& options) {
  options.common.apply();
  const Host host{{options.common.plugin_path, game_folder(options.game)}};
  for (PluginIndex plugin = 0; plugin < host.registry.plugins().size(); ++plugin) {
    if (host.registry.plugins()[plugin].revoked) continue;
    if (options.common.json) {
      print_json(host.registry, plugin);
    } else {
      print_text(host.registry, plugin);
    }
  }
  if (options.why) {
    for (const PluginDecision& decision : host.plugins.decisions()) print_decision(decision, options.common.json);
  } else {
    report_refusals(std::cerr, host.plugins);
  }
  return Exit::all_well;
}

}  // namespace

void add_plugins(CLI::App& app, Exit& status) {
  const auto options = std::make_shared<PluginsOptions>();
  CLI::App& sub = *app.add_subcommand("plugins", "Lists the loaded plugins, and what each provides");
  sub.add_option("game", options->game, "A game whose folder is looked through too")->type_name("GAME");
  sub.add_flag("--why", options->why, "Every file that was looked at, and what became of it");
  options->common.add_to(sub);
  sub.footer("Example:\n  riffle plugins --why --plugin-path build/plugins");
  sub.callback([options, &status] { status = run(*options); });
}

}  // namespace riffle
