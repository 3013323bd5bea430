#include "catalog/build.hpp"
#include "catalog/defines.hpp"
#include "catalog/files.hpp"
#include "catalog/read.hpp"
#include "catalog/report.hpp"

#include <algorithm>

namespace riffle {

namespace {

/// Puts findings in the order of the files, then of the lines. Those of no file that was found come last, as they came.
void sort_by_place(const std::vector<loading::FoundFile>& files, Diagnostics& diagnostics) {
  std::unordered_map<std::string, std::size_t> ranks;
  for (const loading::FoundFile& file : files) ranks.try_emplace(file.file, ranks.size());
  const auto rank = [&](const Diagnostic& diagnostic) {
    const auto known = ranks.find(diagnostic.file);
    return known == ranks.end() ? files.size() : known->second;
  };
  std::vector<std::pair<std::size_t, Diagnostic>> ranked;
  ranked.reserve(diagnostics.size());
  for (Diagnostic& diagnostic : diagnostics) {
    const std::size_t of = rank(diagnostic);
    ranked.emplace_back(of, std::move(diagnostic));
  }
  std::stable_sort(ranked.begin(), ranked.end(), [&](const auto& a, const auto& b) {
    if (a.first != b.first) return a.first < b.first;
    if (a.first == files.size()) return false;
    if (a.second.place.line != b.second.place.line) return a.second.place.line < b.second.place.line;
    return a.second.place.column < b.second.place.column;
  });
  for (std::size_t i = 0; i < ranked.size(); ++i) diagnostics[i] = std::move(ranked[i].second);
}

}  // namespace

Loaded load(Registry& registry, const std::vector<std::string>& paths, const std::vector<Define>& defines) {
  Loaded loaded;
  Definition unused;
  loading::apply(registry, defines, unused, loaded.diagnostics);  // says once what is wrong with them
  const std::vector<loading::FoundFile> files = loading::find_files(paths, loaded.diagnostics);
  loading::Contents contents = loading::read_all(registry, files, loaded.diagnostics);
  loaded.decks = std::move(contents.decks);
  loading::Gathered gathered = loading::gather(std::move(contents), loaded.diagnostics);
  for (loading::Ingredients& game : gathered.games) {
    Diagnostics said_before;
    loading::apply(registry, defines, game.definition, said_before);
    loaded.catalogs.push_back(loading::build(registry, std::move(game), gathered.elsewhere, loaded.diagnostics));
  }
  sort_by_place(files, loaded.diagnostics);
  return loaded;
}

Result<std::shared_ptr<const Catalog>> the_game(const Loaded& loaded) {
  std::vector<std::shared_ptr<const Catalog>> defined;
  for (const auto& catalog : loaded.catalogs)
    if (catalog->defined) defined.push_back(catalog);
  if (defined.size() == 1) return defined.front();
  if (defined.empty()) return Error{"expected one game definition, found none"};
  std::string message = "expected one game definition, found " + std::to_string(defined.size()) + ": ";
  for (const auto& catalog : defined) message += (catalog == defined.front() ? "" : ", ") + catalog->definition.file;
  return Error{message};
}

}  // namespace riffle
