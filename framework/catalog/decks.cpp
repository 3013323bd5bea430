#include "catalog/catalog.hpp"
#include "catalog/keys.hpp"
#include "catalog/read.hpp"
#include "catalog/report.hpp"

#include <algorithm>
#include <filesystem>

namespace riffle {

namespace {

using loading::ticked;

constexpr std::uint32_t most_copies = 10'000;  // of one line: a mistake should not fill the memory

class Resolver {
 public:
  Resolver(const Catalog& catalog, const Deck& deck, Diagnostics& diagnostics)
      : catalog_(catalog), deck_(deck), report_(diagnostics, deck.file) {}

  std::vector<ResolvedLine> run() {
    check_game();
    for (const DeckSection& section : deck_.sections) {
      const SectionDefinition* defined = definition_of(section);
      if (defined == nullptr) continue;
      for (const DeckLine& line : section.lines) add(line, section, *defined);
    }
    return std::move(resolved_);
  }

 private:
  void check_game() {
    if (deck_.game.empty()) return;  // a format that knows no games: any will do
    if (loading::id_key(deck_.game) == loading::id_key(catalog_.definition.id)) return;
    report_.warning("deck-of-other-game", deck_.place,
                    "expected a deck for game " + catalog_.definition.id + " (" + catalog_.definition.name +
                        "), found one for " + (deck_.game.empty() ? "none" : "game " + deck_.game));
  }

  /// The section of this name: best of the same kind, own or shared, and spelled the same.
  const SectionDefinition* definition_of(const DeckSection& section) {
    const SectionDefinition* best = nullptr;
    int best_fit = 0;
    for (const SectionDefinition& known : catalog_.definition.sections) {
      if (!equal_folded(known.name, section.name)) continue;
      const int fit = 1 + (known.name == section.name ? 1 : 0) + (known.shared == section.shared ? 2 : 0);
      if (fit > best_fit) best = &known;
      best_fit = std::max(fit, best_fit);
    }
    if (best == nullptr) report_unknown(section);
    return best;
  }

  void report_unknown(const DeckSection& section) {
    if (section.lines.empty()) return;  // decks list sections that they do not use
    std::vector<std::string_view> names;
    for (const SectionDefinition& known : catalog_.definition.sections) names.push_back(known.name);
    report_.warning("unknown-section", section.place,
                    "the game has no deck section " + ticked(section.name) + ": the deck keeps its " +
                        loading::counted(section.lines.size(), "line") + ", which are not used",
                    loading::did_you_mean(section.name, names));
  }

  void add(const DeckLine& line, const DeckSection& section, const SectionDefinition& defined) {
    if (line.quantity > most_copies)
      return report_.error(
          "bad-quantity", line.place,
          "expected at most " + std::to_string(most_copies) + " copies, found " + std::to_string(line.quantity),
          "the line is not used");
    if (const FormId card = find(line)) resolved_.push_back({card, line.quantity, &section, &defined});
  }

  FormId find(const DeckLine& line) {
    if (const std::string digits = loading::guid_key(line.id); !digits.empty())
      if (const auto found = catalog_.by_guid.find(digits); found != catalog_.by_guid.end())
        return catalog_.base(found->second);
    const std::vector<FormId>* printings = by_name(line.name);
    if (printings == nullptr) {
      report_.warning("unknown-card", line.place,
                      "no card here has " + (line.id.empty() ? "" : "the id " + line.id + " or ") + "the name " +
                          ticked(line.name) + ": the deck keeps the line, which is not used");
      return {};
    }
    if (printings->size() > 1) report_choice(line, *printings);
    return printings->front();
  }

  const std::vector<FormId>* by_name(const std::string& name) const {
    if (loading::trimmed(name).empty()) return nullptr;
    if (const auto* exact = in(catalog_.by_title, fold_case(name))) return exact;
    const std::string key = loading::title_key(name);
    if (const auto* whole = by_whole(key)) return whole;
    if (const auto* part = in(catalog_.by_part, key)) return part;
    for (const std::string& part : loading::part_keys(name))
      if (const auto* front = by_whole(part)) return front;
    return nullptr;
  }

  const std::vector<FormId>* by_whole(const std::string& key) const {
    const auto* found = in(catalog_.by_title, key);
    return found != nullptr ? found : in(catalog_.by_loose_title, key);
  }

  using Titles = std::unordered_map<std::string, std::vector<FormId>>;
  static const std::vector<FormId>* in(const Titles& titles, const std::string& key) {
    const auto found = titles.find(key);
    return found == titles.end() ? nullptr : &found->second;
  }

  void report_choice(const DeckLine& line, const std::vector<FormId>& printings) {
    const TemplateDetail& chosen = catalog_.details[catalog_.forms[printings.front().index].of.index];
    report_.note("several-printings", line.place,
                 ticked(line.name) + " was found by its name: that of set " + ticked(catalog_.sets[chosen.set].name) +
                     " is used, of " + std::to_string(printings.size()) + " printings");
  }

  const Catalog& catalog_;
  const Deck& deck_;
  loading::Report report_;
  std::vector<ResolvedLine> resolved_;
};

}  // namespace

std::unique_ptr<Deck> load_deck(const Registry& registry, const std::string& file, Diagnostics& diagnostics) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(file, error)) {
    loading::Report(diagnostics, file).error("no-such-file", {}, "there is no deck file of this name");
    return nullptr;
  }
  auto deck = loading::read_deck(registry, loading::named_file(file), diagnostics);
  return deck ? std::make_unique<Deck>(std::move(*deck)) : nullptr;
}

std::vector<ResolvedLine> resolve(const Catalog& catalog, const Deck& deck, Diagnostics& diagnostics) {
  return Resolver(catalog, deck, diagnostics).run();
}

}  // namespace riffle
