#pragma once

#include "registry/registry.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace riffle::loading {

using AnyFormat = std::variant<const GameFormat*, const CardFormat*, const DeckFormat*>;

/// A format that is asked about files.
struct KnownFormat {
  AnyFormat format;
  std::string id, plugin;
  std::vector<std::string> extensions;

  /// How messages name it.
  std::string name() const { return "`" + id + "` of plugin `" + plugin + "`"; }
};

/// Which of the formats that plugins brought reads a file.
class Formats {
 public:
  enum class Kinds { all, decks };

  explicit Formats(const Registry& registry, Kinds kinds = Kinds::all);

  /// Whether some format is asked about files of this name.
  bool ask_about(std::string_view file) const;

  /// The format that is surest of a file; nothing when none claims it.
  ///
  /// Errors: two that are equally sure, and one that throws, are diagnostics; so is `named` and nobody's.
  const KnownFormat* choose(const Source& beginning, bool named, Diagnostics& diagnostics) const;

 private:
  std::string known_extensions() const;

  std::vector<KnownFormat> formats_;
};

}  // namespace riffle::loading
