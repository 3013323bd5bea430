#include <riffle/plugin.hpp>

#include <stdexcept>

using namespace riffle;

namespace {

struct Edits {
  void edits(std::span<const Edit>, Direction) { throw std::runtime_error("edits are too much"); }
};

struct Events {
  void event(const Event&) { throw 42; }
};

struct Begin {
  Begin() { throw std::runtime_error("no luck today"); }
  void event(const Event&) {}
};

void load(Registrar& host) {
  host.add_observer<Edits>("throwing_listener.edits");
  host.add_observer<Events>("throwing_listener.event");
  host.add_observer<Begin>("throwing_listener.begin");
}

}  // namespace

RIFFLE_PLUGIN("throwing_listener", "1.0.0", load);
