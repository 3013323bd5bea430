#pragma once

#include <riffle/plugin.hpp>

/// An action that does nothing, for plugins whose fault lies elsewhere.
struct Idle final : riffle::ActionType {
  riffle::Status run(riffle::Context&, const riffle::Action&) const override { return riffle::done; }
};
