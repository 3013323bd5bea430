#include <riffle/plugin.hpp>

using namespace riffle;

namespace {

struct Act final : ActionType {
  Status run(Context&, const Action&) const override { return done; }
};

/// Its note declares `declared` and `both`.
void load(Registrar& host) {
  host.add_action<Act>("other_provides.both");
  host.add_event("other_provides.happened", "never");
  host.add_action<Act>("other_provides.act");
}

}  // namespace

RIFFLE_PLUGIN("other_provides", "1.0.0", load);
