#pragma once

#include "game/game.hpp"
#include "game/game_log.hpp"
#include "game/hexadecimal.hpp"
#include "game/notation.hpp"
#include "game/plugin_observers.hpp"
#include "rules/engine.hpp"

namespace riffle {

/// What a game is made of. It hears the rules, and passes on what it hears.
struct Game::Parts final : Listener {
  Parts(Registry& of, GameSetup from, std::shared_ptr<const Layout> layout);
  Parts(const Parts& other);
  /// All that a game begins with, before anything has run. Errors: an action or a deck is missing.
  static Result<std::unique_ptr<Parts>> make(Registry& registry, GameSetup setup, Diagnostics& diagnostics);

  bool hears_edits() const override { return bus.edits_heard(); }
  void edits(std::span<const Edit> span, Direction direction) override { bus.publish(span, direction); }
  void event(const Event& event) override { bus.publish(event); }
  void notice(std::string_view text) override;
  void fault(std::string_view plugin, std::string_view text) override;
  void recorded(const Answer& answer) override { inside.push_back(answer); }

  void follow(const RulesDefinition& rules);
  template <class Record>
  void attach_global(const std::vector<Record>& records, const RulesDefinition& rules);
  /// Runs to the first question; what is said until then goes to the diagnostics.
  void begin(Diagnostics& diagnostics);
  /// Adds a line, how it ended, and the answers that were given inside because of it.
  void log_line(json::object line, const Verdict& verdict);
  void log_inside();
  Verdict take(Answer answer);
  /// A verdict that forbids what a listener must not do.
  Verdict busy() const;

  Registry& registry;
  GameSetup setup;
  Bus bus;
  Engine engine;
  PluginObservers observers{bus};  // a clone has none
  Notation notation;
  GameLog log;
  std::vector<Answer> inside;       // answers of chance and bots since the last line
  Diagnostics* starting = nullptr;  // while the game is set up nobody outside can listen: so what is said goes here
  ActionId load_deck;
};

}  // namespace riffle
