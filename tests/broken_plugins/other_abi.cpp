#include "idle.hpp"

#undef RIFFLE_ABI_LIBRARY
#define RIFFLE_ABI_LIBRARY "libc++"

namespace {
void load(riffle::Registrar& host) { host.add_action<Idle>("other_abi.act"); }
}  // namespace

RIFFLE_PLUGIN("other_abi", "1.0.0", load);
