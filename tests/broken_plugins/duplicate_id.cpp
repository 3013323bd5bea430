#include "idle.hpp"

namespace {
void load(riffle::Registrar& host) {
  host.add_action<Idle>("duplicate_id.act");
  host.add_action<Idle>("duplicate_id.act");
}
}  // namespace

RIFFLE_PLUGIN("duplicate_id", "1.0.0", load);
