#include "app/expectations.hpp"

namespace riffle {
namespace {

/// What a script asks about: which object, and which property of it; none for a card's zone.
struct Asked {
  Choice object;
  PropertyId property;
};

Result<Asked> asked(const Reader& reader, Words words) {
  const std::string kind = words.empty() ? "" : words[0].text;
  if (kind == "game" && words.size() == 2) {
    const auto property = reader.names().game_property(words[1].text);
    if (!property) return property.error();
    return Asked{{}, *property};
  }
  if (words.size() != 3 || (kind != "card" && kind != "seat"))
    return Error{"expected `why card #3 zone: …`, `why seat 1 Score: …` or `why game Round: …`"};
  if (kind == "seat") {
    const auto seat = reader.names().seat(words[1].text);
    if (!seat) return seat.error();
    const auto property = reader.names().seat_property(words[2].text);
    if (!property) return property.error();
    return Asked{*seat, *property};
  }
  const auto card = reader.card(words[1]);
  if (!card) return card.error();
  if (words[2].text == "zone") return Asked{*card, {}};
  const auto property = reader.names().card_property(words[2].text);
  if (!property) return property.error();
  return Asked{*card, *property};
}

}  // namespace

Finding expect_why(const Reader& reader, Words words, const std::string& tail) {
  const auto what = asked(reader, words);
  if (!what) return Finding::wrong(what.error(), tail);
  const std::string found = reader.game().why(what->object, what->property);
  return {has_words(found, tail), tail, found.empty() ? "nothing has changed it" : found};
}

}  // namespace riffle
