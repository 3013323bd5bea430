#include "app/ear.hpp"

namespace riffle {
namespace {

/// A text of a plugin as a terminal may show it: control characters are spelled out.
std::string printable(std::string_view text) {
  constexpr char digits[] = "0123456789abcdef";
  std::string safe;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x20 && byte != 0x7F)
      safe += c;
    else
      safe += {'\\', 'x', digits[byte >> 4U], digits[byte & 0xFU]};
  }
  return safe;
}

}  // namespace

Ear::Ear(Game& game) : game_(game) {
  look();
  Bus& bus = game.bus();
  connections_.emplace_back(
      bus.on_edits([this](std::span<const Edit> edits, Direction direction) { hear(edits, direction); }));
  connections_.emplace_back(bus.on_event([this](const Event& event) {
    events_.push_back({event.id, event.seat, event.target, {event.arguments.begin(), event.arguments.end()}});
  }));
  connections_.emplace_back(bus.on_notice([this](std::string_view text) { notices_.push_back(printable(text)); }));
  connections_.emplace_back(bus.on_fault([this](std::string_view plugin, std::string_view text) {
    faults_.push_back({std::string{plugin}, printable(text)});
  }));
}

void Ear::clear() {
  spans_.clear();
  events_.clear();
  notices_.clear();
  faults_.clear();
}

SeatSet Ear::seers(CardId card) const {
  SeatSet seers;
  if (!Names{game_}.in_play(card)) return seers;
  for (std::uint32_t seat = 0; seat < game_.view().seat_count; ++seat)
    if (game_.sees(SeatId{seat}, card)) seers.bits |= 1U << seat;
  return seers;
}

void Ear::look() {
  seen_before_.resize(game_.view().card_count);
  for (std::uint32_t card = 0; card < seen_before_.size(); ++card) seen_before_[card] = seers(CardId{card});
}

void Ear::hear(std::span<const Edit> edits, Direction direction) {
  HeardSpan span{direction, {}};
  for (const Edit& edit : edits) {
    HeardEdit heard{edit, all_seats(game_.view().seat_count)};
    if (const CardId card = edit.object.card(); card) {
      heard.seers = seers(card);
      if (card.index < seen_before_.size()) heard.seers.bits |= seen_before_[card.index].bits;
    }
    span.edits.push_back(heard);
  }
  spans_.push_back(std::move(span));
  look();
}

std::vector<std::vector<std::string>> Ear::spelled(const Names& names, SeatId eyes) const {
  std::vector<std::vector<std::string>> out;
  for (const HeardSpan& span : spans_) {
    std::vector<std::string> texts;
    for (const HeardEdit& heard : span.edits) {
      std::string text = names.edit(heard.edit, span.direction, !eyes || heard.seers.contains(eyes));
      if (!text.empty()) texts.push_back(std::move(text));
    }
    if (!texts.empty()) out.push_back(std::move(texts));
  }
  return out;
}

std::vector<std::string> Ear::told(const Names& names, SeatId eyes) const {
  std::vector<std::string> out;
  for (const HeardSpan& span : spans_) {
    for (const HeardEdit& heard : span.edits) {
      std::string text = names.edit(heard.edit, span.direction, !eyes || heard.seers.contains(eyes));
      if (text.empty()) continue;
      const CardId card = heard.edit.object.card();
      const bool seen = card && names.in_play(card) && (!eyes || game_.sees(eyes, card));
      if (seen && heard.edit.property != property::shown) text += "  (" + names.shown(eyes, card) + ")";
      out.push_back(std::move(text));
    }
  }
  return out;
}

CardId Ear::created() const {
  CardId created;
  for (const HeardSpan& span : spans_)
    for (const HeardEdit& heard : span.edits)
      if (heard.edit.kind == EditKind::created && span.direction == Direction::forward)
        created = heard.edit.object.card();
  return created;
}

}  // namespace riffle
