#include "app/subcommands.hpp"

#include <riffle/plugin.hpp>

#include <CLI/CLI.hpp>

#include <exception>
#include <iostream>
#include <string>

int main(int argc, char** argv) {
  CLI::App app{"Riffle: card games made of plugins", "riffle"};
  app.set_version_flag("--version", "riffle, SDK " RIFFLE_SDK_VERSION);
  app.footer("Example: riffle play games/standard_deck --deck 1=mine.o8d");
  app.require_subcommand(1);
  riffle::Exit status = riffle::Exit::all_well;
  riffle::add_play(app, status);
  riffle::add_simulate(app, status);
  riffle::add_show(app, status);
  riffle::add_check(app, status);
  riffle::add_replay(app, status);
  riffle::add_plugins(app, status);
  try {
    const auto named = [&](const CLI::App* sub) { return sub->get_name() == argv[1]; };
    if (argc > 1 && argv[1][0] != '-' && app.get_subcommands(named).empty())
      throw CLI::ValidationError(std::string{"expected a subcommand, found "} + argv[1]);
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (app.exit(error) != 0) status = riffle::Exit::wrong_command_line;
  } catch (const std::exception& error) {
    std::cerr << "riffle: " << error.what() << std::endl;
    status = riffle::Exit::environment_failed;
  }
  return static_cast<int>(status);
}
