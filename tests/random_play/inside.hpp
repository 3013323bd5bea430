#pragma once

#include "game/parts.hpp"

namespace random_play {

// A game does not show its editor, and should not: but the digest that it keeps up has to be compared with one that is
// made from nothing. What is named in an explicit instantiation may be private, so this reaches it without a door in Game.
template <auto Member>
struct Opened {
  friend auto& parts_of(riffle::Game& game) { return *(game.*Member); }
};
auto& parts_of(riffle::Game& game);
template struct Opened<&riffle::Game::parts_>;

/// The editor of a game's state.
inline riffle::Editor& editor_of(riffle::Game& game) { return parts_of(game).engine.editor(); }

}  // namespace random_play
