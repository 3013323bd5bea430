#include "app/host.hpp"
#include "app/opening.hpp"
#include "app/show_json.hpp"
#include "app/show_text.hpp"
#include "app/subcommands.hpp"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

namespace riffle {
namespace {

struct ShowOptions {
  CommonOptions common;
  std::vector<std::string> paths;
};

Exit run(const ShowOptions& options) {
  options.common.apply();
  Host host{{options.common.plugin_path, game_folder(options.paths.front())}};
  report_refusals(std::cerr, host.plugins);
  const Loaded loaded = load(host.registry, options.paths);
  for (const auto& catalog : loaded.catalogs) {
    if (options.common.json) {
      show_json(std::cout, host.registry, *catalog);
    } else {
      show_text(std::cout, host.registry, *catalog, Paint::of_output());
    }
  }
  for (const Deck& deck : loaded.decks) {
    if (options.common.json) {
      show_json(std::cout, deck);
    } else {
      show_text(std::cout, deck, Paint::of_output());
    }
  }
  report_findings(std::cerr, loaded.diagnostics, options.common.verbose > 0);
  if (!loaded.catalogs.empty() || !loaded.decks.empty()) return Exit::all_well;
  std::cerr << "riffle: expected a game, a set or a deck, found nothing that a loaded format understands" << std::endl;
  return Exit::findings;
}

}  // namespace

void add_show(CLI::App& app, Exit& status) {
  const auto options = std::make_shared<ShowOptions>();
  CLI::App& sub = *app.add_subcommand("show", "Shows what was understood of definitions, sets and decks");
  sub.add_option("path", options->paths, "Files and folders")->type_name("PATH")->required();
  options->common.add_to(sub);
  sub.footer("Example:\n  riffle show games/standard_deck --json");
  sub.callback([options, &status] { status = run(*options); });
}

}  // namespace riffle
