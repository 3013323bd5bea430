#include "idle.hpp"

namespace {
void load(riffle::Registrar& host) {
  host.add_action<Idle>("needs_missing.act");
  host.action("missing_requirement.act");
}
}  // namespace

RIFFLE_PLUGIN("needs_missing", "1.0.0", load);
