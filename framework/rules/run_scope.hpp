#pragma once

#include "registry/registry.hpp"
#include "rules/failed_answers.hpp"
#include "rules/run_buffers.hpp"
#include "state/editor.hpp"

#include <riffle/context.hpp>

#include <array>
#include <deque>
#include <vector>

namespace riffle {

/// What every run of a game may use.
struct RunScope {
  Registry& registry;
  Editor& editor;
  std::uint64_t seed = 0;
  std::array<Bot*, 32> bots{};
  std::deque<Answer> given;  ///< answers of chance and of bots that a log recorded, to be used before new ones are made
  std::vector<std::vector<DeckCard>> decks;
  FailedAnswers failed;
  bool asking = true;  ///< false: a question is left open, whoever it is for
  RunBuffers buffers;
};

}  // namespace riffle
