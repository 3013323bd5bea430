#pragma once

#include <riffle/plugin.hpp>

#include <span>
#include <string>

namespace bites {

/// A turn after the other, in which one seat says a word and the game remembers how many turns there were: for plugins
/// whose fault lies in what comes on top of that.
class Turns {
 public:
  Turns(riffle::Registrar& host, const std::string& plugin)
      : turns{host.add_property(plugin + ".turns", {.summary = "how many turns there were"})},
        prompt_{host.symbol(plugin + ".turn")},
        turn_{host.action(plugin + ".turn")} {}

  /// Which of the words is said.
  riffle::Outcome<riffle::Symbol> ask(riffle::Context& ctx, std::span<const riffle::Choice> words) const {
    RIFFLE_TRY_AS(
        said,
        ctx.choose(
            {.seat = riffle::SeatId{0}, .prompt = prompt_, .kind = riffle::DecisionKind::turn, .options = words}));
    return said.front().what.symbol();
  }
  riffle::Status next(riffle::Context& ctx) const {
    ctx.set(turns, riffle::Value::number(so_far(ctx) + 1));
    ctx.push({.id = turn_});
    return riffle::done;
  }
  std::int32_t so_far(const riffle::Context& ctx) const { return ctx.view.value(turns).as_number(); }

  riffle::PropertyId turns;

 private:
  riffle::Symbol prompt_;
  riffle::ActionId turn_;
};

}  // namespace bites
