#include "app/expectations.hpp"

#include "app/script.hpp"

#include "base/text.hpp"

#include <algorithm>

namespace riffle {
namespace {

/// An edit's text as it is compared: case matters in quotes only, and one blank is as good as several.
std::string normal(std::string_view text) {
  std::string outside, out;
  const auto flush = [&] {
    out += fold_case(outside);
    outside.clear();
  };
  bool inside = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"') {
      flush();
      inside = !inside;
      out += c;
    } else if (inside) {
      out += c;
      if (c == '\\' && i + 1 < text.size()) out += text[++i];
    } else if (c != ' ' || (!outside.empty() && outside.back() != ' ')) {
      outside += c;
    }
  }
  flush();
  return out;
}

using Spelled = std::vector<std::vector<std::string>>;

std::string print(const Spelled& spans) {
  std::vector<std::string> texts;
  for (const std::vector<std::string>& span : spans) texts.push_back(join(span, ", "));
  return texts.empty() ? "()" : join(texts, "; ");
}

Spelled expected_spans(const std::string& tail) {
  Spelled spans;
  if (tail == "()") return spans;
  for (const std::string& span : split_outside_quotes(tail, ';')) spans.push_back(split_outside_quotes(span, ','));
  return spans;
}

/// Own zones may be written with or without their seat.
bool same(const Spelled& expected, const Spelled& full, const Spelled& brief) {
  if (expected.size() != full.size()) return false;
  for (std::size_t span = 0; span < expected.size(); ++span) {
    if (expected[span].size() != full[span].size()) return false;
    for (std::size_t i = 0; i < expected[span].size(); ++i) {
      const std::string wanted = normal(expected[span][i]);
      if (wanted != normal(full[span][i]) && wanted != normal(brief[span][i])) return false;
    }
  }
  return true;
}

bool value_is(const Reader& reader, Value value, const Word& word) {
  const Names& names = reader.names();
  switch (value.kind) {
    case ValueKind::form:
      return names.form(value.as_form()) == word.text || names.title(value.as_form()) == word.text;
    case ValueKind::zone: {
      const Result<ZoneId> zone = reader.zone(word);
      return zone && *zone == value.as_zone();
    }
    case ValueKind::card: {
      const Result<CardId> card = reader.card(word);
      return card && *card == value.as_card();
    }
    case ValueKind::flag: {
      const Result<bool> flag = parse_flag(word.text);
      return flag && *flag == value.as_flag();
    }
    default:
      return names.value(value) == word.text;
  }
}

bool target_is(const Reader& reader, Target target, const Word& word) {
  if (target.card()) return word.name == "card" && value_is(reader, Value::card(target.card()), word);
  if (target.zone()) return word.name == "zone" && value_is(reader, Value::zone(target.zone()), word);
  return target.seat() && word.name == "seat" && reader.names().seat(target.seat()) == word.text;
}

bool event_is(const Reader& reader, const HeardEvent& event, const Word& word) {
  const Symbols& symbols = reader.game().registry().symbols();
  for (const Argument& argument : event.arguments)
    if (symbols.text(argument.name) == word.name) return value_is(reader, argument.value, word);
  return target_is(reader, event.target, word);
}

std::string print(const Reader& reader, const HeardEvent& event) {
  const Names& names = reader.names();
  std::string out{reader.game().registry().events()[event.id.index].id};
  out += " " + names.choice(event.target.what);
  for (const Argument& argument : event.arguments)
    out += " " + std::string{names.text(argument.name)} + "=" + quote_if_needed(names.value(argument.value));
  return out;
}

}  // namespace

Finding expect_edits(const Reader& reader, const Ear& ear, const std::string& tail) {
  if (tail.empty()) return Finding::wrong("edits, or `()` for none", "nothing");
  const Spelled full = ear.spelled(Names{reader.game()}, reader.reads_as());
  const Spelled brief = ear.spelled(reader.names(), reader.reads_as());
  return {same(expected_spans(tail), full, brief), tail, print(full)};
}

Finding expect_event(const Reader& reader, const Ear& ear, Words words, const std::string& tail) {
  const auto expected = parse_unsigned(tail);
  if (words.empty() || !words[0].name.empty() || !expected)
    return Finding::wrong("`expect event ID [card=…] [NAME=VALUE]…: HOW MANY`", tail);
  const EventId id = reader.game().registry().find_event(words[0].text);
  if (!id) return Finding::wrong(tail, "no loaded plugin notes the event " + words[0].text);
  std::size_t count = 0;
  std::vector<std::string> heard;
  for (const HeardEvent& event : ear.events()) {
    heard.push_back(print(reader, event));
    const auto is = [&](const Word& word) { return event_is(reader, event, word); };
    if (event.id == id && std::all_of(words.begin() + 1, words.end(), is)) ++count;
  }
  const std::string all = heard.empty() ? "no event was heard" : "heard: " + join(heard, " | ");
  return {count == *expected, tail, std::to_string(count) + " (" + all + ")"};
}

}  // namespace riffle
