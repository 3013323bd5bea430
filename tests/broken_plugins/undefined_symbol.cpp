#include "idle.hpp"

extern "C" void nobody_defines_this();

namespace {
void load(riffle::Registrar& host) {
  host.add_action<Idle>("undefined_symbol.act");
  nobody_defines_this();
}
}  // namespace

RIFFLE_PLUGIN("undefined_symbol", "1.0.0", load);
