#pragma once

#include <riffle/plugin.hpp>

#include <array>
#include <string>

namespace chaos {

/// What the actions of this plugin look up once.
struct Names {
  explicit Names(riffle::Registrar& host)
      : seed{host.symbol("seed")},
        verbs{host.symbol("verbs")},
        depth{host.symbol("depth")},
        cancels{host.symbol("cancels")},
        unfit{host.symbol("unfit")},
        zone{host.symbol("zone")},
        verb{host.symbol("verb")},
        prompt{host.symbol("Which?")},
        mess{host.action("chaos.mess")},
        touch{host.action("chaos.touch")},
        sweep{host.action("chaos.sweep")},
        pay{host.action("chaos.pay")},
        move{host.action("core.move")},
        some{host.selector("chaos.some")},
        did{host.event("chaos.did")},
        seat_number{host.property("Score")},
        seat_text{host.property("Motto")},
        game_number{host.property("Round")},
        game_text{host.property("Weather")} {
    for (std::uint32_t i = 0; i < words.size(); ++i) words[i] = host.symbol("word " + std::to_string(i));
  }

  riffle::Symbol seed, verbs, depth, cancels, unfit, zone, verb, prompt;
  riffle::ActionId mess, touch, sweep, pay, move;
  riffle::SelectorId some;
  riffle::EventId did;
  riffle::PropertyId seat_number, seat_text, game_number, game_text;
  std::array<riffle::Symbol, 8> words;  // names of markers, streams, colours, texts
};

}  // namespace chaos
