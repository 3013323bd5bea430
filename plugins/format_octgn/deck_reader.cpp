#include "deck_reader.hpp"

#include "kept.hpp"
#include "roots.hpp"
#include "values.hpp"
#include "xml/characters.hpp"

namespace riffle::octgn {
namespace {

constexpr std::int32_t most_copies = 10'000;  // a typing mistake should not fill the memory

std::uint32_t read_quantity(const xml::Element& line, Findings& findings) {
  const std::int32_t quantity = read_number(line, "qty", 1, findings);
  const SourcePlace place = line.value_place("qty");
  if (quantity == 0) findings.warning("zero-quantity", place, "expected at least 1 copy, found 0");
  if (quantity >= 0 && quantity <= most_copies) return static_cast<std::uint32_t>(quantity);
  findings.error("bad-quantity", place,
                 say("expected 0 to ", std::to_string(most_copies), " copies, found ", std::to_string(quantity)),
                 "1 is used");
  return 1;
}

/// The caret goes under the name, else the GUID: what a reader recognises.
SourcePlace line_place(const xml::Element& element, const DeckLine& line) {
  return line.name.empty() ? element.value_place("id") : element.text_place();
}

DeckLine read_line(const xml::Element& element, Findings& findings) {
  DeckLine line;
  line.quantity = read_quantity(element, findings);
  line.id = element.value("id");
  line.name = xml::trim(element.text());
  line.place = line_place(element, line);
  if (!line.id.empty() && !is_guid(line.id)) {
    findings.warning("bad-guid", element.value_place("id"), say("expected a GUID, found \"", line.id, "\""),
                     "the card is looked for by its name");
  }
  if (line.id.empty() && line.name.empty()) {
    findings.error("nameless-line", line.place, "expected an id or a name, found neither");
  }
  return line;
}

DeckSection read_section(const xml::Element& element, bool shared, Findings& findings) {
  DeckSection section;
  section.name = element.value("name");
  section.shared = read_flag(element, "shared", false, findings) || shared;
  section.place = element.value_place("name");
  for (const xml::Element& child : element.children()) {
    if (child.is("card")) {
      section.lines.push_back(read_line(child, findings));
    } else {
      report_unknown(child, element.name(), findings);
    }
  }
  return section;
}

Deck read_deck(const xml::Element& root, Findings& findings) {
  Deck deck;
  deck.game = read_guid(root, "game", findings);
  deck.place = root.value_place("game");
  const bool shared = read_flag(root, "shared", false, findings);  // of the whole deck, as old ones have it
  for (const xml::AttributeText& attribute : root.attributes()) {
    if (same_word(attribute.name, "game") || is_about_xml(attribute.name)) continue;
    deck.kept.push_back({std::string(attribute.name), std::string(attribute.value)});
  }
  for (const xml::Element& child : root.children()) {
    if (child.is("section")) {
      deck.sections.push_back(read_section(child, shared, findings));
    } else if (child.is("notes")) {
      deck.notes += child.text();
    } else {
      deck.kept.push_back({std::string(child.name()), child.text()});
    }
  }
  return deck;
}

}  // namespace

Confidence DeckReader::probe(const Source& beginning) const { return probe_root(beginning, "deck"); }

std::optional<Deck> DeckReader::read(const Source& source, Diagnostics& diagnostics) const {
  Findings findings(source.file, diagnostics);
  const auto document = parse_root(source, "deck", findings);
  if (!document) return std::nullopt;
  Deck deck = read_deck(document->root(), findings);
  deck.file = source.file;
  return deck;
}

}  // namespace riffle::octgn
