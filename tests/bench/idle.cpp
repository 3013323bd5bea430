// A plugin that costs as little as a plugin can. Built under many ids.
#include <riffle/plugin.hpp>

namespace {

struct Act final : riffle::ActionType {
  riffle::Status run(riffle::Context&, const riffle::Action&) const override { return riffle::done; }
};

void load(riffle::Registrar& host) { host.add_action<Act>(IDLE_ID ".act", {.summary = "Does nothing"}); }

}  // namespace

RIFFLE_PLUGIN(IDLE_ID, "1.0.0", load);
