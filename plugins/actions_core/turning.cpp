// How a card lies: its face, its orientation, who has seen it.
#include "facts.hpp"

namespace core {
namespace {
using namespace riffle;

/// Turns cards face up or face down; the form they show stays what it is.
struct Flip final : ActionType {
  explicit Flip(Registrar& host) : names{host} {}

  Status run(Context& ctx, const Action& action) const override {
    RIFFLE_TRY_AS(face, face_argument(ctx, action, names));
    for (const Target& target : action.targets)
      ctx.set(target.card(), property::face, face.present() ? face : Value::flag(!ctx.view.face_up(target.card())));
    return done;
  }

  ArgumentNames names;
};

/// Rotates cards by quarter turns.
struct Rotate final : ActionType {
  explicit Rotate(Registrar& host) : names{host} {}

  Status run(Context& ctx, const Action& action) const override {
    const std::int32_t by = action.argument(names.by).as_number(90);
    if (by % 90 != 0) return ctx.illegal("cards rotate by quarter turns: 90, 180, 270 or back");
    for (const Target& target : action.targets) {
      const std::int32_t now = ctx.view.value(target.card(), property::orientation).as_number();
      ctx.set(target.card(), property::orientation, Value::number(((now + by % 360) % 360 + 360) % 360));
    }
    return done;
  }

  ArgumentNames names;
};

/// Taps or untaps: what is so already is left alone, and nothing is noted of it.
struct Tap final : ActionType {
  Tap(EventId noted, std::int32_t to) : fact{noted}, degrees{to} {}

  Status run(Context& ctx, const Action& action) const override {
    bool any = false;
    for (const Target& target : action.targets) {
      const bool tapped = ctx.view.value(target.card(), property::orientation).as_number() != 0;
      if (tapped == (degrees != 0)) continue;
      ctx.set(target.card(), property::orientation, Value::number(degrees));
      ctx.note(fact, target);
      any = true;
    }
    return any ? Status::done : Status::unfit;
  }

  EventId fact;
  std::int32_t degrees;
};

/// Lets a seat see cards where they are; they are hidden again once they change zones.
struct Show final : ActionType {
  explicit Show(Registrar& host) : names{host} {}

  Status run(Context& ctx, const Action& action) const override {
    const Value said = action.argument(names.seat);
    const SeatId seat = said.present() ? said.as_seat() : action.seat;
    for (const Target& target : action.targets) ctx.show(target.card(), seat);
    return done;
  }

  ArgumentNames names;
};

}  // namespace

void load_turning(Registrar& host) {
  static constexpr Parameter face[] = {{"face", ValueKind::symbol, 0, "up or down; the other one when it is not said"}};
  static constexpr Parameter by[] = {{"by", ValueKind::number, 0, "degrees; 90 when it is not said"}};
  static constexpr Parameter seat[] = {{"seat", ValueKind::seat, 0, "who; oneself when it is not said"}};
  const auto cards = [](const char* summary, std::span<const Parameter> parameters) {
    return ActionDescriptor{.summary = summary, .target = TargetKind::card, .min_targets = 1, .parameters = parameters};
  };
  host.add_action<Flip>("core.flip", cards("turns cards over", face));
  host.add_action<Rotate>("core.rotate", cards("rotates cards", by));
  host.add_action("core.tap", cards("taps cards that are not tapped", {}),
                  Owned<ActionType>::make<Tap>(host.event("core.tapped"), 90));
  host.add_action("core.untap", cards("untaps cards that are tapped", {}),
                  Owned<ActionType>::make<Tap>(host.event("core.untapped"), 0));
  host.add_action<Show>("core.show", cards("lets a seat see cards", seat));
}

}  // namespace core
