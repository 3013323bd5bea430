#include "app/chosen.hpp"

#include "app/script.hpp"

#include "base/text.hpp"

namespace riffle {
namespace {

Result<Choice> numbered_option(const OpenDecision& decision, std::uint64_t number) {
  if (number >= 1 && number <= decision.options.size()) return decision.options[number - 1].what;
  if (decision.kind == DecisionKind::table) return Error{"no question is open; the table takes commands"};
  if (decision.options.size() == 0 && decision.kind == DecisionKind::number && number <= decision.max)
    return Choice::number(static_cast<std::int32_t>(number));
  if (decision.options.size() == 0) return Error{"the open question lists no options"};
  return Error{"expected an option from 1 to " + std::to_string(decision.options.size()) + ", found " +
               std::to_string(number)};
}

/// The only option that is written so: its name, or the title that its card shows.
Result<Choice> named_option(const Lookup& lookup, const OpenDecision& decision, const std::string& text) {
  const Names& names = lookup.names();
  std::vector<Choice> found;
  for (const Target& option : decision.options) {
    const CardId card = option.card();
    const std::string name = card ? names.shown(lookup.eyes(), card) : names.choice(option.what);
    if (equal_folded(name, text)) found.push_back(option.what);
  }
  if (found.size() == 1) return found.front();
  return Error{std::to_string(found.size()) + " of the options are called " + quote_if_needed(text) +
               "; expected exactly one"};
}

Result<Choice> one(const Lookup& lookup, const OpenDecision& decision, const Word& word) {
  if (!word.quoted) {
    if (const auto number = parse_unsigned(word.text)) return numbered_option(decision, *number);
    if (word.text == "pass") return Choice::pass();
    if (word.text.starts_with('#') || word.text.starts_with('$')) {
      const Result<CardId> card = lookup.card(word);
      if (!card) return card.error();
      return Choice{*card};
    }
  }
  return named_option(lookup, decision, word.text);
}

}  // namespace

Result<std::vector<Choice>> chosen(const Lookup& lookup, const OpenDecision& decision, std::span<const Word> words) {
  std::vector<Choice> choices;
  if (words.size() == 1 && words[0].text == "none" && !words[0].quoted) return choices;
  if (words.empty()) return Error{"expected `choose #12`, `choose 2` or `choose none`, found nothing to choose"};
  for (const Word& word : words) {
    const Result<Choice> choice = one(lookup, decision, word);
    if (!choice) return choice.error();
    choices.push_back(*choice);
  }
  return choices;
}

}  // namespace riffle
