#include "app/host.hpp"
#include "app/opening.hpp"
#include "app/script_report.hpp"
#include "app/subcommands.hpp"
#include "app/terminal.hpp"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>
#include <random>

#include <unistd.h>

namespace riffle {
namespace {

struct PlayOptions {
  CommonOptions common;
  GameOptions game;
  std::string script, save, load;
  std::optional<std::uint64_t> seed;
  std::uint32_t seat = 1;
};

Exit fail(const std::string& message, Exit status) {
  std::cerr << "riffle: " << message << std::endl;
  return status;
}

Exit play_script(Game& game, const Script& script, Diagnostics& diagnostics, bool json) {
  ScriptReport report{std::cout, std::cerr, script.file, json};
  ScriptRunner runner{game, script, diagnostics, [&](const LineResult& result) { report.print(result); }};
  const ScriptTally tally = runner.run();
  report.print(game, tally);
  return tally.failures == 0 ? Exit::all_well : Exit::findings;
}

Exit play_terminal(Game& game, Diagnostics& diagnostics, std::uint32_t number) {
  const Result<SeatId> seat = Names{game}.seat(std::to_string(number));
  if (!seat) return fail("--seat: " + seat.error().message, Exit::wrong_command_line);
  Terminal terminal{game, diagnostics, std::cin, std::cout, Paint::of_output()};
  terminal.run(*seat, isatty(STDIN_FILENO) != 1);
  return Exit::all_well;
}

/// Starts a game, or goes on with a saved one.
Result<std::unique_ptr<Game>> open_game(Host& host, const PlayOptions& options, GameSetup setup,
                                        Diagnostics& diagnostics) {
  if (options.load.empty()) return Game::start(host.registry, std::move(setup), diagnostics);
  Result<Replayed> replayed = replay(host.registry, std::move(setup), options.load, {}, diagnostics);
  if (!replayed) return replayed.error();
  if (!replayed->divergence.empty()) return Error{options.load + ": " + replayed->divergence};
  return std::move(replayed->game);
}

Exit play(const PlayOptions& options, const Script* script, GameSetup setup) {
  Host host{{options.common.plugin_path, game_folder(setup.path)}};
  report_refusals(std::cerr, host.plugins);
  Diagnostics diagnostics;
  auto catalog = open_catalog(host.registry, setup.path, setup.defines, diagnostics);
  if (!catalog) {
    report_findings(std::cerr, diagnostics, options.common.verbose > 0);
    return fail(catalog.error().message, Exit::findings);
  }
  setup.catalog = *catalog;
  auto game = open_game(host, options, std::move(setup), diagnostics);
  report_findings(std::cerr, diagnostics, options.common.verbose > 0);
  if (!game) return fail(game.error().message, Exit::findings);

  if (!options.save.empty()) {
    // Saved now, it holds every answer from here on, however the program ends.
    const auto saved = (*game)->save(options.save);
    if (!saved) return fail(saved.error().message, Exit::environment_failed);
  }
  return script != nullptr ? play_script(**game, *script, diagnostics, options.common.json)
                           : play_terminal(**game, diagnostics, options.seat);
}

/// What to start: the saved game's head, or the script's and the command line's together.
Result<GameSetup> find_setup(const PlayOptions& options, const Script* script) {
  ScriptHead given = options.game.head();
  given.seed = options.seed;
  if (!options.load.empty()) {
    Result<GameSetup> setup = read_log_head(options.load);
    if (setup && !given.game.empty()) setup->path = given.game;
    return setup;
  }
  ScriptHead head = merge(script != nullptr ? script->head : ScriptHead{}, given);
  if (script == nullptr && !head.seed) head.seed = std::random_device{}();
  return setup_for(head, nullptr);
}

Exit run(const PlayOptions& options) {
  options.common.apply();
  if (options.common.json && options.script.empty())
    throw CLI::ValidationError("--json", "expected --script with it: a terminal is for people");
  std::optional<Script> script;
  if (!options.script.empty()) {
    const Result<std::string> text = read_script_text(options.script);
    if (!text) return fail(text.error().message, Exit::environment_failed);
    Result<Script> parsed = parse_script(options.script, *text);
    if (!parsed) return fail(parsed.error().message, Exit::findings);
    script = std::move(*parsed);
  }
  const Script* played = script ? &*script : nullptr;
  Result<GameSetup> setup = find_setup(options, played);
  if (!setup) return fail(setup.error().message, Exit::environment_failed);
  if (setup->path.empty()) throw CLI::RequiredError("GAME, --load or a script that names its game");
  return play(options, played, std::move(*setup));
}

}  // namespace

void add_play(CLI::App& app, Exit& status) {
  const auto options = std::make_shared<PlayOptions>();
  CLI::App& sub = *app.add_subcommand("play", "Plays a game in the terminal, or a script");
  sub.add_option("game", options->game.game, "A game's folder, package or definition")->type_name("GAME");
  options->game.add_to(sub);
  sub.add_option("--seed", options->seed, "Where chance begins; a script's default is 1, a terminal's is random")
      ->type_name("S");
  sub.add_option("--script", options->script, "A script to play instead of a terminal")->type_name("FILE");
  sub.add_option("--save", options->save, "Where to save the game, answer by answer")->type_name("FILE");
  sub.add_option("--load", options->load, "A saved game to go on with")->type_name("FILE");
  sub.add_option("--seat", options->seat, "Your seat in the terminal, 1 when not given")
      ->type_name("N")
      ->check(CLI::Range(1, 31));
  options->common.add_to(sub);
  sub.footer(
      "Examples:\n  riffle play games/standard_deck --deck 1=mine.o8d\n  riffle play --script table.script --json");
  sub.callback([options, &status] { status = run(*options); });
}

}  // namespace riffle
