#include "idle.hpp"

// What a plugin of another major version says.
#undef RIFFLE_SDK_VERSION
#define RIFFLE_SDK_VERSION "7.0"

namespace {
void load(riffle::Registrar& host) { host.add_action<Idle>("other_sdk.act"); }
}  // namespace

RIFFLE_PLUGIN("other_sdk", "1.0.0", load);
