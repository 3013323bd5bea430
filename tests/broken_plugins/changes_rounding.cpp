#include "idle.hpp"

#include <cfenv>

namespace {
void load(riffle::Registrar& host) {
  host.add_action<Idle>("changes_rounding.act");
  std::fesetround(FE_UPWARD);
}
}  // namespace

RIFFLE_PLUGIN("changes_rounding", "1.0.0", load);
