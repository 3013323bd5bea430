#pragma once

#include "catalog/read.hpp"

#include <string>
#include <unordered_map>
#include <vector>

namespace riffle::loading {

/// What one catalog is made of.
struct Ingredients {
  Definition definition;
  bool defined = true;  ///< a file defines the game; else only its sets are known
  std::vector<CardSet> sets;
};

/// Cards that were read and are not the game's, by the digits of their GUIDs: the set they stand in, as messages name
/// it.
using Elsewhere = std::unordered_map<std::string, std::string>;

/// The games that were read, each with its sets.
struct Gathered {
  std::vector<Ingredients> games;
  Elsewhere elsewhere;
};

/// Gives each set to its game: that of its id which stands nearest, on the way up from the set's folder to the path
/// that the user named; of several there, the newest version.
///
/// Errors: a set of none of the games is an error; sets without any game have an implicit one, with a note.
Gathered gather(Contents contents, Diagnostics& diagnostics);

}  // namespace riffle::loading
