#include "rules.hpp"

#include <riffle/plugin.hpp>

namespace {

void load(riffle::Registrar& host) {
  const crazy_eights::Rules rules{host};
  crazy_eights::load_deal(host, rules);
  crazy_eights::load_turn(host, rules);
}

}  // namespace

RIFFLE_PLUGIN("crazy_eights", "1.0.0", load);
