#include "app/lookup.hpp"

#include "app/script.hpp"

#include "base/text.hpp"

#include <charconv>

namespace riffle {
namespace {

template <class T>
Result<Value> wrap(const Result<T>& found, Value (*make)(T)) {
  if (!found) return found.error();
  return make(*found);
}

}  // namespace

Result<std::int32_t> parse_number(std::string_view text) {
  const std::string_view digits = text.starts_with('+') ? text.substr(1) : text;
  std::int32_t number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (digits.empty() || error != std::errc{} || end != digits.data() + digits.size() || digits.starts_with("+-"))
    return Error{"expected a number, found " + quote_if_needed(text)};
  return number;
}

Result<bool> parse_flag(std::string_view text) {
  for (const std::string_view yes : {"yes", "true", "on", "up"})
    if (equal_folded(text, yes)) return true;
  for (const std::string_view no : {"no", "false", "off", "down"})
    if (equal_folded(text, no)) return false;
  return Error{"expected yes or no, up or down, found " + quote_if_needed(text)};
}

std::optional<Result<CardId>> Lookup::card_at(std::string_view text) const {
  const std::size_t at = text.rfind('@');
  const auto position = at == std::string_view::npos ? std::nullopt : parse_unsigned(text.substr(at + 1));
  if (!position) return std::nullopt;
  const Result<ZoneId> zone = names_.zone(asking_, text.substr(0, at));
  if (!zone) return zone.error();
  const auto cards = game_.view().cards(*zone);
  if (*position < cards.size()) return cards[cards.size() - 1 - *position];
  return Error{"expected a place from 0 to " + std::to_string(cards.size()) + " of " + names_.zone(*zone) +
               " (that many cards), found " + std::string{text.substr(at + 1)}};
}

Result<CardId> Lookup::numbered(const std::string& text) const {
  const Result<CardId> found = names_.card(text, eyes_);
  if (found && eyes_ && !game_.sees(eyes_, *found)) return Error{"you do not see a card " + text};
  return found;
}

Result<CardId> Lookup::card(const Word& word) const {
  if (!word.quoted && word.text.starts_with('$')) {
    const auto bound = bindings_.cards.find(std::string_view{word.text}.substr(1));
    if (bound == bindings_.cards.end()) return Error{"no card has been bound to " + word.text + " by `let`"};
    return bound->second;
  }
  if (!word.quoted && word.text.starts_with('#')) return numbered(word.text);
  const Result<CardId> named = names_.named(word.text, eyes_);
  if (named) return named;
  const auto placed = card_at(word.text);
  return placed ? *placed : named;
}

Result<ZoneId> Lookup::zone(const Word& word) const { return names_.zone(asking_, word.text); }

Result<Target> Lookup::target(const Word& word, TargetKind kind) const {
  if (kind == TargetKind::card) {
    const Result<CardId> card = this->card(word);
    if (!card) return card.error();
    return game_.view().target(*card);
  }
  if (kind == TargetKind::seat) {
    const Result<SeatId> seat = names_.seat(word.text);
    if (!seat) return seat.error();
    return Target{*seat, 0};
  }
  if (kind == TargetKind::zone) {
    const Result<ZoneId> zone = this->zone(word);
    if (!zone) return zone.error();
    return Target{*zone, 0};
  }
  return Error{"expected no target, found " + quote_if_needed(word.text)};
}

bool Lookup::known(const Word& word, TargetKind kind) const {
  if (kind == TargetKind::card) return !names_.all_named(word.text, eyes_).empty() || bool{card(word)};
  return bool{target(word, kind)};
}

Result<Value> Lookup::value(const Word& word, ValueKind kind) const {
  switch (kind) {
    case ValueKind::number:
      return wrap<std::int32_t>(parse_number(word.text), Value::number);
    case ValueKind::flag:
      return wrap<bool>(parse_flag(word.text), Value::flag);
    case ValueKind::card:
      return wrap<CardId>(card(word), Value::card);
    case ValueKind::seat:
      return wrap<SeatId>(names_.seat(word.text), Value::seat);
    case ValueKind::zone:
      return wrap<ZoneId>(zone(word), Value::zone);
    case ValueKind::form:
      return wrap<FormId>(names_.printed(word.text), Value::form);
    case ValueKind::symbol:
    case ValueKind::absent:
      break;
  }
  return Value::symbol(game_.registry().symbols().intern(word.text));
}

}  // namespace riffle
