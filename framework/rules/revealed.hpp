#pragma once

#include "state/editor.hpp"

#include <utility>
#include <vector>

namespace riffle {

/// Which seats may see what a card shows, where it lies.
inline SeatSet seers(const View& view, CardId card) {
  const ZoneRecord& zone = view.record(view.zone(card));
  const auto shown = static_cast<std::uint32_t>(view.unmodified(card, property::seen).as_number());
  const bool everybody =
      zone.visibility == Visibility::everybody || (zone.visibility == Visibility::undefined && view.face_up(card));
  const SeatSet by_zone = everybody                              ? all_seats(view.seat_count)
                          : zone.visibility == Visibility::owner ? SeatSet{zone.owner}
                                                                 : SeatSet{};
  return SeatSet{by_zone.bits | shown};
}

/// What cannot be unseen: cards that seats came to see, and how far streams of chance went.
///
/// Source: design.md section 3, "Barriers".
struct Revealed {
  std::vector<std::pair<CardId, SeatSet>> cards;
  std::vector<StreamPosition> streams;

  bool any() const { return !cards.empty() || !streams.empty(); }
};

/// What was revealed by the records since a mark. A card that was created since was never hidden.
Revealed revealed_since(Editor& editor, const Mark& from);

/// Makes it so again, where the records are gone: who saw a card goes on seeing it, and chance does not go back.
void keep_revealed(const Revealed& revealed, Editor& editor);

}  // namespace riffle
