#include "facts.hpp"

#include <riffle/plugin.hpp>

namespace {

void load(riffle::Registrar& host) {
  host.add_event("core.moved", "a card changed zones: from, to");
  host.add_event("core.created", "a card came into the game");
  host.add_event("core.discarded", "a card was put on its owner's discard pile by a discard");
  host.add_event("core.destroyed", "a card left the table because it was destroyed");
  host.add_event("core.tapped", "a card was tapped");
  host.add_event("core.untapped", "a card was untapped");
  host.add_event("core.shuffled", "a pile was shuffled");
  host.add_event("core.alternate_switched", "a card shows another form: from, to");
  core::load_moving(host);
  core::load_table(host);
  core::load_leaving(host);
  core::load_forms(host);
  core::load_marking(host);
  core::load_turning(host);
  core::load_settling(host);
}

}  // namespace

RIFFLE_PLUGIN("core", "1.0.0", load);
