#include "idle.hpp"

#include <stdexcept>

namespace {
void load(riffle::Registrar& host) {
  host.add_action<Idle>("throws_on_load.act");
  throw std::runtime_error("no luck today");
}
}  // namespace

RIFFLE_PLUGIN("throws_on_load", "1.0.0", load);
