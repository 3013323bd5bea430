#include "app/opening.hpp"

#include "base/text.hpp"
#include "catalog/print.hpp"

#include <algorithm>
#include <ostream>

namespace riffle {
namespace {

bool error_of(const Diagnostic& diagnostic, const std::string& file) {
  return diagnostic.severity == Severity::error && diagnostic.file == file;
}

}  // namespace

Result<std::shared_ptr<const Catalog>> open_catalog(Registry& registry, const std::string& path,
                                                    const std::vector<Define>& defines, Diagnostics& diagnostics) {
  Loaded loaded = load(registry, {path}, defines);
  diagnostics.insert(diagnostics.end(), loaded.diagnostics.begin(), loaded.diagnostics.end());
  Result<std::shared_ptr<const Catalog>> game = the_game(loaded);
  if (!game) return game;
  const std::string& file = (*game)->definition.file;
  for (const Diagnostic& diagnostic : loaded.diagnostics) {
    // A game that was asked for with this and that must not begin without it.
    if (error_of(diagnostic, "--define")) return Error{"--define: " + diagnostic.message};
    if (error_of(diagnostic, file)) return Error{"the definition " + file + " has errors"};
  }
  return game;
}

void report_findings(std::ostream& errors, const Diagnostics& diagnostics, bool all) {
  if (diagnostics.empty()) return;
  Diagnostics shown;
  for (const Diagnostic& diagnostic : diagnostics)
    if (all || diagnostic.severity == Severity::error) shown.push_back(diagnostic);
  print(errors, shown, Paint::of_errors().colour());
  errors << "riffle: " << summary(diagnostics);
  if (shown.size() != diagnostics.size()) errors << " (-v shows all of them)";
  errors << std::endl;
}

ScriptHead merge(ScriptHead script, const ScriptHead& command_line) {
  if (!command_line.game.empty()) script.game = command_line.game;
  if (command_line.seed) script.seed = command_line.seed;
  for (const ScriptHead::SeatFile& deck : command_line.decks)
    std::erase_if(script.decks, [&](const ScriptHead::SeatFile& other) { return other.seat == deck.seat; });
  script.decks.insert(script.decks.end(), command_line.decks.begin(), command_line.decks.end());
  for (const Define& define : command_line.defines)
    std::erase_if(script.defines, [&](const Define& other) { return equal_folded(other.name, define.name); });
  script.defines.insert(script.defines.end(), command_line.defines.begin(), command_line.defines.end());
  std::stable_sort(script.decks.begin(), script.decks.end(),
                   [](const auto& a, const auto& b) { return a.seat < b.seat; });
  return script;
}

GameSetup setup_for(const ScriptHead& head, std::shared_ptr<const Catalog> catalog) {
  GameSetup setup;
  setup.path = head.game;
  setup.catalog = std::move(catalog);
  for (const ScriptHead::SeatFile& deck : head.decks) setup.decks.push_back({SeatId{deck.seat - 1}, deck.file});
  setup.defines = head.defines;
  if (head.seed) setup.seed = *head.seed;
  return setup;
}

}  // namespace riffle
