#include <riffle/plugin.hpp>

#include <cstdlib>
#include <fstream>

using namespace riffle;

namespace {

/// Writes a file as soon as the library is opened, so that nobody can open it unnoticed.
struct Mark {
  Mark() {
    if (const char* const file = std::getenv("RIFFLE_TEST_MARK")) std::ofstream(file) << "it ran";
  }
} const mark;

struct Act final : ActionType {
  Status run(Context&, const Action&) const override { return done; }
};

void load(Registrar& host) { host.add_action<Act>("leaves_a_mark.act"); }

}  // namespace

RIFFLE_PLUGIN("leaves_a_mark", "1.0.0", load);
