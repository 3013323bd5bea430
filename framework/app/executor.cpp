#include "app/executor.hpp"

#include "app/chosen.hpp"
#include "app/script.hpp"
#include "app/table_view.hpp"

#include "catalog/print.hpp"
#include "game/hexadecimal.hpp"

#include <algorithm>
#include <sstream>

namespace riffle {

Executor::Executor(Game& game, Ear& ear, Diagnostics& diagnostics, Manner manner)
    : game_(game), ear_(ear), diagnostics_(diagnostics), manner_(std::move(manner)) {}

Result<SeatId> Executor::acting(const ScriptLine& line) const {
  if (line.seat) return Names{game_}.seat(std::to_string(*line.seat));
  const OpenDecision* open = game_.decision();
  for (std::uint32_t seat = 0; open != nullptr && seat < game_.view().seat_count; ++seat)
    if (open->seats.contains(SeatId{seat})) return SeatId{seat};
  return SeatId{0};
}

Executed Executor::execute(SeatId seat, const ScriptLine& line) {
  if (!line.error.empty()) return Executed::refused(line.error);
  return words(seat, line.words);
}

Executed Executor::words(SeatId seat, Words words) {
  if (words.empty()) return Executed::refused("expected a command, found nothing");
  const std::string& first = words[0].text;
  const Words rest = words.subspan(1);
  if (words[0].quoted || !words[0].name.empty())
    return Executed::refused("expected a command, found " + quote_if_needed(first));
  if (first == "let") return let(seat, rest);
  if (first == "choose") return choose(seat, rest);
  if (first == "undo" || first == "redo") return step(seat, rest, first == "undo");
  if (first == "load") return load_deck(seat, rest);
  if (first == "save") return save(rest);
  if (first == "print") return print(seat, rest);
  if (first == "menu") return menu(seat, rest);
  if (first == "back" && rest.empty()) return {game_.back_out(seat), {}};
  if (first == "pass" && rest.empty()) {
    const Choice pass = Choice::pass();
    return {game_.answer(seat, {&pass, 1}), {}};
  }
  const Lookup lookup = this->lookup(seat);
  const CommandBuilder builder{lookup, manner_.joins_words};
  if (first == "do") {
    if (rest.empty() || !rest[0].name.empty()) return Executed::refused("expected `do ACTION targets name=value`");
    return command(seat, builder.action(rest[0].text, rest.subspan(1)));
  }
  if (const Verb* verb = find_verb(first)) return command(seat, builder.verb(*verb, rest));
  return Executed::refused("there is no command " + quote_if_needed(first));
}

Executed Executor::command(SeatId seat, const Result<Command>& command) {
  if (!command) return Executed::refused(command.error().message);
  return {game_.command(seat, *command), {}};
}

Executed Executor::let(SeatId seat, Words words) {
  const bool shaped = words.size() >= 3 && words[1].text == "=" && !words[1].quoted && words[0].name.empty();
  if (!shaped) return Executed::refused("expected `let NAME = digest` or `let NAME = deal \"Card\" zone`");
  return bind(words[0].text, seat, words.subspan(2));
}

Executed Executor::bind(const std::string& name, SeatId seat, Words words) {
  if (words.size() == 1 && words[0].text == "digest" && !words[0].quoted) {
    bindings_.digests[name] = game_.digest();
    return {};
  }
  if (words.size() == 1) {
    const Result<CardId> card = lookup(seat).card(words[0]);
    if (!card) return Executed::refused(card.error().message);
    bindings_.cards[name] = *card;
    return {};
  }
  Executed executed = this->words(seat, words);
  if (!executed.verdict) return executed;
  const CardId created = ear_.created();
  if (!created) return Executed::refused("expected a command that creates a card, to bind it to " + name);
  bindings_.cards[name] = created;
  return executed;
}

Executed Executor::choose(SeatId seat, Words words) {
  const OpenDecision* open = game_.decision(seat) != nullptr ? game_.decision(seat) : game_.decision();
  if (open == nullptr) return Executed::refused("no question is open; the game is over");
  const Result<std::vector<Choice>> choices = chosen(lookup(seat), *open, words);
  if (!choices) return Executed::refused(choices.error().message);
  return {game_.answer(seat, *choices), {}};
}

Executed Executor::step(SeatId seat, Words words, bool back) {
  const bool agreed = back && !words.empty() && words.back().text == "agreed";
  if (agreed) words = words.first(words.size() - 1);
  const auto wanted = words.empty() ? std::optional<std::uint64_t>{1}
                                    : (words.size() == 1 ? parse_unsigned(words[0].text) : std::nullopt);
  if (!wanted || *wanted == 0)
    return Executed::refused("expected how many answers, found " + quote_if_needed(words[0].text));
  // At most to the start, or to the newest; with none left the game says so.
  const std::uint32_t left = std::max(1U, back ? game_.undoable() : game_.redoable());
  const auto answers = static_cast<std::uint32_t>(std::min<std::uint64_t>(*wanted, left));
  const SeatId by = game_.catalog().definition.rules.undo == "free" ? SeatId{} : seat;
  return {back ? game_.undo(answers, by, agreed) : game_.redo(answers), {}};
}

Executed Executor::load_deck(SeatId seat, Words words) {
  if (words.size() != 2 || words[0].text != "deck") return Executed::refused("expected `load deck FILE`");
  const std::string file = path_from(manner_.folder, words[1].text);
  const std::size_t known = diagnostics_.size();
  const Verdict verdict = game_.bring_deck({seat, file}, diagnostics_);
  if (!manner_.sees_as_seat) return {verdict, {}};  // a script shows its findings at its end
  std::ostringstream findings;
  riffle::print(findings, {diagnostics_.begin() + static_cast<std::ptrdiff_t>(known), diagnostics_.end()}, false);
  return {verdict, findings.str()};
}

Executed Executor::save(Words words) {
  if (words.size() != 1) return Executed::refused("expected `save FILE`");
  const std::string file = path_from(manner_.folder, words[0].text);
  const Result<std::size_t> saved = game_.save(file);
  if (!saved) return Executed::refused(saved.error().message);
  return {{}, "saved to " + file};
}

Executed Executor::print(SeatId seat, Words words) {
  if (words.size() == 1 && words[0].text == "digest") return {{}, hexadecimal(game_.digest())};
  if (words.size() == 1 && words[0].text == "table") {
    const SeatId eyes = manner_.sees_as_seat ? seat : SeatId{};
    return {{}, TableView{game_, eyes, Paint{false}}.table()};
  }
  return Executed::refused("expected `print digest` or `print table`");
}

/// The entry that the first words name, and how many of them do.
Result<MenuPlace> Executor::menu_entry(Words words, std::size_t& used) const {
  const Definition& definition = game_.catalog().definition;
  std::string label = words[0].text;
  const Result<MenuPlace> first = find_menu_entry(game_.registry(), definition, label);
  used = 1;
  for (std::size_t i = 1; manner_.joins_words && !first && i < words.size(); ++i) {
    label += " " + words[i].text;
    used = i + 1;
    if (const Result<MenuPlace> longer = find_menu_entry(game_.registry(), definition, label)) return longer;
  }
  return first;
}

Executed Executor::menu(SeatId seat, Words words) {
  if (words.empty()) return {{}, menu_text(game_.catalog().definition)};
  std::size_t used = 0;
  const Result<MenuPlace> place = menu_entry(words, used);
  if (!place) return Executed::refused(place.error().message);
  const MenuEntry& entry = *place->entry;
  const ActionId action = game_.registry().find_action(entry.action);
  if (!action)
    return Executed::refused("\"" + entry.label + "\" runs the script " + entry.action + ", which is not available");
  const Lookup lookup = this->lookup(seat);
  const Result<Command> command = CommandBuilder{lookup, manner_.joins_words}.action(entry.action, words.subspan(used));
  if (!command) return Executed::refused(command.error().message);
  if (entry.for_cards && command->targets.empty())
    return Executed::refused("\"" + entry.label + "\" is for cards: expected at least one");
  if (entry.for_cards && !entry.batch) return each_target(seat, *command);
  return this->command(seat, on_group(lookup, *command, place->group->name));
}

/// A group's entry is for the group's own zone, when its action is for zones and nothing else was said.
Command Executor::on_group(const Lookup& lookup, Command command, const std::string& group) const {
  if (game_.registry().actions()[command.action.index].target != TargetKind::zone || !command.targets.empty())
    return command;
  if (const Result<ZoneId> zone = lookup.names().zone(lookup.asking(), group)) command.targets.push_back({*zone, 0});
  return command;
}

/// One command for each target, as a menu runs an entry for each selected card.
Executed Executor::each_target(SeatId seat, const Command& command) {
  for (const Target& target : command.targets) {
    const Verdict verdict = game_.command(seat, {command.action, {target}, command.arguments});
    if (!verdict) return {verdict, {}};
  }
  return {};
}

}  // namespace riffle
