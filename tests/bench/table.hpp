#pragma once

#include "game/game.hpp"
#include "rules/engine.hpp"

#include <memory>
#include <string>

namespace bench {

using namespace riffle;

inline constexpr SeatId one{0};

/// A host with one plugin of its own and one game made by hand: two seats, a table, a pile, hands and discard piles.
/// Nothing is read from a file.
struct Host {
  Registry registry;
  std::shared_ptr<const Catalog> catalog;
  std::shared_ptr<const Layout> layout;

  Host();
  ActionId action(const std::string& name) const { return registry.find_action("bench." + name); }
  /// A game of that many cards, in its middle: a few commands have been given.
  std::unique_ptr<Game> game(std::uint32_t cards);
};

/// The one of this program.
Host& host();

/// Hears nothing.
struct Deaf : Listener {
  bool hears_edits() const override { return false; }
  void edits(std::span<const Edit>, Direction) override {}
  void event(const Event&) override {}
  void notice(std::string_view) override {}
  void fault(std::string_view plugin,
             std::string_view text) override;  ///< ends the program: what is measured is broken
  void recorded(const Answer&) override {}
};

/// Passes edits on to a bus, as a Game does.
struct OnBus final : Deaf {
  Bus bus;
  bool hears_edits() const override { return bus.edits_heard(); }
  void edits(std::span<const Edit> edits, Direction direction) override { bus.publish(edits, direction); }
};

/// The rules alone, without log and digest, at an open table with that many cards.
std::unique_ptr<Engine> engine(std::uint32_t cards, Listener& listener);

/// A command, and a choice of the open question's first option, as answers. What they cause must end well.
Answer command(ActionId action);
Answer first_option(const OpenDecision& decision);
void must(const Verdict& verdict);

}  // namespace bench
