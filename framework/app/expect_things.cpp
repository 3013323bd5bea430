#include "app/expectations.hpp"

#include "base/text.hpp"

#include <algorithm>

namespace riffle {
namespace {

/// What a card, a seat or the game has under a name. No text: it is absent.
struct Held {
  std::optional<std::string> text;
  bool secret = false;  ///< only who sees the card may read it
};

std::string print(const Held& held) {
  if (!held.text) return "absent";
  return held.text->empty() ? "\"\"" : *held.text;
}

Held held_value(const Names& names, Value value, bool secret) {
  if (!value.present()) return {std::nullopt, secret};
  return {names.value(value), secret};
}

using Attribute = Held (*)(const Names&, const View&, CardId);

struct BuiltIn {
  std::string_view name;
  Attribute read;
};

constexpr BuiltIn built_ins[] = {
    {"name",
     [](const Names& n, const View& v, CardId c) -> Held {
       return {n.title(v.shown(c)), true};
     }},
    {"shown",
     [](const Names& n, const View& v, CardId c) -> Held {
       return {n.form(v.shown(c)), true};
     }},
    {"printed",
     [](const Names& n, const View& v, CardId c) -> Held {
       return {n.form(v.printed(c)), true};
     }},
    {"form",
     [](const Names& n, const View& v, CardId c) -> Held {
       return {std::string{n.text(v.form(v.shown(c)).type)}, true};
     }},
    {"is_alternate",
     [](const Names&, const View& v, CardId c) -> Held {
       return {v.is_alternate(c) ? "yes" : "no", true};
     }},
    {"zone",
     [](const Names& n, const View& v, CardId c) -> Held {
       return {n.zone(v.zone(c)), false};
     }},
    {"face",
     [](const Names&, const View& v, CardId c) -> Held {
       return {v.face_up(c) ? "up" : "down", false};
     }},
    {"orientation",
     [](const Names& n, const View& v, CardId c) -> Held {
       return {n.value(v.value(c, property::orientation)), false};
     }},
    {"owner",
     [](const Names& n, const View& v, CardId c) -> Held {
       return {n.seat(v.owner(c)), false};
     }},
    {"controller",
     [](const Names& n, const View& v, CardId c) -> Held {
       return {n.seat(v.controller(c)), false};
     }},
};

/// A built-in's exact name, then a property of the game, then a built-in in another case.
Result<Held> held_by(const Reader& reader, CardId card, const std::string& name) {
  const View& view = reader.game().view();
  const auto built_in = [&](auto same) {
    return std::find_if(std::begin(built_ins), std::end(built_ins),
                        [&](const BuiltIn& one) { return same(one.name, name); });
  };
  const auto exact = built_in([](std::string_view a, std::string_view b) { return a == b; });
  if (exact != std::end(built_ins)) return exact->read(reader.names(), view, card);
  const Result<PropertyId> property = reader.names().card_property(name);
  if (property) return held_value(reader.names(), view.value(card, *property), view.card_slots[property->index] < 0);
  const auto folded = built_in(equal_folded);
  if (folded != std::end(built_ins)) return folded->read(reader.names(), view, card);
  return property.error();
}

/// Compares what is held with what is expected: `absent` without quotes is no text, yes and no have other spellings.
bool same(const Held& held, const Word& expected) {
  if (!expected.quoted && expected.text == "absent") return !held.text;
  if (!held.text) return false;
  if (*held.text == expected.text) return true;
  if (expected.quoted) return false;
  const auto found = parse_flag(*held.text), wanted = parse_flag(expected.text);
  return found && wanted && *found == *wanted;
}

/// Whether a zone's name, however written, is that of the zone found.
bool same_zone(const Reader& reader, CardId card, const Word& expected) {
  const Result<ZoneId> zone = reader.zone(expected);
  return zone && *zone == reader.game().view().zone(card);
}

Finding expect_value(const Result<PropertyId>& property, const Names& names,
                     Value (*read)(const View&, SeatId, PropertyId), const View& view, SeatId seat,
                     const std::string& tail) {
  if (!property) return Finding::wrong(property.error(), tail);
  const Held held = held_value(names, read(view, seat, *property), false);
  return {same(held, tail_word(tail)), tail, print(held)};
}

/// Whether a card is what one part of a zone's list says: `#3`, `hidden`, or the title it shows.
bool matches(const Reader& reader, CardId card, const Word& part) {
  const std::string shown = reader.names().shown(reader.reads_as(), card);
  const bool hidden = reader.blind_to(card);
  if (!part.quoted && (part.text.starts_with('#') || part.text.starts_with('$'))) {
    const Result<CardId> meant = reader.card(part);
    return meant && *meant == card;
  }
  if (!part.quoted && part.text == "hidden") return hidden;
  return !hidden && shown == part.text;
}

bool matches_in_order(const Reader& reader, const std::vector<CardId>& cards, const std::vector<Word>& parts) {
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (!matches(reader, cards[i], parts[i])) return false;
  return true;
}

bool matches_without_order(const Reader& reader, std::vector<CardId> cards, std::vector<Word> parts) {
  // Those that name one card choose first.
  std::stable_sort(parts.begin(), parts.end(), [](const Word& a, const Word& b) {
    return a.text.starts_with('#') && !a.quoted && (b.quoted || !b.text.starts_with('#'));
  });
  for (const Word& part : parts) {
    const auto found =
        std::find_if(cards.begin(), cards.end(), [&](CardId card) { return matches(reader, card, part); });
    if (found == cards.end()) return false;
    cards.erase(found);
  }
  return true;
}

std::string list(const Reader& reader, const std::vector<CardId>& cards) {
  std::vector<std::string> texts;
  for (const CardId card : cards) {
    const bool hidden = reader.blind_to(card);
    texts.push_back(hidden ? "hidden" : "\"" + reader.names().shown(reader.reads_as(), card) + "\"");
  }
  return texts.empty() ? "()" : join(texts, ", ");
}

}  // namespace

Finding expect_zone(const Reader& reader, Words words, const std::string& tail) {
  if (words.size() != 1) return Finding::wrong("`expect zone ZONE: cards`, a name with blanks in quotes", tail);
  const Result<ZoneId> zone = reader.zone(words[0]);
  if (!zone) return Finding::wrong(zone.error(), tail);
  const auto bottom_first = reader.game().view().cards(*zone);
  const std::vector<CardId> cards{bottom_first.rbegin(), bottom_first.rend()};
  if (tail.empty()) return Finding::wrong("cards, or `()` for none", list(reader, cards));
  std::vector<Word> parts;
  for (const std::string& part : tail == "()" ? std::vector<std::string>{} : split_outside_quotes(tail, ','))
    parts.push_back(tail_word(part));
  const bool ordered = reader.game().view().record(*zone).ordered != 0;
  const bool held = parts.size() == cards.size() &&
                    (ordered ? matches_in_order(reader, cards, parts) : matches_without_order(reader, cards, parts));
  return {held, tail, list(reader, cards)};
}

Finding expect_card(const Reader& reader, Words words, const std::string& tail) {
  if (words.size() != 2) return Finding::wrong("`expect card CARD NAME: VALUE`, names with blanks in quotes", tail);
  const Result<CardId> card = reader.card(words[0]);
  if (!card) return Finding::wrong(card.error(), tail);
  const Result<Held> held = held_by(reader, *card, words[1].text);
  if (!held) return Finding::wrong(held.error(), tail);
  const Word expected = tail_word(tail);
  if (held->secret && reader.blind_to(*card)) return {!expected.quoted && expected.text == "hidden", tail, "hidden"};
  if (words[1].text == "zone") return {same_zone(reader, *card, expected), tail, print(*held)};
  const bool title =
      words[1].text == "shown" && reader.names().title(reader.game().view().shown(*card)) == expected.text;
  return {title || same(*held, expected), tail, print(*held)};
}

Finding expect_seat(const Reader& reader, Words words, const std::string& tail) {
  if (words.size() != 2) return Finding::wrong("`expect seat N NAME: VALUE`, names with blanks in quotes", tail);
  const Result<SeatId> seat = reader.names().seat(words[0].text);
  if (!seat) return Finding::wrong(seat.error(), tail);
  const auto read = [](const View& view, SeatId whose, PropertyId id) { return view.value(whose, id); };
  return expect_value(reader.names().seat_property(words[1].text), reader.names(), read, reader.game().view(), *seat,
                      tail);
}

Finding expect_game(const Reader& reader, Words words, const std::string& tail) {
  if (words.size() != 1) return Finding::wrong("`expect game NAME: VALUE`, names with blanks in quotes", tail);
  const auto read = [](const View& view, SeatId, PropertyId id) { return view.value(id); };
  return expect_value(reader.names().game_property(words[0].text), reader.names(), read, reader.game().view(), {},
                      tail);
}

}  // namespace riffle
