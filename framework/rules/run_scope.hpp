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

/// What undo may take back: everything, or only what nobody has seen and chance has not answered, unless the others agree.
enum class UndoPolicy : std::uint8_t { free, ask, stop };

/// What every run of a game may use.
struct RunScope {
  RunScope(Registry& of, Editor& with, std::uint64_t from) : registry(of), editor(with), seed(from) {}
  /// For a copy of a game: without its bots.
  RunScope(const RunScope& other, Editor& with)
      : registry(other.registry),
        editor(with),
        seed(other.seed),
        given(other.given),
        decks(other.decks),
        failed(other.failed),
        undo(other.undo),
        settle(other.settle),
        by_priority(other.by_priority),
        loop_limit(other.loop_limit),
        loop_result(other.loop_result) {}

  Registry& registry;
  Editor& editor;
  std::uint64_t seed = 0;
  std::array<Bot*, 32> bots{};
  std::deque<Answer> given;  ///< answers of chance and of bots that a log recorded, to be used before new ones are made
  std::vector<std::vector<DeckCard>> decks;
  FailedAnswers failed;
  UndoPolicy undo = UndoPolicy::free;
  ActionId settle;                     ///< the game's, or none
  bool by_priority = false;            ///< replacements go by their priority instead of by whose they are
  std::uint32_t loop_limit = 100'000;  ///< items since an answer, and triggers inside one run; one more is a fault
  Symbol loop_result;                  ///< how the game ends then, instead
  bool asking = true;                  ///< false: a question is left open, whoever it is for
  RunBuffers buffers;
};

}  // namespace riffle
