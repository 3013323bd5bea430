#include "framework/catalog/tiny_format.hpp"

#include <algorithm>
#include <iterator>
#include <sstream>
#include <stdexcept>

namespace catalog_tests {

using namespace riffle;

namespace {

struct Line {
  std::uint32_t number = 0;
  std::vector<std::string> fields;

  const std::string& word() const { return fields.front(); }
  std::string field(std::size_t index) const { return index < fields.size() ? fields[index] : std::string{}; }
  bool has(std::size_t index) const { return index < fields.size(); }
  SourcePlace place(std::size_t index = 0) const {
    std::uint32_t column = 1;
    for (std::size_t i = 0; i < index && i < fields.size(); ++i)
      column += static_cast<std::uint32_t>(fields[i].size()) + 1;
    return {number, column, static_cast<std::uint32_t>(field(index).size())};
  }
  std::optional<PrintedLink> link(std::size_t index) const {
    if (field(index).empty()) return std::nullopt;
    return PrintedLink{field(index), place(index)};
  }
};

std::vector<Line> lines_of(std::string_view bytes) {
  std::vector<Line> lines;
  std::istringstream in{std::string(bytes)};
  std::uint32_t number = 0;
  for (std::string text; std::getline(in, text);) {
    ++number;
    if (text.empty()) continue;
    if (text == "throw") throw std::runtime_error("the line says so");
    Line line{number, {}};
    std::istringstream fields{text};
    for (std::string field; std::getline(fields, field, '|');) line.fields.push_back(field);
    if (text.back() == '|') line.fields.emplace_back();
    lines.push_back(line);
  }
  return lines;
}

bool says_nothing(const std::vector<Line>& lines) {
  return std::any_of(lines.begin(), lines.end(), [](const Line& line) { return line.word() == "nothing"; });
}

struct TinyGame final : GameFormat {
  Confidence probe(const Source& beginning) const override {
    return beginning.bytes.starts_with("game|") ? certain : not_mine;
  }
  std::optional<Definition> read(const Source& source, Diagnostics& diagnostics) const override {
    Definition game;
    const std::vector<Line> lines = lines_of(source.bytes);
    if (says_nothing(lines)) return std::nullopt;
    for (const Line& line : lines) {
      if (line.word() == "game") {
        game.id = line.field(1);
        game.name = line.field(2);
        game.version = line.field(3);
        game.place = line.place(2);
      } else if (line.word() == "property") {
        PropertyDefinition& property = game.properties.emplace_back();
        property.name = line.field(1);
        property.type = line.field(2) == "number" ? PropertyType::number : PropertyType::text;
        property.place = line.place(1);
      } else if (line.word() == "section") {
        game.sections.push_back({line.field(1), line.field(2), line.field(3) == "shared", line.place(1)});
      } else if (line.word() == "plugin") {
        game.rules.plugins.push_back(line.field(1));
      } else if (line.word() == "next") {
        game.rules.next = line.field(1);
      } else if (line.word() == "parameter") {
        game.rules.parameters.push_back({line.field(1), line.field(2), line.place(1)});
      } else {
        diagnostics.push_back({Severity::error, "tiny-word", {}, line.place(), "no such word", {}});
      }
    }
    return game;
  }
};

struct TinySet final : CardFormat {
  Confidence probe(const Source& beginning) const override {
    return beginning.bytes.starts_with("set|") ? certain : not_mine;
  }
  std::optional<CardSet> read(const Source& source, Diagnostics&) const override {
    CardSet set;
    const std::vector<Line> lines = lines_of(source.bytes);
    if (says_nothing(lines)) return std::nullopt;
    for (const Line& line : lines) {
      if (line.word() == "set") {
        set.id = line.field(1);
        set.game = line.field(2);
        set.name = line.field(3);
        set.place = line.place(3);
      } else if (line.word() == "card") {
        CardTemplate& card = set.cards.emplace_back();
        card.id = line.field(1);
        card.name = line.field(2);
        card.alternate = line.link(3);
        card.dependent = line.link(4);
        card.place = line.place(2);
      } else if (line.word() == "form") {
        NamedForm& form = set.cards.back().forms.emplace_back();
        form.type = line.field(1);
        form.name = line.field(2);
        form.alternate = line.link(3);
        form.place = line.place(1);
      } else if (line.word() == "=") {
        CardTemplate& card = set.cards.back();
        auto& properties = card.forms.empty() ? card.properties : card.forms.back().properties;
        properties.push_back({line.field(1), line.has(2) ? std::optional(line.field(2)) : std::nullopt, line.place(2)});
      }
    }
    return set;
  }
};

struct TinyDeck final : DeckFormat {
  Confidence probe(const Source& beginning) const override {
    return beginning.bytes.starts_with("deck|") ? certain : not_mine;
  }
  std::optional<Deck> read(const Source& source, Diagnostics&) const override {
    Deck deck;
    const std::vector<Line> lines = lines_of(source.bytes);
    if (says_nothing(lines)) return std::nullopt;
    for (const Line& line : lines) {
      if (line.word() == "deck") {
        deck.game = line.field(1);
        deck.place = line.place(1);
      } else if (line.word() == "section") {
        deck.sections.push_back({line.field(1), line.field(2) == "shared", {}, line.place(1)});
      } else if (line.word() == "line") {
        deck.sections.back().lines.push_back(
            {static_cast<std::uint32_t>(std::stoul(line.field(1))), line.field(2), line.field(3), line.place(3)});
      }
    }
    return deck;
  }
};

struct Turn final : ActionType {
  Status run(Context&, const Action&) const override { return done; }
};

/// Claims every file; reads it as an empty deck.
struct Twin final : DeckFormat {
  Confidence probe(const Source& beginning) const override {
    return beginning.bytes.starts_with("mine") ? certain : likely;
  }
  std::optional<Deck> read(const Source&, Diagnostics&) const override { return Deck{}; }
};

/// Never surer than `likely`.
struct ModestTwin final : DeckFormat {
  Confidence probe(const Source&) const override { return likely; }
  std::optional<Deck> read(const Source&, Diagnostics&) const override { return std::nullopt; }
};

/// Sure of what the other two are not.
struct LateTwin final : DeckFormat {
  Confidence probe(const Source& beginning) const override {
    return beginning.bytes.starts_with("late") ? certain : not_mine;
  }
  std::optional<Deck> read(const Source&, Diagnostics&) const override { return Deck{}; }
};

struct Bang final : DeckFormat {
  Confidence probe(const Source&) const override { throw std::runtime_error("bang"); }
  std::optional<Deck> read(const Source&, Diagnostics&) const override { return std::nullopt; }
};

template <class Format>
FormatDescriptor described(const char* const (&extensions)[1]) {
  FormatDescriptor descriptor;
  descriptor.summary = "for tests";
  descriptor.extensions = extensions;
  return descriptor;
}

constexpr const char* tiny[] = {".tiny"};
constexpr const char* twin[] = {".twin"};
constexpr const char* bang[] = {".bang"};

}  // namespace

void load_tiny(Registrar& host) {
  host.add_format("tiny.game", described<GameFormat>(tiny), Owned<GameFormat>::make<TinyGame>());
  host.add_format("tiny.set", described<CardFormat>(tiny), Owned<CardFormat>::make<TinySet>());
  host.add_format("tiny.deck", described<DeckFormat>(tiny), Owned<DeckFormat>::make<TinyDeck>());
  host.add_action<Turn>("tiny.turn");
}

void load_twins(Registrar& host) {
  host.add_format("twins.one", described<DeckFormat>(twin), Owned<DeckFormat>::make<Twin>());
  host.add_format("twins.two", described<DeckFormat>(twin), Owned<DeckFormat>::make<ModestTwin>());
  host.add_format("twins.late", described<DeckFormat>(twin), Owned<DeckFormat>::make<LateTwin>());
}

void load_bang(Registrar& host) {
  host.add_format("bang.deck", described<DeckFormat>(bang), Owned<DeckFormat>::make<Bang>());
}

Diagnostics of_code(const Diagnostics& diagnostics, std::string_view code) {
  Diagnostics found;
  std::copy_if(diagnostics.begin(), diagnostics.end(), std::back_inserter(found),
               [&](const Diagnostic& diagnostic) { return diagnostic.code == code; });
  return found;
}

std::string guid(int number) {
  const std::string digits = std::to_string(number);
  return "00000000-0000-4000-8000-" + std::string(12 - digits.size(), '0') + digits;
}

}  // namespace catalog_tests
