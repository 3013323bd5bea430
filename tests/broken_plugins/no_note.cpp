#include "idle.hpp"

// Exported like a plugin's, but nothing says what this library is.
extern "C" [[gnu::visibility("default")]] void riffle_plugin_load(riffle::Registrar& host) noexcept;
void riffle_plugin_load(riffle::Registrar& host) noexcept { host.add_action<Idle>("no_note.act"); }
