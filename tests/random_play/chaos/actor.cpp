#include "chaos/actor.hpp"

#include <algorithm>

namespace chaos {
namespace {

constexpr std::uint32_t most_cards = 900;  // so that a state stays small, however long it is played

/// What is seen when a run begins: an action is the same function of it each time.
std::uint64_t mixed(std::uint64_t seed, const View& view) {
  std::uint64_t hash = seed * 31 + view.card_count;
  for (std::uint32_t zone = 0; zone < view.zone_count; ++zone) hash = hash * 31 + view.count(ZoneId{zone});
  return hash;
}

Verb weighed(Dice& dice) {
  static constexpr std::uint32_t all = [] {
    std::uint32_t sum = 0;
    for (const Wanted& one : wanted) sum += one.weight;
    return sum;
  }();
  std::uint32_t at = dice.below(all), verb = 0;
  for (; at >= wanted[verb].weight; ++verb) at -= wanted[verb].weight;
  return static_cast<Verb>(verb);
}

}  // namespace

Actor::Actor(Context& ctx, const Action& action, const Names& names, std::uint64_t seed)
    : ctx_(ctx),
      action_(action),
      names_(names),
      dice_(mixed(seed, ctx.view)),
      depth_(action.argument(names.depth).as_number()) {}

Status Actor::act(std::uint32_t count) {
  for (std::uint32_t i = 0; i < count; ++i) RIFFLE_TRY(act(weighed(dice_)));
  return done;
}

Status Actor::act(Verb verb) {
  if (edit_card(verb) || edit_rest(verb)) {
    did(verb);
    return done;
  }
  if (verb >= Verb::refuse) return end(verb);
  RIFFLE_TRY(verb <= Verb::push_canceller ? plan(verb) : ask(verb));
  did(verb);
  return done;
}

void Actor::did(Verb verb) {
  const Argument which[] = {{names_.verb, Value::number(static_cast<std::int32_t>(verb))}};
  ctx_.note(names_.did, view().target(card()), which);
}

bool Actor::edit_card(Verb verb) {
  switch (verb) {
    case Verb::place:
    case Verb::place_within:
      return place(verb == Verb::place_within), true;
    case Verb::create:
      return create(), true;
    case Verb::remove:
      return ctx_.remove(card()), true;
    case Verb::show:
      return ctx_.show(card(), seats()), true;
    case Verb::set_shown:
      return ctx_.set(card(), property::shown, Value::form(FormId{dice_.below(view().form_count)})), true;
    case Verb::set_face:
      return ctx_.set(card(), property::face, Value::flag(dice_.once_in(2))), true;
    case Verb::set_orientation:
      return ctx_.set(card(), property::orientation, Value::number(90 * dice_.number(4))), true;
    case Verb::set_controller: {
      const SeatId to = seat_or_none();
      return ctx_.set(card(), property::controller, to ? Value::seat(to) : Value{}), true;
    }
    case Verb::set_seen:
      return ctx_.set(card(), property::seen, Value::number(static_cast<std::int32_t>(seats().bits))), true;
    case Verb::set_highlight:
      return ctx_.set(card(), property::highlight, dice_.once_in(3) ? Value{} : Value::symbol(word())), true;
    case Verb::set_targeted:
      return ctx_.set(card(), property::targeted, Value::number(static_cast<std::int32_t>(seats().bits))), true;
    case Verb::set_marker:
      return set_marker(), true;
    default:
      return false;
  }
}

bool Actor::edit_rest(Verb verb) {
  const Value number = Value::number(dice_.number(1000) - 500), text = Value::symbol(word());
  switch (verb) {
    case Verb::order:
      return order(), true;
    case Verb::set_seat_number:
      return ctx_.set(seat(), names_.seat_number, number), true;
    case Verb::set_seat_text:
      return ctx_.set(seat(), names_.seat_text, text), true;
    case Verb::set_game_number:
      return ctx_.set(names_.game_number, number), true;
    case Verb::set_game_text:
      return ctx_.set(names_.game_text, text), true;
    case Verb::note:
      return ctx_.note(names_.did, Target{seat(), 0}), true;
    case Verb::notice:
      return ctx_.notice(ctx_.text(ctx_.folded(word()))), true;
    default:
      return false;
  }
}

std::uint32_t Actor::position() {
  const std::uint32_t kind = dice_.below(4);
  if (kind == 0) return on_top;
  if (kind == 1) return at_bottom;
  return dice_.below(kind == 2 ? 4 : 300);  // past the end too
}

void Actor::place(bool within) {
  const CardId which = card();
  ctx_.place(which, within ? view().zone(which) : zone(), position());
}

void Actor::create() {
  if (view().card_count >= most_cards) return;
  const CardId made = ctx_.create(FormId{dice_.below(view().form_count)}, zone(), seat_or_none(), position());
  if (dice_.once_in(2)) ctx_.set(made, property::orientation, Value::number(180));
}

void Actor::order() {
  const ZoneId which = zone();
  std::vector<Target> all;
  for (const CardId one : view().cards(which)) all.push_back(view().target(one));
  if (all.empty()) return;
  const auto middle = all.begin() + static_cast<std::ptrdiff_t>(dice_.below(static_cast<std::uint32_t>(all.size())));
  dice_.once_in(2) ? std::reverse(middle, all.end()) : (void)std::rotate(all.begin(), middle, all.end());
  ctx_.order(which, all);
}

void Actor::set_marker() {
  const PropertyId marker = ctx_.marker(word());
  ctx_.set(card(), marker, Value::number(dice_.number(3)));
}

std::vector<Target> Actor::cards(std::uint32_t most) {
  std::vector<Target> some;
  for (std::uint32_t i = 0, count = 1 + dice_.below(most); i < count; ++i) {
    const Target one = view().target(card());
    if (std::find(some.begin(), some.end(), one) == some.end()) some.push_back(one);
  }
  return some;
}

}  // namespace chaos
