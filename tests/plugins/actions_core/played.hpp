#pragma once

#include "app/ear.hpp"
#include "app/host.hpp"
#include "changed_table.hpp"

namespace actions_tests {
using namespace riffle;

using Texts = std::vector<std::string>;

/// One game at the table of these tests, played by commands. Seat one brings #1 to #6, and #7 and #8 that nobody owns;
/// seat two brings #9 to #11; seat three nothing.
class Played {
 public:
  static constexpr SeatId one{0}, two{1}, three{2};

  explicit Played(Host& host, std::string folder = table_folder, std::uint64_t seed = 1,
                  const Texts& decks = {"first", "second"});

  const View& view() const { return game->view(); }
  Names names() const { return Names{*game}; }

  // --- what commands are made of ---------------------------------------------------------------------------------
  /// A card by the number that people read.
  static CardId card(std::uint32_t number) { return CardId{number - 1}; }
  std::vector<Target> cards(std::initializer_list<std::uint32_t> numbers) const;
  ZoneId zone(std::string_view name, SeatId owner = {}) const;
  FormId form(std::string_view title) const;
  Argument with(std::string_view name, Value value) const { return {symbol(name), value}; }
  Argument with(std::string_view name, std::int32_t number) const { return with(name, Value::number(number)); }
  Argument with(std::string_view name, const char* text) const { return with(name, Value::symbol(symbol(text))); }
  Argument with(std::string_view name, ZoneId of) const { return with(name, Value::zone(of)); }
  Argument with(std::string_view name, FormId of) const { return with(name, Value::form(of)); }
  Argument with(std::string_view name, SeatId of) const { return with(name, Value::seat(of)); }

  // --- what is played --------------------------------------------------------------------------------------------
  Verdict command(std::string_view action, std::vector<Target> targets = {}, std::vector<Argument> arguments = {},
                  SeatId seat = one);
  /// Plays a command that must be done; then takes it back and puts it back.
  void does(std::string_view action, std::vector<Target> targets = {}, std::vector<Argument> arguments = {},
            SeatId seat = one);
  /// Play a command that must end so, and must change nothing. They return why not.
  std::string illegal(std::string_view action, std::vector<Target> targets = {}, std::vector<Argument> arguments = {},
                      SeatId seat = one);
  std::string refused(std::string_view action, std::vector<Target> targets = {}, std::vector<Argument> arguments = {},
                      SeatId seat = one);
  /// The next answers of chance, a number each.
  void chance_says(std::initializer_list<std::int32_t> numbers);
  /// The next answer of chance: cards, the top one first.
  void chance_orders(std::initializer_list<std::uint32_t> numbers);

  // --- what is looked at -----------------------------------------------------------------------------------------
  std::string in(std::uint32_t number) const { return names().zone(view().zone(card(number))); }
  std::string shows(std::uint32_t number) const { return names().form(view().shown(card(number))); }
  std::string value(std::uint32_t number, PropertyId property) const;
  std::string marker(std::uint32_t number, std::string_view name) const;
  std::string counter(SeatId seat, std::string_view name) const;
  /// The cards of a zone by their numbers, the top one first: "4 2 1".
  std::string order(ZoneId of) const;

  Host& host;
  Diagnostics diagnostics;
  std::unique_ptr<Game> game;
  std::unique_ptr<Ear> ear;
  Texts edits, facts, notices;  ///< what was heard of the last command, before it was taken back

 private:
  Symbol symbol(std::string_view text) const { return host.registry.symbols().intern(text); }
  std::string fails(Status how, std::string_view action, std::vector<Target> targets, std::vector<Argument> arguments,
                    SeatId seat);
  std::string spelled(const HeardEvent& event) const;
  std::ptrdiff_t net_edits() const;
};

/// The plugins of this build, for the games of one test.
struct BuiltPlugins {
  Host built{{{RIFFLE_BINARY_DIR "/lib/riffle/plugins"}, ""}};
};

/// One game of its own for each test.
struct ActionsFixture : BuiltPlugins, Played {
  ActionsFixture() : Played(built) {}
};

}  // namespace actions_tests
