#include <riffle/plugin.hpp>

using namespace riffle;

namespace {

Context* kept = nullptr;  // what no action may do

struct Act final : ActionType {
  Status run(Context& ctx, const Action& action) const override {
    kept = &ctx;
    for (const Target target : action.targets)
      ctx.set(target.card(), property::face, Value::flag(!ctx.view.face_up(target.card())));
    return done;
  }
};

/// Edits, asks, performs and pushes with the Context that the action left, while others are told.
struct Edits {
  void edits(std::span<const Edit> edits, Direction) {
    Context* const ctx = std::exchange(kept, nullptr);
    if (ctx == nullptr) return;
    ctx->set(SeatId{0}, property::score, Value::number(99));
    ctx->remove(edits[0].object.card());
    ctx->push({}, {});
    ctx->notice("it has worked");
    (void)ctx->choose({});
  }
};

void load(Registrar& host) {
  host.add_action<Act>("editing_listener.act", {.kind = ActionKind::procedure, .target = TargetKind::card});
  host.add_observer<Edits>("editing_listener.edits");
}

}  // namespace

RIFFLE_PLUGIN("editing_listener", "1.0.0", load);
