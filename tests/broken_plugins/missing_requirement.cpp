#include "idle.hpp"

namespace {
void load(riffle::Registrar& host) {
  host.add_action<Idle>("missing_requirement.act");
  host.action("nowhere.nothing");
}
}  // namespace

RIFFLE_PLUGIN("missing_requirement", "1.0.0", load);
