#pragma once

#include <cstdint>

namespace chaos {

/// What the actions of this plugin do at random.
enum class Verb : std::uint32_t {
  place,
  place_within,
  create,
  remove,
  order,
  show,
  set_shown,
  set_face,
  set_orientation,
  set_controller,
  set_seen,
  set_highlight,
  set_targeted,
  set_marker,
  set_seat_number,
  set_seat_text,
  set_game_number,
  set_game_text,
  push,
  push_and_cancel,
  push_canceller,
  draw_number,
  draw_cards,
  shuffle,
  choose,
  choose_number,
  choose_and_forget,
  select,
  perform,
  perform_unfit,
  perform_core,
  perform_deep,
  note,
  notice,
  refuse,
  illegal,
  fault,
  unfit,
  throw_something,
  count
};

inline constexpr std::uint32_t verbs = static_cast<std::uint32_t>(Verb::count);

/// By verb: its name, and how often it is wanted.
struct Wanted {
  const char* name;
  std::uint32_t weight;
};
inline constexpr Wanted wanted[verbs] = {{"place", 24},
                                         {"place within a zone", 8},
                                         {"create", 4},
                                         {"remove", 4},
                                         {"order", 4},
                                         {"show", 6},
                                         {"set shown form", 8},
                                         {"set face", 8},
                                         {"set orientation", 8},
                                         {"set controller", 4},
                                         {"set seen", 4},
                                         {"set highlight", 4},
                                         {"set targeted", 4},
                                         {"set a marker", 10},
                                         {"set a seat's number", 6},
                                         {"set a seat's text", 4},
                                         {"set a game's number", 6},
                                         {"set a game's text", 4},
                                         {"push", 2},
                                         {"push and cancel", 2},
                                         {"push what cancels", 1},
                                         {"draw a number", 4},
                                         {"draw cards", 3},
                                         {"shuffle", 2},
                                         {"choose", 4},
                                         {"choose a number", 2},
                                         {"choose, forget to test", 1},
                                         {"select", 4},
                                         {"perform", 6},
                                         {"perform what is unfit", 2},
                                         {"perform another plugin's", 3},
                                         {"perform deeply", 1},
                                         {"note", 4},
                                         {"notice", 2},
                                         {"refuse", 1},
                                         {"end illegal", 1},
                                         {"be at fault", 1},
                                         {"end unfit", 1},
                                         {"throw", 1}};

}  // namespace chaos
