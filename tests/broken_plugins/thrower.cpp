#include <riffle/plugin.hpp>

#include <stdexcept>

using namespace riffle;

namespace {

/// Turns its targets, and throws: the turning must be taken back.
struct Throw final : ActionType {
  Status run(Context& ctx, const Action& action) const override {
    for (const Target target : action.targets)
      ctx.set(target.card(), property::face, Value::flag(!ctx.view.face_up(target.card())));
    throw std::runtime_error("thrown on purpose");
  }
};

void load(Registrar& host) {
  host.add_action<Throw>(
      "thrower.throw",
      {.kind = ActionKind::procedure, .summary = "Turns its targets, and throws", .target = TargetKind::card});
}

}  // namespace

RIFFLE_PLUGIN("thrower", "1.0.0", load);
