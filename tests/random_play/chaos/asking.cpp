// What a run asks and performs, what it leaves to be done, and how it ends when it does not end well.
#include "chaos/actor.hpp"

#include <algorithm>
#include <stdexcept>

namespace chaos {

Status Actor::ask(Verb verb) {
  switch (verb) {
    case Verb::draw_number: {
      RIFFLE_TRY_AS(drawn, ctx_.choose({.seat = chance,
                                        .prompt = names_.prompt,
                                        .kind = DecisionKind::number,
                                        .min = 1,
                                        .max = 1 + dice_.below(100),
                                        .stream = word()}));
      learn(drawn);
      return done;
    }
    case Verb::draw_cards:
      return draw_cards();
    case Verb::shuffle:
      return shuffle();
    case Verb::choose_number:
      return choose_number();
    case Verb::choose_and_forget: {
      const auto forgotten = ctx_.choose({.seat = seat(), .prompt = names_.prompt, .options = cards(4)});
      ctx_.set(forgotten.value().front().card(), property::face, Value::flag(true));
      return forgotten.status() == Status::awaiting ? done : forgotten.status();
    }
    case Verb::choose:
      return choose();
    case Verb::select: {
      const Targets selected = ctx_.select(names_.some, seat());
      const auto count = static_cast<std::uint32_t>(selected.size());
      if (count > 0) ctx_.place(selected[dice_.below(count)].card(), zone());
      return done;
    }
    case Verb::perform:
      return perform();
    case Verb::perform_unfit:
      return perform_unfit();
    case Verb::perform_core:
      return perform_core();
    default: {  // perform_deep
      const Argument arguments[] = {{names_.seed, Value::number(dice_.number(1000))},
                                    {names_.verbs, Value::number(3)},
                                    {names_.depth, Value::number(depth_ + 1)}};
      if (depth_ < 3) {
        RIFFLE_TRY(ctx_.perform(names_.mess, cards(3), arguments, seat()));
      }
      return done;
    }
  }
}

/// What was answered decides what happens next.
void Actor::learn(Targets answer) {
  std::uint64_t seed = dice_.next();
  for (const Target& one : answer) seed = seed * 31 + one.what.bits();
  dice_ = Dice{seed};
}

Status Actor::draw_cards() {
  const auto pool = cards(12);
  const std::uint32_t count = 1 + dice_.below(static_cast<std::uint32_t>(pool.size()));
  RIFFLE_TRY_AS(
      drawn,
      ctx_.choose(
          {.seat = chance, .prompt = names_.prompt, .options = pool, .min = count, .max = count, .stream = word()}));
  learn(drawn);
  for (const Target& one : drawn) ctx_.place(one.card(), zone(), position());
  return done;
}

Status Actor::shuffle() {
  const ZoneId which = zone();
  std::vector<Target> all;
  for (const CardId one : view().cards(which)) all.push_back(view().target(one));
  return riffle::shuffle(ctx_, which, all, word());
}

std::vector<Choice> Actor::options(std::uint32_t most) {
  std::vector<Choice> some;
  const auto add = [&](Choice one) {
    if (std::find(some.begin(), some.end(), one) == some.end()) some.push_back(one);
  };
  for (std::uint32_t i = 0, count = dice_.below(most + 1); i < count; ++i) {
    switch (dice_.below(6)) {
      case 0:
        add(seat());
        break;
      case 1:
        add(zone());
        break;
      case 2:
        add(Choice::number(dice_.number(7) - 3));
        break;
      case 3:
        add(word());
        break;
      case 4:
        add(Choice::pass());
        break;
      default:
        add(card());
    }
  }
  return some;
}

Status Actor::choose() {
  static constexpr DecisionKind kinds[] = {DecisionKind::pick,      DecisionKind::order,   DecisionKind::mode,
                                           DecisionKind::yes_no,    DecisionKind::number,  DecisionKind::targets,
                                           DecisionKind::attackers, DecisionKind::blockers};
  const auto offered = options(6);
  const auto count = static_cast<std::uint32_t>(offered.size());
  const std::uint32_t min = dice_.below(count + (dice_.once_in(20) ? 2 : 1));
  const SeatSet asked = dice_.once_in(3) ? all_seats(view().seat_count) : SeatSet{seat()};
  DecisionKind kind = kinds[dice_.below(8)];
  if (kind == DecisionKind::number && count == 0) kind = DecisionKind::pick;
  const auto answer = ctx_.choose({.seat = asked,
                                   .prompt = word(),
                                   .kind = kind,
                                   .options = offered,
                                   .min = min,
                                   .max = std::max(min, 1 + dice_.below(count)),
                                   .may_back_out = dice_.below(2)});
  if (answer.status() == Status::declined && dice_.once_in(2)) return done;
  RIFFLE_TRY(answer);
  learn(answer.value());
  for (const Target& one : answer.value())
    ctx_.set(one.card() ? one.card() : card(), property::face, Value::flag(true));
  return dice_.once_in(6) && !answer.value().empty() ? ctx_.refuse("not this answer") : done;
}

Status Actor::choose_number() {
  RIFFLE_TRY_AS(answer, ctx_.choose({.seat = seat(),
                                     .prompt = names_.prompt,
                                     .kind = DecisionKind::number,
                                     .min = 2,
                                     .max = 2 + dice_.below(9)}));
  learn(answer);
  ctx_.set(seat(), names_.seat_number, Value::number(answer.front().what.as_number()));
  return done;
}

// Some targets are stale by then: what was moved is another object.
Status Actor::perform() {
  const auto targets = cards(6);
  if (dice_.once_in(2)) ctx_.place(targets[0].card(), zone());
  const Argument seed[] = {{names_.seed, Value::number(dice_.number(1000))}};
  RIFFLE_TRY_AS(touched, ctx_.perform(names_.touch, targets, seed, seat_or_none()));
  for (const Target& one : touched) ctx_.set(one.card(), property::orientation, Value::number(270));
  if (dice_.once_in(2)) {
    RIFFLE_TRY(ctx_.perform(names_.sweep, Target{zone(), 0}));
  }
  if (dice_.once_in(2)) {
    RIFFLE_TRY(ctx_.perform(names_.pay, Target{seat(), 0}));
  }
  return done;
}

Status Actor::perform_unfit() {
  const Argument arguments[] = {{names_.seed, Value::number(dice_.number(1000))}, {names_.unfit, Value::flag(true)}};
  RIFFLE_TRY_AS(touched, ctx_.perform(names_.touch, cards(6), arguments));
  return touched.empty() ? done : ctx_.illegal("what is unfit performs nothing");
}

Status Actor::perform_core() {
  const Argument to[] = {{names_.zone, Value::zone(zone())}};
  RIFFLE_TRY_AS(moved, ctx_.perform(names_.move, cards(6), to));
  for (const Target& one : moved) ctx_.show(one.card(), seats());
  return done;
}

Status Actor::plan(Verb verb) {
  if (depth_ >= 3) return done;
  const Symbol marker = dice_.once_in(3) ? Symbol{} : word();
  push(marker, false);
  if (verb == Verb::push && dice_.once_in(2)) push({}, false);
  if (!marker) return done;
  if (verb == Verb::push_and_cancel) ctx_.cancel(marker);
  if (verb == Verb::push_canceller) push(marker, true);
  return done;
}

/// A run of the same kind, or one that first cancels all down to the item pushed with this marker.
void Actor::push(Symbol marker, bool cancels) {
  Action next;
  next.id = names_.mess;
  next.seat = seat();
  next.born = dice_.once_in(4) ? action_.born : 0;
  const auto targets = cards(3);
  next.targets = targets;
  std::vector<Argument> arguments{{names_.seed, Value::number(dice_.number(1000))},
                                  {names_.verbs, Value::number(dice_.number(4))},
                                  {names_.depth, Value::number(depth_ + 1)}};
  if (cancels) arguments.push_back({names_.cancels, Value::symbol(marker)});
  next.arguments = arguments;
  ctx_.push(next, cancels ? Symbol{} : marker);
}

// Once in a while only, or nothing would ever stand. What is born of an answer takes more back than what is not.
Status Actor::end(Verb verb) {
  if (dice_.once_in(2)) return done;
  switch (verb) {
    case Verb::refuse:
      return ctx_.refuse("not now");
    case Verb::illegal:
      return ctx_.illegal("it is against the rules");
    case Verb::unfit:
      return Status::unfit;
    case Verb::throw_something:
      if (dice_.once_in(3)) throw 7;
      throw std::runtime_error("thrown on purpose");
    default:
      be_at_fault();
      ctx_.place(card(), zone());
      return done;
  }
}

void Actor::be_at_fault() {
  switch (dice_.below(9)) {
    case 0:
      return ctx_.place(CardId{view().card_count}, zone());
    case 1:
      return ctx_.place(card(), ZoneId{view().zone_count});
    case 2:
      return ctx_.set(card(), property::orientation, Value::number(45));
    case 3:
      return ctx_.set(seat(), names_.seat_number, Value::symbol(word()));
    case 4:
      return ctx_.set(names_.seat_text, Value::symbol(word()));
    case 5:
      return ctx_.order(zone(), cards(2).size() > 5 ? Targets{} : Targets{Target{}});
    case 6:
      return ctx_.cancel(ctx_.symbol("a marker that nobody has"));
    case 7:
      return (void)ctx_.choose({.seat = seat(), .prompt = names_.prompt, .min = 2, .max = 1});
    default:
      return (void)ctx_.create(FormId{view().form_count}, zone(), seat());
  }
}

}  // namespace chaos
