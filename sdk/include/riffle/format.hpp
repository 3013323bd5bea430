#pragma once

#include <riffle/deck.hpp>
#include <riffle/definition.hpp>
#include <riffle/template.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace riffle {

/// The files that stand around the one that is read: a folder, or an archive seen as one.
///
/// Shapes: paths use '/', are relative to the root of the package, and are found whatever their case.
class Package {
 public:
  /// The path of a file as it is really spelled, or nothing.
  virtual std::optional<std::string> find(std::string_view path) const = 0;
  /// The bytes of a file, or nothing.
  virtual std::optional<std::string> read(std::string_view path) const = 0;

 protected:
  ~Package() = default;
};

/// A file to be understood.
struct Source {
  std::string_view file;             ///< as diagnostics name it
  std::string_view path;             ///< inside the package
  std::string_view bytes;            ///< the whole file; for probe(), its beginning
  const Package* package = nullptr;  ///< never null when the host calls
};

/// How sure a format is that a file is its own: 0 = it is not; the highest reads it, a tie is an error.
using Confidence = std::uint32_t;
inline constexpr Confidence not_mine = 0, perhaps = 1, likely = 2, certain = 3;

/// Reads the definition of a game.
///
/// Errors: findings go to `diagnostics`; nothing is returned when nothing of the file could be understood.
/// Called: from load_catalog, on one thread; a format keeps no state between calls.
class GameFormat {
 public:
  virtual Confidence probe(const Source& beginning) const = 0;
  virtual std::optional<Definition> read(const Source&, Diagnostics&) const = 0;

 protected:
  ~GameFormat() = default;
};

/// Reads a set of cards. Errors and calls as for GameFormat.
class CardFormat {
 public:
  virtual Confidence probe(const Source& beginning) const = 0;
  virtual std::optional<CardSet> read(const Source&, Diagnostics&) const = 0;

 protected:
  ~CardFormat() = default;
};

/// Reads a deck. Errors and calls as for GameFormat.
class DeckFormat {
 public:
  virtual Confidence probe(const Source& beginning) const = 0;
  virtual std::optional<Deck> read(const Source&, Diagnostics&) const = 0;

 protected:
  ~DeckFormat() = default;
};

}  // namespace riffle
