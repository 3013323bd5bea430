#include <riffle/plugin.hpp>

using namespace riffle;

namespace {

struct Destroy final : ActionType {
  Status run(Context&, const Action&) const override { return done; }
};

/// Looks up what nobody provides: a slip of the pen, a selector as an action, and something far from everything.
void load(Registrar& host) {
  host.add_action<Destroy>("misspells.destroy");
  host.action("misspells.destory");
  host.selector("misspells.destroy");
  host.event("nowhere.at.all");
}

}  // namespace

RIFFLE_PLUGIN("misspells", "1.0.0", load);
