#pragma once

#include "base/chance.hpp"
#include "catalog/catalog.hpp"
#include "rules/answers.hpp"

#include <riffle/view.hpp>

namespace riffle {

/// Commands that fit what actions say of themselves: the right number of the right targets, every argument that is
/// required. Which are legal is for the actions to say.
///
/// They are of the actions of the plugins that the definition requires, and of the one that asks for commands; those
/// that the definition itself names (`setup`, `next`) are not among them.
/// Ownership: borrows the registry.
class RandomCommands {
 public:
  RandomCommands(const Registry& registry, const Catalog& catalog);

  bool empty() const { return actions_.empty(); }
  Command command(const View& view, ChanceStream& dice) const;

 private:
  void add_targets(const View& view, const ActionRecord& action, ChanceStream& dice, Command& command) const;
  Value value(const View& view, ValueKind kind, ChanceStream& dice) const;

  const Registry& registry_;
  std::vector<ActionId> actions_;
};

}  // namespace riffle
