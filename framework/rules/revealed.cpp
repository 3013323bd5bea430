#include "rules/revealed.hpp"

#include <algorithm>

namespace riffle {
namespace {

/// Adds what was newly seen of one card.
void add(Revealed& revealed, CardId card, SeatSet seats) {
  const auto known =
      std::find_if(revealed.cards.begin(), revealed.cards.end(), [&](const auto& one) { return one.first == card; });
  if (known == revealed.cards.end())
    revealed.cards.emplace_back(card, seats);
  else
    known->second.bits |= seats.bits;
}

}  // namespace

// The records are gone through once more, one by one: what was shown and hidden again was seen all the same.
Revealed revealed_since(Editor& editor, const Mark& from) {
  Revealed revealed;
  const std::vector<StreamPosition> now = editor.state().streams;
  const std::size_t records = editor.records() - from.records;
  editor.undo(from);
  for (const StreamPosition& stream : now)
    if (stream.answers > editor.stream_position(stream.name)) revealed.streams.push_back(stream);
  std::vector<SeatSet> seen;
  for (CardId card{0}; card.index < editor.view().card_count; ++card.index) seen.push_back(seers(editor.view(), card));
  std::vector<Edit> edit;
  for (std::size_t i = 0; i < records; ++i) {
    edit.clear();
    editor.redo(1, &edit);
    const CardId card = edit.empty() ? CardId{} : edit.front().object.card();
    if (!card || card.index >= seen.size()) continue;
    const SeatSet before = seen[card.index];
    seen[card.index] = seers(editor.view(), card);
    if (const SeatSet newly{seen[card.index].bits & ~before.bits}; newly.bits != 0) add(revealed, card, newly);
  }
  return revealed;
}

void keep_revealed(const Revealed& revealed, Editor& editor) {
  const auto slot = static_cast<Slot>(property::seen.index);
  for (const auto& [card, seats] : revealed.cards) {
    const SeatSet unseen{seats.bits & ~seers(editor.view(), card).bits};
    const auto shown = static_cast<std::uint32_t>(editor.view().unmodified(card, property::seen).as_number());
    if (unseen.bits != 0) editor.set(card, slot, Value::number(static_cast<std::int32_t>(shown | unseen.bits)));
  }
  for (const StreamPosition& stream : revealed.streams)
    while (editor.stream_position(stream.name) < stream.answers) editor.advance_stream(stream.name);
}

}  // namespace riffle
