#include "laws/save_check.hpp"

namespace riffle {

void SaveCheck::after(Play& play, const Move& move) {
  if (!due(sampling_.saves)) return;
  const auto saved = play.save(file_.path());
  if (!expect(bool{saved}, "the game could not be saved", "a log", saved ? "" : saved.error().message)) return;
  const auto loaded = stage_.load(file_.path());
  if (!expect(bool{loaded}, "the game that was saved could not be loaded", "the same game",
              loaded ? "" : loaded.error().message))
    return;
  expect_digest(move.digest, (*loaded)->digest(), "the game that was saved has another digest when it is loaded");
  expect((*loaded)->undoable() == play.undoable(), "of the game that was saved other answers can be undone",
         std::to_string(play.undoable()), std::to_string((*loaded)->undoable()));
}

}  // namespace riffle
