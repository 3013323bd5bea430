#include "idle.hpp"

// A note, and no function behind it.
[[gnu::section(".note.riffle"), gnu::used, gnu::aligned(4)]] static constexpr auto note =
    riffle::detail::make_note(RIFFLE_NOTE_TEXT("no_entry", "1.0.0"));
