#include "idle.hpp"

namespace {
void load(riffle::Registrar& host) { host.add_action<Idle>("requires_unlooked.act"); }
}  // namespace

RIFFLE_PLUGIN("requires_unlooked", "1.0.0", load);
