#include "catalog/gather.hpp"

#include "catalog/keys.hpp"
#include "catalog/report.hpp"

#include <algorithm>

namespace riffle::loading {

namespace {

/// The folders around a file, the nearest first; the last, "", stands for all that the user named.
std::vector<std::string> levels_of(const FoundFile& file) {
  std::vector<std::string> levels;
  std::string folder = file.file;
  while (!file.below.empty() && folder.size() > file.below.size()) {
    const std::size_t slash = folder.rfind('/');
    folder.resize(slash == std::string::npos ? 0 : slash);
    levels.push_back(folder);
  }
  if (levels.empty() || !levels.back().empty()) levels.emplace_back();
  return levels;
}

std::string described(const CardSet& set) { return ticked(set.name) + " (" + set.file + ")"; }

void add_cards(const CardSet& set, Elsewhere& elsewhere) {
  for (const CardTemplate& card : set.cards)
    if (std::string key = guid_key(card.id); !key.empty()) elsewhere.emplace(std::move(key), described(set));
}

class Gatherer {
 public:
  explicit Gatherer(Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

  Gathered gather(Contents contents) {
    for (ReadFrom<Definition>& read : contents.definitions) add_game(std::move(read));
    for (ReadFrom<CardSet>& read : contents.sets) add_set(std::move(read));
    take_sets();
    if (gathered_.games.size() > 1)
      for (const Ingredients& game : gathered_.games)
        for (const CardSet& set : game.sets) add_cards(set, gathered_.elsewhere);
    report_implicit();
    return std::move(gathered_);
  }

 private:
  struct Placed {
    std::size_t game = 0;
    std::size_t nearness = 0;  // how deep the folder lies that holds both
    CardSet set;
  };

  /// A game is looked up by a folder that it is below, and its id; only the newest of one id matters there.
  using Nearby = std::unordered_map<std::string, std::size_t>;

  static std::string place(const std::string& level, const std::string& id) { return id_key(id) + '\n' + level; }

  void add_game(ReadFrom<Definition> read) {
    const std::size_t index = gathered_.games.size();
    for (const std::string& level : levels_of(*read.from)) {
      const auto [known, fresh] = nearby_.try_emplace(place(level, read.content.id), index);
      const std::string& newest = fresh ? read.content.version : gathered_.games[known->second].definition.version;
      if (compare_versions(read.content.version, newest) > 0) known->second = index;
    }
    gathered_.games.push_back({std::move(read.content), true, {}});
    ++defined_;
  }

  void add_set(ReadFrom<CardSet> read) {
    CardSet& set = read.content;
    for (const std::string& level : levels_of(*read.from))
      if (const auto found = nearby_.find(place(level, set.game)); found != nearby_.end())
        return placed_.push_back({found->second, level.size(), std::move(set)});
    if (defined_ == 0) return add_implicit(std::move(set));
    const Definition& first = gathered_.games.front().definition;
    const std::string expected = defined_ == 1 ? "game " + first.id + " (" + first.name + ")"
                                               : "one of the " + std::to_string(defined_) + " games found here";
    Report(diagnostics_, set.file)
        .error("other-game", set.place,
               "expected a set of " + expected + ", found one of " + (set.game.empty() ? "none" : "game " + set.game),
               "the set is left out");
    add_cards(set, gathered_.elsewhere);
  }

  void add_implicit(CardSet set) {
    const std::size_t index = gathered_.games.size();
    const auto [known, fresh] = nearby_.try_emplace(place({}, set.game), index);
    if (fresh) {
      Ingredients& game = gathered_.games.emplace_back();
      game.defined = false;
      game.definition.id = game.definition.name = set.game;
    }
    placed_.push_back({known->second, 0, std::move(set)});
  }

  /// The sets that stand nearest to a game come first, so that they win over others of the same cards.
  void take_sets() {
    std::stable_sort(placed_.begin(), placed_.end(),
                     [](const Placed& a, const Placed& b) { return a.nearness > b.nearness; });
    for (Placed& placed : placed_) gathered_.games[placed.game].sets.push_back(std::move(placed.set));
  }

  void report_implicit() {
    for (const Ingredients& game : gathered_.games) {
      if (game.defined) continue;
      const std::size_t sets = game.sets.size();
      Report(diagnostics_, game.sets.front().file)
          .note("no-definition", game.sets.front().place,
                "no definition of game " + game.definition.id + " here: " + counted(sets, "set") +
                    (sets == 1 ? " is" : " are") + " shown without one");
    }
  }

  Diagnostics& diagnostics_;
  Gathered gathered_;
  Nearby nearby_;
  std::vector<Placed> placed_;
  std::size_t defined_ = 0;
};

}  // namespace

Gathered gather(Contents contents, Diagnostics& diagnostics) {
  return Gatherer(diagnostics).gather(std::move(contents));
}

}  // namespace riffle::loading
