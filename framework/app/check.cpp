#include "app/deck_check.hpp"
#include "app/host.hpp"
#include "app/paint.hpp"
#include "app/subcommands.hpp"

#include "base/json.hpp"
#include "catalog/print.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <memory>

namespace riffle {
namespace {

struct CheckOptions {
  CommonOptions common;
  std::vector<std::string> paths;
  std::string format = "text";
  bool strict = false;
};

std::size_t count(const Diagnostics& diagnostics, Severity severity) {
  return static_cast<std::size_t>(std::count_if(diagnostics.begin(), diagnostics.end(),
                                                [&](const Diagnostic& one) { return one.severity == severity; }));
}

void print_json(const Diagnostics& diagnostics) {
  for (const Diagnostic& diagnostic : diagnostics) std::cout << to_json(diagnostic) << '\n';
  json::object out{{"kind", "summary"}, {"errors", count(diagnostics, Severity::error)}};
  out["warnings"] = count(diagnostics, Severity::warning);
  out["notes"] = count(diagnostics, Severity::note);
  std::cout << json::serialize(out) << '\n';
}

Exit run(const CheckOptions& options) {
  options.common.apply();
  Host host{{options.common.plugin_path, game_folder(options.paths.front())}};
  report_refusals(std::cerr, host.plugins);
  Loaded loaded = load(host.registry, options.paths);
  check_decks(loaded);
  if (options.common.json || options.format == "json") {
    print_json(loaded.diagnostics);
  } else {
    print(std::cout, loaded.diagnostics, Paint::of_output().colour());
    std::cout << summary(loaded.diagnostics) << '\n';
  }
  const std::size_t errors = count(loaded.diagnostics, Severity::error);
  const std::size_t warnings = count(loaded.diagnostics, Severity::warning);
  return errors != 0 || (options.strict && warnings != 0) ? Exit::findings : Exit::all_well;
}

}  // namespace

void add_check(CLI::App& app, Exit& status) {
  const auto options = std::make_shared<CheckOptions>();
  CLI::App& sub = *app.add_subcommand("check", "Says what is wrong with definitions, sets, cards and decks");
  sub.add_option("path", options->paths, "Files and folders")->type_name("PATH")->required();
  sub.add_flag("--strict", options->strict, "Warnings are findings too");
  sub.add_option("--format", options->format, "How to print them")->check(CLI::IsMember{{"text", "json"}});
  options->common.add_to(sub);
  sub.footer("Example:\n  riffle check games/standard_deck --strict");
  sub.callback([options, &status] { status = run(*options); });
}

}  // namespace riffle
