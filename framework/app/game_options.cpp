#include "app/opening.hpp"
#include "app/subcommands.hpp"

#include <CLI/CLI.hpp>

namespace riffle {

void GameOptions::add_to(CLI::App& subcommand) {
  subcommand.add_option("--deck", decks, "A deck that a seat brings; repeatable")
      ->type_name("N=FILE")
      ->allow_extra_args(false);
  subcommand.add_option("--define", defines, "Overrides an attribute of the definition, or a parameter; repeatable")
      ->type_name("NAME=VALUE")
      ->allow_extra_args(false);
  subcommand.add_option("--with", with, "A plugin whose rules the game gets though it does not require it; repeatable")
      ->type_name("ID")
      ->allow_extra_args(false);
}

ScriptHead GameOptions::head() const {
  ScriptHead head;
  head.game = game;
  for (const std::string& text : defines) {
    const auto define = parse_define(text);
    if (!define) throw CLI::ValidationError("--define", "expected NAME=VALUE, found " + text);
    head.defines.push_back(*define);
  }
  std::string ids;
  for (const std::string& id : with) ids += (ids.empty() ? "" : ",") + id;
  if (!ids.empty()) head.defines.push_back({"riffle.with", ids});
  for (const std::string& text : decks) {
    const auto deck = parse_define(text);
    const auto number = deck ? seat_number(deck->name) : std::nullopt;
    if (!number || deck->value.empty())
      throw CLI::ValidationError("--deck", "expected N=FILE with a seat from 1 on, found " + text);
    head.decks.push_back({*number, deck->value});
  }
  return head;
}

std::optional<std::uint32_t> seat_number(std::string_view text) {
  const auto number = parse_unsigned(text);
  if (!number || *number < 1 || *number > 31) return {};
  return static_cast<std::uint32_t>(*number);
}

}  // namespace riffle
