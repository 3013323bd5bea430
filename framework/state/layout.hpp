#pragma once

#include <riffle/attachment.hpp>
#include <riffle/view.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace riffle {

/// What a change of zone does to a stored property of a card.
enum class Reset : std::uint8_t { keep, initial };

/// One column of values that cards, seats or the game hold.
struct ColumnLayout {
  PropertyId property;
  std::uint64_t key = 0;  ///< of the property's name
  Value initial;
  Reset reset = Reset::keep;
};

/// A card column that a change of zone sets to its initial value.
struct ResetColumn {
  Slot slot;
  Value initial;
};

/// A rule that a form has printed: it stands as long as a card that lies in one of these zones shows the form.
struct PrintedRule {
  RuleId rule;
  std::uint32_t hook = 0;
  std::vector<bool> zones;  // by zone
  std::vector<Argument> arguments;
};

/// The shape of a game's state: all that never changes while it is played. One for each game, shared by its clones.
///
/// Shapes:    the first `property::built_in` card columns are the built-in properties, in their order.
/// Ownership: borrows forms, templates and rows, which must outlive it.
struct Layout {
  std::uint32_t seats = 0;
  std::vector<ZoneRecord> zones;
  std::vector<std::uint64_t> zone_keys;
  ZoneId gone;  ///< where removed cards are
  std::vector<ColumnLayout> card_columns, seat_columns, game_columns;
  std::vector<Slot> card_slots, seat_slots, game_slots;  // by property
  std::span<const FormRecord> forms;
  std::span<const TemplateRecord> templates;
  std::vector<std::uint64_t> form_keys;
  const Value* rows = nullptr;
  std::uint32_t row_width = 0;
  std::uint32_t role_count = 0;
  std::vector<ZoneId> role_zones;  // role * (seats + 1) + seat
  std::vector<std::uint64_t> action_keys;
  std::array<std::vector<std::uint64_t>, 3> rule_keys;  // by kind and rule
  std::vector<std::vector<PrintedRule>> printed_rules;  // by form; empty when no form has any
  bool revert_links = false;                            ///< cardsRevertToOriginalOnGroupChange
  Reset named_forms = Reset::initial;                   ///< what a change of zone does to them
  Reset markers = Reset::initial;

  /// The form that a card shows after a change of zone. Source: spec/alternates.md "Changing zones".
  FormId form_after_move(FormId printed, FormId shown) const {
    if (revert_links) return printed;
    if (named_forms == Reset::keep) return shown;
    return templates[forms[shown.index].of.index].first;
  }
};

}  // namespace riffle
