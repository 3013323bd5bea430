#include <riffle/plugin.hpp>

#include <string>

using namespace riffle;

namespace {

Log written;
RoleId hand;

/// Counts who comes into the first seat's hand and who leaves it: of one kind, and of one zone of each game.
struct Comings {
  Comings(const View& view, EditFilter& edits) : zone(view.zone(hand, SeatId{0})) { edits.of = zone; }
  void edits(std::span<const Edit> edits, Direction direction) {
    std::string text = direction == Direction::forward ? "forward" : "backward";
    for (const Edit& edit : edits) {
      text += edit.kind == EditKind::placed ? " placed" : " something else";
      text += edit.after.as_zone() == zone ? " in" : edit.before.as_zone() == zone ? " out" : " elsewhere";
    }
    written.info(text);
  }
  ZoneId zone;
};

/// Hears one event, and no edits.
struct Moves {
  ~Moves() { written.info("moves: " + std::to_string(heard)); }
  void event(const Event&) { ++heard; }
  int heard = 0;
};

void load(Registrar& host) {
  written = host.log();
  hand = host.role("hand");
  host.add_observer<Comings>("doorman.comings", {.edits = {.kinds = EditKind::placed}, .summary = "of one hand"});
  host.add_observer<Moves>("doorman.moves", {.event = host.event("core.moved")});
}

}  // namespace

RIFFLE_PLUGIN("doorman", "1.0.0", load);
