#pragma once

#include "catalog/files.hpp"
#include "registry/registry.hpp"

#include <optional>
#include <vector>

namespace riffle::loading {

/// Something that was read, and from where.
template <class Content>
struct ReadFrom {
  Content content;
  const FoundFile* from = nullptr;
};

/// All that formats understood of some files.
///
/// Ownership: borrows the files.
struct Contents {
  std::vector<ReadFrom<Definition>> definitions;
  std::vector<ReadFrom<CardSet>> sets;
  std::vector<Deck> decks;
};

Contents read_all(const Registry& registry, const std::vector<FoundFile>& files, Diagnostics& diagnostics);

/// Reads one file as a deck.
std::optional<Deck> read_deck(const Registry& registry, const FoundFile& file, Diagnostics& diagnostics);

}  // namespace riffle::loading
