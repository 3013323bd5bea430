#include "app/verbs.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <array>

namespace riffle {
namespace {

constexpr std::array<Verb, 16> all_verbs{{
    {"deal", "core.create", "template zone [position]", "creates a card in a zone"},
    {"move", "core.move", "CARD zone [position]", "moves cards; position 0 is the top"},
    {"switch", "core.switch_alternate", "CARD", "shows the card's alternate, at the end of its chain the original"},
    {"form", "core.switch_to", "CARD form", "shows a named form"},
    {"next", "core.switch_next", "CARD", "shows the next form of the list"},
    {"previous", "core.switch_previous", "CARD", "shows the previous form of the list"},
    {"random", "core.switch_random", "CARD", "shows a form that chance chooses"},
    {"flip", "core.flip", "CARD [face]", "turns cards over"},
    {"rotate", "core.rotate", "CARD [by]", "turns cards by so many degrees"},
    {"draw", "core.draw", "[count]", "draws from your pile"},
    {"shuffle", "core.shuffle", "[ZONE]", "shuffles a zone"},
    {"mark", "core.mark", "CARD name [by]", "changes how many of a marker lie on cards"},
    {"count", "core.count", "counter by", "changes a counter of yours"},
    {"discard", "core.discard", "CARD", "puts cards on their owner's discard pile"},
    {"destroy", "core.destroy", "CARD", "puts cards of the table on their owner's discard pile"},
    {"roll", "core.roll", "[sides]", "rolls a die"},
}};

bool bare(const Word& word) {
  return !word.quoted && word.name.empty() && !word.text.starts_with('#') && !word.text.starts_with('$');
}

/// A word that can only be a card, so that more of them may follow each other.
bool surely_card(const Word& word) {
  return !word.quoted && word.name.empty() && (word.text.starts_with('#') || word.text.starts_with('$'));
}

std::string usage(const Verb& verb) {
  std::string text = "`" + std::string{verb.word};
  if (!verb.pattern.empty()) text += " " + std::string{verb.pattern};
  return text + "`";
}

Result<Command> command_for(const Registry& registry, std::string_view id) {
  const ActionId action = registry.find_action(id);
  if (action) return Command{action, {}, {}};
  std::vector<std::string_view> known;
  for (const ActionRecord& record : registry.actions())
    if (record.type != nullptr) known.push_back(record.id);
  std::string message = "no loaded plugin provides the action " + std::string{id};
  if (const std::string_view near = nearest(id, known); !near.empty())
    message += "; did you mean " + std::string{near} + "?";
  return Error{message};
}

}  // namespace

struct CommandBuilder::Slot {
  std::string_view name;
  bool optional = false;

  bool card() const { return name == "CARD"; }
  bool zone() const { return name == "ZONE"; }

  static std::vector<Slot> all(std::string_view pattern) {
    std::vector<Slot> slots;
    while (!pattern.empty()) {
      std::string_view token = pattern.substr(0, pattern.find(' '));
      pattern.remove_prefix(std::min(pattern.size(), token.size() + 1));
      const bool optional = token.starts_with('[');
      slots.push_back({optional ? token.substr(1, token.size() - 2) : token, optional});
    }
    return slots;
  }
};

std::span<const Verb> verbs() { return all_verbs; }

const Verb* find_verb(std::string_view word) {
  const auto found =
      std::find_if(all_verbs.begin(), all_verbs.end(), [&](const Verb& verb) { return verb.word == word; });
  return found == all_verbs.end() ? nullptr : &*found;
}

/// Takes as many of the next bare words as name something together, else the next word.
template <class Known>
Word CommandBuilder::take(std::span<const Word>& rest, std::size_t leave, const Known& known) const {
  std::size_t most = 0;
  while (joins_ && most < rest.size() && bare(rest[most])) ++most;
  most = std::min(most, rest.size() > leave ? rest.size() - leave : 0);
  for (std::size_t count = most; count > 1; --count) {
    Word joined = rest.front();
    for (std::size_t i = 1; i < count; ++i) joined.text += " " + rest[i].text;
    if (!known(joined)) continue;
    rest = rest.subspan(count);
    return joined;
  }
  const Word first = rest.front();
  rest = rest.subspan(1);
  return first;
}

ValueKind CommandBuilder::kind_of(ActionId action, std::string_view parameter, const std::string& given) const {
  const Registry& registry = lookup_.game().registry();
  for (const ParameterRecord& record : registry.actions()[action.index].parameters)
    if (registry.symbols().text(record.name) == parameter) return record.kind;
  return parse_number(given) ? ValueKind::number : ValueKind::symbol;  // the rules will say that it is unknown
}

Result<bool> CommandBuilder::add_target(std::span<const Word>& rest, TargetKind kind, std::size_t leave,
                                        Command& command) const {
  const Word named = take(rest, leave, [&](const Word& word) { return lookup_.known(word, kind); });
  const Result<Target> target = lookup_.target(named, kind);
  if (!target) return target.error();
  command.targets.push_back(*target);
  return true;
}

Result<bool> CommandBuilder::add_argument(const Word& word, Command& command) const {
  const Result<Value> value = lookup_.value(word, kind_of(command.action, word.name, word.text));
  if (!value) return Error{word.name + ": " + value.error().message};
  command.arguments.push_back({lookup_.game().registry().symbols().intern(word.name), *value});
  return true;
}

Result<bool> CommandBuilder::fill(const Slot& slot, std::span<const Word>& rest, std::size_t leave,
                                  Command& command) const {
  if (slot.card() || slot.zone()) {
    const TargetKind kind = slot.card() ? TargetKind::card : TargetKind::zone;
    Result<bool> added = add_target(rest, kind, leave, command);
    while (added && slot.card() && rest.size() > leave && surely_card(rest.front()))
      added = add_target(rest, kind, leave, command);
    return added;
  }
  const ValueKind kind = kind_of(command.action, slot.name, rest.front().text);
  const bool names_something = kind == ValueKind::card || kind == ValueKind::zone || kind == ValueKind::form;
  const Word named = take(rest, names_something ? leave : rest.size(),
                          [&](const Word& word) { return bool{lookup_.value(word, kind)}; });
  const Result<Value> value = lookup_.value(named, kind);
  if (!value) return Error{std::string{slot.name} + ": " + value.error().message};
  command.arguments.push_back({lookup_.game().registry().symbols().intern(slot.name), *value});
  return true;
}

Result<Command> CommandBuilder::verb(const Verb& verb, std::span<const Word> words) const {
  Result<Command> command = command_for(lookup_.game().registry(), verb.action);
  if (!command) return command;
  std::vector<Word> positional;
  for (const Word& word : words)
    if (word.name.empty()) positional.push_back(word);
  const std::vector<Slot> slots = Slot::all(verb.pattern);
  auto leave = static_cast<std::size_t>(
      std::count_if(slots.begin(), slots.end(), [](const Slot& slot) { return !slot.optional; }));
  if (positional.size() < leave) return Error{"expected " + usage(verb) + ", found too few words"};
  std::span<const Word> rest = positional;
  for (const Slot& slot : slots) {
    if (!slot.optional) --leave;
    if (rest.empty()) break;
    if (const Result<bool> filled = fill(slot, rest, leave, *command); !filled) return filled.error();
  }
  if (!rest.empty())
    return Error{"expected " + usage(verb) + ", found one word too many: " + quote_if_needed(rest[0].text)};
  for (const Word& word : words) {
    if (word.name.empty()) continue;
    if (const Result<bool> added = add_argument(word, *command); !added) return added.error();
  }
  return command;
}

Result<Command> CommandBuilder::action(std::string_view id, std::span<const Word> words) const {
  Result<Command> command = command_for(lookup_.game().registry(), id);
  if (!command) return command;
  const TargetKind kind = lookup_.game().registry().actions()[command->action.index].target;
  for (std::span<const Word> rest = words; !rest.empty();) {
    if (!rest.front().name.empty()) {
      if (const Result<bool> added = add_argument(rest.front(), *command); !added) return added.error();
      rest = rest.subspan(1);
    } else if (kind == TargetKind::seat && bare(rest.front()) && rest.front().text == "seat" && rest.size() > 1) {
      rest = rest.subspan(1);
    } else if (const Result<bool> added = add_target(rest, kind, 0, *command); !added) {
      return Error{std::string{id} + ": " + added.error().message};
    }
  }
  return command;
}

}  // namespace riffle
