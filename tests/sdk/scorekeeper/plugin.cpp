#include <riffle/plugin.hpp>

#include <string>

using namespace riffle;
namespace {
Log written;  // under this plugin's id

// Follows the counter "Score" of each seat, wherever undo and redo take it.
struct ScoreKeeper {
  void edits(std::span<const Edit> edits, Direction direction) {
    for (const Edit& edit : edits)
      written.info((direction == Direction::forward ? "seat " : "taken back: seat ") +
                   std::to_string(edit.object.seat().index + 1) + ' ' + std::to_string(edit.before.as_number()) +
                   " -> " + std::to_string(edit.after.as_number()));
  }
};
void load(Registrar& host) {
  written = host.log();
  host.add_observer<ScoreKeeper>("scorekeeper.scores",
                                 {.edits = {.property = host.property("Score")}, .summary = "says how the score goes"});
}
}  // namespace
RIFFLE_PLUGIN("scorekeeper", "1.0.0", load);
