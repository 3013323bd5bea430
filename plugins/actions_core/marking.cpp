// What people put on cards and write down: markers, highlights, targets, counters, dice.
#include "facts.hpp"

#include <string>

namespace core {
namespace {
using namespace riffle;

/// Adds markers to cards, or takes them away.
struct Mark final : ActionType {
  explicit Mark(Registrar& host) : names{host} {}

  Status run(Context& ctx, const Action& action) const override {
    const Symbol name = action.argument(names.name).as_symbol();
    if (ctx.text(name).empty()) return ctx.illegal("a marker needs a name");
    const PropertyId marker = ctx.marker(name);
    if (!marker) return ctx.illegal(std::string{ctx.text(name)} + " is a property of cards, not a marker");
    for (const Target& target : action.targets) {
      const std::int32_t now = ctx.view.value(target.card(), marker).as_number();
      RIFFLE_TRY_AS(markers, sum(ctx, now, action.argument(names.by).as_number(1), 0));
      ctx.set(target.card(), marker, Value::number(markers));
    }
    return done;
  }

  ArgumentNames names;
};

/// Highlights cards with a colour, or with none.
struct Highlight final : ActionType {
  explicit Highlight(Registrar& host) : colour{host.symbol("colour")} {}

  Status run(Context& ctx, const Action& action) const override {
    const Value said = action.argument(colour);
    const Value highlight = ctx.text(said.as_symbol()).empty() ? Value{} : said;
    for (const Target& target : action.targets) ctx.set(target.card(), property::highlight, highlight);
    return done;
  }

  Symbol colour;
};

/// Aims at cards, or no longer aims at those it aimed at.
struct Aim final : ActionType {
  Status run(Context& ctx, const Action& action) const override {
    for (const Target& target : action.targets) {
      const auto now = static_cast<std::uint32_t>(ctx.view.value(target.card(), property::targeted).as_number());
      ctx.set(target.card(), property::targeted,
              Value::number(static_cast<std::int32_t>(now ^ SeatSet{action.seat}.bits)));
    }
    return done;
  }
};

/// Changes a counter of a seat: one's own, or the target's.
struct Count final : ActionType {
  explicit Count(Registrar& host) : names{host}, counter_name{host.symbol("counter")} {}

  Status run(Context& ctx, const Action& action) const override {
    const SeatId seat = action.targets.empty() ? action.seat : action.targets.front().seat();
    const Symbol name = action.argument(counter_name).as_symbol();
    const PropertyId counter = ctx.seat_property(name);
    if (!counter || ctx.view.value(seat, counter).kind != ValueKind::number)
      return ctx.illegal("seats of this game have no counter named " + std::string{ctx.text(name)});
    RIFFLE_TRY_AS(counted, sum(ctx, ctx.view.value(seat, counter).as_number(), action.argument(names.by).as_number(1),
                               INT32_MIN));
    ctx.set(seat, counter, Value::number(counted));
    return done;
  }

  ArgumentNames names;
  Symbol counter_name;
};

/// Rolls a die, and says what it shows.
struct Roll final : ActionType {
  explicit Roll(Registrar& host) : sides_name{host.symbol("sides")}, stream{host.symbol("core.roll")} {}

  Status run(Context& ctx, const Action& action) const override {
    const std::int32_t sides = action.argument(sides_name).as_number(6);
    if (sides < 1 || sides > 1'000'000) return ctx.illegal("a die has between 1 and 1000000 sides");
    RIFFLE_TRY_AS(rolled, ctx.choose({.seat = chance,
                                      .prompt = stream,
                                      .kind = DecisionKind::number,
                                      .min = 1,
                                      .max = static_cast<std::uint32_t>(sides),
                                      .stream = stream}));
    ctx.notice("rolled " + std::to_string(rolled.front().what.as_number()) + " on a die of " + std::to_string(sides));
    return done;
  }

  Symbol sides_name, stream;
};

}  // namespace

void load_marking(Registrar& host) {
  static constexpr Parameter mark[] = {{"name", ValueKind::symbol, 1, "which marker"},
                                       {"by", ValueKind::number, 0, "how many more; 1 when it is not said"}};
  static constexpr Parameter colour[] = {
      {"colour", ValueKind::symbol, 0, "a colour; none when it is empty or not said"}};
  static constexpr Parameter count[] = {{"counter", ValueKind::symbol, 1, "which counter"},
                                        {"by", ValueKind::number, 0, "how much more; 1 when it is not said"}};
  static constexpr Parameter sides[] = {{"sides", ValueKind::number, 0, "6 when it is not said"}};
  const auto cards = [](const char* summary, std::span<const Parameter> parameters) {
    return ActionDescriptor{.summary = summary, .target = TargetKind::card, .min_targets = 1, .parameters = parameters};
  };
  host.add_action<Mark>("core.mark", cards("puts markers on cards", mark));
  host.add_action<Highlight>("core.highlight", cards("highlights cards", colour));
  host.add_action<Aim>("core.target", cards("aims at cards, or no longer", {}));
  host.add_action<Count>("core.count", {.kind = ActionKind::procedure,
                                        .summary = "changes a counter of a seat",
                                        .target = TargetKind::seat,
                                        .max_targets = 1,
                                        .parameters = count});
  host.add_action<Roll>("core.roll", {.kind = ActionKind::procedure, .summary = "rolls a die", .parameters = sides});
}

}  // namespace core
