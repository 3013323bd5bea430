#include "idle.hpp"

namespace {
void load(riffle::Registrar& host) { host.add_action<Idle>("core.move"); }
}  // namespace

RIFFLE_PLUGIN("foreign_prefix", "1.0.0", load);
