#include "idle.hpp"

namespace {
void load(riffle::Registrar& host) {
  host.add_action<Idle>("throws_number_on_load.act");
  throw 42;
}
}  // namespace

RIFFLE_PLUGIN("throws_number_on_load", "1.0.0", load);
