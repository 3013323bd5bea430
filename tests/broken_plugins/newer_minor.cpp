#include "idle.hpp"

#undef RIFFLE_SDK_VERSION
#define RIFFLE_SDK_VERSION "0.99"

namespace {
void load(riffle::Registrar& host) { host.add_action<Idle>("newer_minor.act"); }
}  // namespace

RIFFLE_PLUGIN("newer_minor", "1.0.0", load);
