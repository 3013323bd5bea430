#include "mirror.hpp"

#include <algorithm>

namespace random_play {
using namespace riffle;
namespace {

std::vector<PropertyId> stored_properties(const View& view) {
  std::vector<PropertyId> stored;
  for (std::uint32_t i = 0; i < view.property_count; ++i)
    if (view.card_slots[i] >= 0) stored.push_back(PropertyId{i});
  return stored;
}

std::vector<CardId> sorted(std::span<const CardId> cards) {
  std::vector<CardId> all{cards.begin(), cards.end()};
  std::sort(all.begin(), all.end());
  return all;
}

std::string number(std::uint32_t index) { return std::to_string(index); }

}  // namespace

Value& Mirror::Card::value(PropertyId property) {
  if (values.size() <= property.index) values.resize(property.index + 1, Value::number(0));
  return values[property.index];
}

Mirror::Mirror(const View& view) : view_(&view), ordered_anew_(view.zone_count) {
  for (std::uint32_t i = 0; i < view.card_count; ++i) {
    const CardId card{i};
    cards_.push_back({view.zone(card), view.indices[i], view.generations[i], view.owner(card), view.printed(card), {}});
    for (const PropertyId property : stored_properties(view)) cards_[i].value(property) = view.value(card, property);
  }
  for (std::uint32_t zone = 0; zone < view.zone_count; ++zone) {
    const auto cards = view.cards(ZoneId{zone});
    zones_.emplace_back(cards.begin(), cards.end());
  }
  seat_values_.resize(view.seat_count);
  for (std::uint32_t i = 0; i < view.property_count; ++i) {
    game_values_.push_back(view.value(PropertyId{i}));
    for (std::uint32_t seat = 0; seat < view.seat_count; ++seat)
      seat_values_[seat].push_back(view.value(SeatId{seat}, PropertyId{i}));
  }
}

void Mirror::expect(bool good, const char* what) {
  if (!good && problem_.empty()) problem_ = what;
}

void Mirror::hear(std::span<const Edit> edits, Direction direction) {
  for (const Edit& edit : edits)
    if (problem_.empty()) follow(edit, direction);
}

void Mirror::follow(const Edit& edit, Direction direction) {
  switch (edit.kind) {
    case EditKind::created:
      return created(edit, direction);
    case EditKind::placed:
    case EditKind::removed:
      return moved(edit, direction);
    case EditKind::ordered:
      ordered_anew_[edit.object.zone().index] = true;
      return;
    case EditKind::set:
      return set(edit);
  }
}

void Mirror::created(const Edit& edit, Direction direction) {
  const CardId card = edit.object.card();
  if (direction == Direction::backward) {
    expect(card.index + 1 == cards_.size(), "a creation is taken back that is not the newest");
    expect(edit.before == Value::zone(cards_.back().zone), "a creation is taken back from another zone");
    detach(card);
    cards_.pop_back();
    return;
  }
  expect(card.index == cards_.size(), "a card is created out of turn");
  expect(view_->has(card), "a created card is not there");
  if (!problem_.empty()) return;
  const ZoneId zone = edit.after.as_zone();
  Card fresh{zone, 0, 0, view_->owner(card), view_->printed(card), {}};
  fresh.value(property::shown) = Value::form(fresh.printed);
  fresh.value(property::face) = Value::flag(view_->record(zone).visibility != Visibility::nobody);
  fresh.value(property::controller) = fresh.owner ? Value::seat(fresh.owner) : Value{};
  fresh.value(property::highlight) = Value{};
  fresh.value(property::targeted) = Value::number(0);
  cards_.push_back(std::move(fresh));
  attach(card, zone, edit.after_index);
}

void Mirror::moved(const Edit& edit, Direction direction) {
  const CardId id = edit.object.card();
  expect(id.index < cards_.size(), "a card is moved that is not there");
  if (!problem_.empty()) return;
  Card& card = cards_[id.index];
  const ZoneId from = edit.before.as_zone(), to = edit.after.as_zone();
  expect(card.zone == from, "a card is moved from a zone where it is not");
  expect(ordered_anew_[from.index] || card.index == edit.before_index, "a card is moved from where it is not");
  if (!problem_.empty()) return;
  detach(id);
  attach(id, to, edit.after_index);
  if (from != to) card.generation += direction == Direction::forward ? 1U : 0xFFFF'FFFFU;
}

void Mirror::set(const Edit& edit) {
  Value* held = &game_values_[edit.property.index];
  if (const CardId card = edit.object.card()) {
    expect(card.index < cards_.size(), "a card is set that is not there");
    if (!problem_.empty()) return;
    held = &cards_[card.index].value(edit.property);
  } else if (const SeatId seat = edit.object.seat()) {
    held = &seat_values_[seat.index][edit.property.index];
  }
  expect(*held == edit.before, "what is set was not what the edit says it was");
  expect(*held != edit.after, "an equal value is set");
  *held = edit.after;
}

// As the design says: ordered zones keep their order, unordered ones fill a hole with their last card.
void Mirror::detach(CardId id) {
  const ZoneId zone = cards_[id.index].zone;
  auto& cards = zones_[zone.index];
  const auto at = std::find(cards.begin(), cards.end(), id);
  if (view_->record(zone).ordered != 0) {
    cards.erase(at);
  } else {
    *at = cards.back();
    cards.pop_back();
  }
  for (std::uint32_t i = 0; i < cards.size(); ++i) cards_[cards[i].index].index = i;
}

void Mirror::attach(CardId id, ZoneId zone, std::uint32_t index) {
  auto& cards = zones_[zone.index];
  expect(index <= cards.size(), "a card is put beyond the end of a zone");
  if (!problem_.empty()) return;
  if (view_->record(zone).ordered != 0 || index == cards.size()) {
    cards.insert(cards.begin() + index, id);
  } else {
    cards.push_back(id);
    std::swap(cards[index], cards.back());
  }
  cards_[id.index].zone = zone;
  for (std::uint32_t i = 0; i < cards.size(); ++i) cards_[cards[i].index].index = i;
}

bool Mirror::adopt_order(ZoneId zone, const View& view) {
  const auto real = view.cards(zone);
  auto& cards = zones_[zone.index];
  if (ordered_anew_[zone.index]) {
    ordered_anew_[zone.index] = false;
    ++orders_adopted_;
    if (sorted(cards) != sorted(real)) return false;
    cards.assign(real.begin(), real.end());
    for (std::uint32_t i = 0; i < cards.size(); ++i) cards_[cards[i].index].index = i;
    return true;
  }
  ++orders_compared_;
  return std::equal(cards.begin(), cards.end(), real.begin(), real.end());
}

std::string Mirror::difference(const View& view) {
  if (!problem_.empty()) return problem_;
  if (cards_.size() != view.card_count) return "there are other cards than were heard of";
  for (std::uint32_t zone = 0; zone < view.zone_count; ++zone)
    if (!adopt_order(ZoneId{zone}, view)) return "zone " + number(zone) + " holds other cards, or in another order";
  const auto stored = stored_properties(view);
  for (std::uint32_t i = 0; i < view.card_count; ++i)
    if (std::string why = card_difference(CardId{i}, view, stored); !why.empty())
      return "card " + number(i) + " has another " + why;
  for (std::uint32_t i = 0; i < game_values_.size(); ++i) {
    if (view.value(PropertyId{i}) != game_values_[i]) return "the game's property " + number(i) + " differs";
    for (std::uint32_t seat = 0; seat < view.seat_count; ++seat)
      if (view.value(SeatId{seat}, PropertyId{i}) != seat_values_[seat][i])
        return "property " + number(i) + " of seat " + number(seat) + " differs";
  }
  return {};
}

std::string Mirror::card_difference(CardId id, const View& view, std::span<const PropertyId> stored) {
  Card& card = cards_[id.index];
  if (view.zone(id) != card.zone) return "zone";
  if (view.indices[id.index] != card.index) return "index";
  if (view.generations[id.index] != card.generation) return "generation";
  if (view.owner(id) != card.owner) return "owner";
  if (view.printed(id) != card.printed) return "printed form";
  for (const PropertyId property : stored)
    if (view.value(id, property) != card.value(property)) return "property " + number(property.index);
  return {};
}

}  // namespace random_play
