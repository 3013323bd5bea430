#include "game/decks.hpp"

#include "base/text.hpp"

namespace riffle {
namespace {

ZoneId zone_of(const Registry& registry, const View& view, std::string_view group, SeatId owner) {
  ZoneId shared;
  for (std::uint32_t zone = 0; zone < view.zone_count; ++zone) {
    const ZoneRecord& record = view.record(ZoneId{zone});
    if (!equal_folded(registry.symbols().text(record.name), group)) continue;
    if (owner && record.owner == owner) return ZoneId{zone};
    if (!record.owner) shared = ZoneId{zone};
  }
  return shared;
}

}  // namespace

Result<std::vector<DeckCard>> deal_deck(const Registry& registry, const Catalog& catalog, const View& view,
                                        const SeatDeck& deck, Diagnostics& diagnostics) {
  const std::unique_ptr<Deck> read = load_deck(registry, deck.file, diagnostics);
  if (read == nullptr) return Error{deck.file + " could not be read as a deck"};
  std::vector<DeckCard> cards;
  for (const ResolvedLine& line : resolve(catalog, *read, diagnostics)) {
    const SectionDefinition* section = line.defined;
    const SeatId owner = section->shared ? SeatId{} : deck.seat;
    const ZoneId zone = zone_of(registry, view, section->group, owner);
    if (!zone)
      return Error{"the section '" + section->name + "' names the group '" + section->group + "', which is not there"};
    cards.insert(cards.end(), line.quantity, DeckCard{line.card, zone, owner});
  }
  return cards;
}

}  // namespace riffle
