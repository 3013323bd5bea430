// Triggers that wait get their order: seat by seat, and each seat says which of its own goes first.
#include "facts.hpp"

#include <algorithm>
#include <vector>

namespace core {
namespace {
using namespace riffle;

struct Settle final : ActionType {
  explicit Settle(Registrar& host) : prompt{host.symbol("In which order do these happen?")} {}

  // What is taken last lies on top and happens first: so the last seat's come first, and of each its last.
  Status run(Context& ctx, const Action&) const override {
    for (std::uint32_t seat = ctx.view.seat_count; seat-- > 0;) RIFFLE_TRY(settle(ctx, SeatId{seat}));
    for (auto place = static_cast<std::uint32_t>(ctx.waiting().size()); place-- > 0;) ctx.take(place);  // nobody's
    return done;
  }

  Status settle(Context& ctx, SeatId seat) const {
    std::vector<std::uint32_t> places;
    std::vector<Choice> options;
    const auto waiting = ctx.waiting();
    for (std::uint32_t place = 0; place < waiting.size(); ++place) {
      if (waiting[place].seat != seat) continue;
      places.push_back(place);
      options.push_back(waiting[place].source.what);
    }
    if (places.size() > 1) {
      RIFFLE_TRY(order(ctx, seat, options, places));
    }
    while (!places.empty()) {
      const std::uint32_t taken = places.back();
      places.pop_back();
      ctx.take(taken);
      for (std::uint32_t& place : places) place -= place > taken ? 1U : 0U;
    }
    return done;
  }

  // Shown are the cards that they come from, when each comes from another; else numbers, the oldest first.
  Status order(Context& ctx, SeatId seat, std::vector<Choice>& options, std::vector<std::uint32_t>& places) const {
    bool by_card = true;
    for (auto option = options.begin(); option != options.end(); ++option)
      by_card = by_card && option->card() && std::find(options.begin(), option, *option) == option;
    const auto count = static_cast<std::uint32_t>(options.size());
    for (std::uint32_t i = 0; i < count && !by_card; ++i) options[i] = Choice::number(static_cast<std::int32_t>(i) + 1);
    RIFFLE_TRY_AS(chosen, ctx.choose({.seat = seat,
                                      .prompt = prompt,
                                      .kind = DecisionKind::order,
                                      .options = options,
                                      .min = count,
                                      .max = count}));
    std::vector<std::uint32_t> ordered;
    for (const Target& one : chosen)
      ordered.push_back(
          places[static_cast<std::size_t>(std::find(options.begin(), options.end(), one.what) - options.begin())]);
    places = std::move(ordered);
    return done;
  }

  Symbol prompt;
};

}  // namespace

void load_settling(Registrar& host) {
  host.add_action<Settle>("core.settle",
                          {.kind = ActionKind::procedure,
                           .summary = "gives triggers that wait their order, which each seat says of its own"});
}

}  // namespace core
