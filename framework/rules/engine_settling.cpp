// Between two items: what was set off gets its place, and loops come to an end.
#include "rules/engine.hpp"

namespace riffle {

// What a closed run has set off waits. The game's settle action gives it its order; without one the oldest goes first.
void Engine::settle_after(const Run& run) {
  for (const Item& item : run.matches()) editor_.queue(encode(item));
  const State& state = editor_.state();
  if (!scope_.settle) {
    while (!state.waiting.empty()) editor_.take_waiting(static_cast<std::uint32_t>(state.waiting.size()) - 1);
    return;
  }
  const bool settled = open_.item.action == scope_.settle;
  const bool changed = editor_.records() > open_.start.records + 1;  // more than that its item was taken
  if (settled ? run.matches().empty() : !changed && state.waiting.empty()) return;
  Item item;
  item.action = scope_.settle;
  editor_.push(encode(item));
}

// A loop that no answer interrupts, in a game that says how it ends then.
Engine::Next Engine::end_loop() {
  editor_.rewind(open_.start);
  result_ = scope_.registry.symbols().text(scope_.loop_result);
  running_ = false;
  return Next::go_on;
}

}  // namespace riffle
