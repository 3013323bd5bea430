#pragma once

#include <riffle/attachment.hpp>
#include <riffle/view.hpp>

namespace riffle {

/// What a modifier changes. Those of one property apply by layer, the lowest first, then in the order in which they were
/// attached.
///
/// Shapes: `size` first, no padding at the end. Texts are literals of the plugin; the host copies them.
struct ModifierDescriptor {
  std::uint32_t size = sizeof(ModifierDescriptor);
  PropertyId property = {};
  std::uint32_t layer = 0;
  std::uint32_t global = 0;  ///< 1: it stands in every game that requires the plugin, from the beginning
  RoleId zone = {};          ///< where it works when a card has it printed: the table when none is said
  std::uint32_t reserved = 0;
  const char* summary = "";
};
static_assert(sizeof(ModifierDescriptor) == 32, "no padding at the end of a parameter struct");

/// Changes how a property of cards is read, and nothing that is stored: when it ends, they read as before.
class Modifier {
 public:
  /// Which cards: when it is attached about one, that one, as long as it is the same object.
  /// Must not: change anything. A property that is being worked out reads as it is so far.
  virtual bool affects(const View& view, CardId card, const Attached& self) const {
    return self.about.card() == card && view.target(card) == self.about;
  }
  /// What the property reads as, where it would have read `before`.
  virtual Value modified(const View& view, CardId card, Value before, const Attached& self) const = 0;

 protected:
  ~Modifier() = default;
};

}  // namespace riffle
