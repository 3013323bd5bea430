#include "app/hears.hpp"
#include "app/host.hpp"
#include "app/plugins_show.hpp"
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
          {"event", "events", of_plugin(registry.events(), plugin)},
          {"property", "properties", of_plugin(registry.declared_properties(), plugin)},
          {"bot", "bots", of_plugin(registry.bots(), plugin)},
          {"observer", "observers", of_plugin(registry.observers(), plugin)}};
}

/// The files whose plugin was left alone because this one was found before.
std::vector<std::string> shadowed_by(const Host& host, const PluginRecord& plugin) {
  std::vector<std::string> files;
  for (const PluginDecision& decision : host.plugins.decisions())
    if (decision.verdict == PluginDecision::Verdict::shadowed && decision.note.id == plugin.id)
      files.push_back(decision.file);
  return files;
}

void print_hears(const Registry& registry, PluginIndex plugin) {
  for (const ObserverRecord& observer : registry.observers())
    if (observer.owner == plugin) std::cout << "  " << observer.id << " hears " << hears(registry, observer) << '\n';
}

void print_text(const Host& host, PluginIndex plugin, bool verbose) {
  const PluginRecord& record = host.registry.plugins()[plugin];
  std::cout << record.id << ' ' << record.version << "  " << record.file << '\n';
  for (const std::string& file : shadowed_by(host, record)) std::cout << "  shadows " << file << '\n';
  for (const Kind& kind : kinds(host.registry, plugin))
    for (const Provided* provided : kind.provided)
      std::cout << "  " << kind.singular << ' ' << provided->id << (provided->summary.empty() ? "" : ": ")
                << provided->summary << '\n';
  if (verbose) print_hears(host.registry, plugin);
}

void print_json(const Host& host, PluginIndex plugin) {
  const PluginRecord& record = host.registry.plugins()[plugin];
  json::object out{{"kind", "plugin"}, {"id", record.id}, {"version", record.version}, {"file", record.file}};
  out["shadows"] = to_json(shadowed_by(host, record));
  for (const Kind& kind : kinds(host.registry, plugin)) {
    json::array all;
    for (const Provided* provided : kind.provided)
      all.push_back({{"id", provided->id}, {"summary", provided->summary}});
    out[kind.plural] = std::move(all);
  }
  for (json::value& observer : out["observers"].as_array())
    for (const ObserverRecord& heard : host.registry.observers())
      if (heard.id == observer.at("id").as_string()) observer.as_object()["hears"] = hears(host.registry, heard);
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

void print_decision(const PluginDecision& decision, bool as_json) {
  if (!as_json) {
    std::cout << word_for(decision.verdict) << ' ' << decision.file;
    std::cout << (decision.reason.empty() ? "" : ": ") << decision.reason << '\n';
    return;
  }
  json::object out{{"kind", "decision"}, {"file", decision.file}, {"verdict", word_for(decision.verdict)}};
  out["reason"] = decision.reason;
  add_note(out, decision.note);
  std::cout << json::serialize(out) << '\n';
}

Exit run(const PluginsOptions& options) {
  options.common.apply();
  const Host host{{options.common.plugin_path, game_folder(options.game)}};
  for (PluginIndex plugin = 0; plugin < host.registry.plugins().size(); ++plugin) {
    if (host.registry.plugins()[plugin].revoked) continue;
    if (options.common.json) {
      print_json(host, plugin);
    } else {
      print_text(host, plugin, options.common.verbose > 0);
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
  const std::vector<CLI::Option*> own = sub.get_options();
  CLI::App& show = add_plugins_show(sub, status);
  for (CLI::Option* const option : own) show.excludes(option);
  sub.callback([options, &status, &sub] {
    if (sub.get_subcommands().empty()) status = run(*options);
  });
}

}  // namespace riffle
