#include "app/executor.hpp"
#include "app/host.hpp"
#include "app/opening.hpp"
#include "app/subcommands.hpp"
#include "app/table_view.hpp"

#include "base/json.hpp"
#include "game/hexadecimal.hpp"
#include "game/replay.hpp"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

namespace riffle {
namespace {

struct ReplayCommand {
  CommonOptions common;
  std::string file;
  ReplayOptions options;
};

Exit fail(const std::string& message, Exit status) {
  std::cerr << "riffle: " << message << std::endl;
  return status;
}

void print_json(const ReplayCommand& command, const Replayed& replayed) {
  json::object out{{"kind", "replay"}, {"file", command.file}, {"answers", replayed.answers}};
  out["compared"] = replayed.compared;
  out["divergence"] = replayed.divergence;
  out["digest"] = replayed.game ? json::value(hexadecimal(replayed.game->digest())) : json::value(nullptr);
  const bool over = replayed.game && replayed.game->result();
  out["result"] = over ? json::value(*replayed.game->result()) : json::value(nullptr);
  std::cout << json::serialize(out) << '\n';
}

void print_text(const ReplayCommand& command, const Replayed& replayed) {
  if (replayed.game) {
    const TableView view{*replayed.game, {}, Paint::of_output()};
    std::cout << view.table() << view.decision();
  }
  std::cout << command.file << ": " << counted(replayed.answers, "answer");
  if (command.options.verify) std::cout << ", " << counted(replayed.compared, "digest") << " equal";
  if (replayed.game) std::cout << ", digest " << hexadecimal(replayed.game->digest());
  std::cout << '\n';
  if (!replayed.divergence.empty()) std::cout << "diverged: " << replayed.divergence << '\n';
}

Exit run(const ReplayCommand& command) {
  command.common.apply();
  Result<GameSetup> setup = read_log_head(command.file);
  if (!setup) return fail(setup.error().message, Exit::environment_failed);
  Host host{{command.common.plugin_path, game_folder(setup->path)}};
  report_refusals(std::cerr, host.plugins);
  Diagnostics diagnostics;
  auto catalog = open_catalog(host.registry, setup->path, setup->defines, diagnostics);
  if (!catalog) {
    report_findings(std::cerr, diagnostics, command.common.verbose > 0);
    return fail(catalog.error().message, Exit::findings);
  }
  setup->catalog = *catalog;
  const auto replayed = replay(host.registry, std::move(*setup), command.file, command.options, diagnostics);
  report_findings(std::cerr, diagnostics, command.common.verbose > 0);
  if (!replayed) return fail(replayed.error().message, Exit::findings);
  if (command.common.json) {
    print_json(command, *replayed);
  } else {
    print_text(command, *replayed);
  }
  return replayed->divergence.empty() ? Exit::all_well : Exit::findings;
}

}  // namespace

void add_replay(CLI::App& app, Exit& status) {
  const auto command = std::make_shared<ReplayCommand>();
  CLI::App& sub = *app.add_subcommand("replay", "Plays a saved game again");
  sub.add_option("file", command->file, "What `play --save` wrote")->type_name("FILE")->required();
  sub.add_flag("--verify", command->options.verify, "Compare the digest after each answer, and stop where one differs");
  sub.add_option("--to", command->options.to, "Stop after so many answers")->type_name("N");
  command->common.add_to(sub);
  sub.footer("Example:\n  riffle replay game.log --verify");
  sub.callback([command, &status] { status = run(*command); });
}

}  // namespace riffle
