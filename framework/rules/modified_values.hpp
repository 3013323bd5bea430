#pragma once

#include "registry/registry.hpp"
#include "state/editor.hpp"

#include <string>
#include <utility>
#include <vector>

namespace riffle {

/// What modifiers make of the properties of cards: worked out when it is read, and kept as long as the state is the same.
///
/// Ownership: borrows the registry and the editor, to whose view it lends itself.
/// Errors:    a modifier that throws, or makes a value of another kind, counts for nothing; faults() names its plugin.
class ModifiedValues {
 public:
  ModifiedValues(const Registry& registry, Editor& editor);
  ModifiedValues(const ModifiedValues&) = delete;
  ModifiedValues& operator=(const ModifiedValues&) = delete;

  Value value(CardId card, PropertyId property) const;
  /// Plugin and text of what went wrong since the last time.
  std::vector<std::pair<std::string, std::string>> faults() const { return std::exchange(faults_, {}); }
  bool at_fault() const { return !faults_.empty(); }

 private:
  struct Cell {
    std::uint64_t stamp = ~std::uint64_t{0};
    Value value;
    bool busy = false;  // it is being worked out: whoever reads it now reads what it is so far
  };

  static Value read(const void* self, CardId card, PropertyId property);
  Cell& cell(CardId card, PropertyId property) const;
  std::vector<std::uint32_t> rows(PropertyId property) const;
  Value applied(std::uint32_t row, CardId card, Value before) const;

  const Registry& registry_;
  const Editor& editor_;
  mutable std::vector<std::vector<Cell>> cells_;  // by property and card
  mutable std::vector<std::pair<std::string, std::string>> faults_;
};

}  // namespace riffle
