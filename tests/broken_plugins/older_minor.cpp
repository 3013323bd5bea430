#include "idle.hpp"

// Nothing is wrong with this one: an older minor version is welcome.
#undef RIFFLE_SDK_VERSION
#define RIFFLE_SDK_VERSION "0.0"

namespace {
void load(riffle::Registrar& host) { host.add_action<Idle>("older_minor.act"); }
}  // namespace

RIFFLE_PLUGIN("older_minor", "1.0.0", load);
