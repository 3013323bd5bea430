#include "idle.hpp"

[[gnu::section(".note.riffle"), gnu::used, gnu::aligned(4)]] static constexpr auto note =
    riffle::detail::make_note("{\"id\":\"damaged_note\",");
