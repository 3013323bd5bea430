#include "idle.hpp"

namespace {
void load(riffle::Registrar& host) { host.symbol("looking around is not enough"); }
}  // namespace

RIFFLE_PLUGIN("registers_nothing", "1.0.0", load);
