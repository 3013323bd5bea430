#include "idle.hpp"

namespace {
void load(riffle::Registrar& host) { host.add_action<Idle>("odd.id.act"); }
}  // namespace

RIFFLE_PLUGIN("odd.id", "1.0.0", load);
