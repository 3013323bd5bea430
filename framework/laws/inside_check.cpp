#include "laws/inside_check.hpp"

#include "laws/reply_bots.hpp"
#include "rules/engine.hpp"

#include <algorithm>
#include <iterator>

namespace riffle {
namespace {

/// All that chance answered to answers that are given again, in its order.
std::deque<Answer> chance_of(const Course& course) {
  std::deque<Answer> all;
  for (const Move& move : course.moves)
    if (Replies::gives(move)) all.insert(all.end(), move.chance.begin(), move.chance.end());
  return all;
}

/// Gives from outside what no bot was asked for: the first answer, commands, questions to several seats.
template <class Table, class Bots>
void answer_the_rest(Table& table, Bots& bots, Replies& replies, EditStream& inside) {
  for (const Answer* next = replies.next(); next != nullptr; next = replies.next()) {
    if (table.decision(next->seat) == nullptr) return;
    (void)replies.take();
    if (replies.next() == nullptr) bots.leave();
    const std::size_t before = inside.heard().size();
    if (!table.answer(*next)) inside.keep(before);
  }
}

}  // namespace

void InsideCheck::end(Play&, const Course& course, const EditStream& heard) {
  const auto in_turn = [](const Move& move) { return move.in_turn; };
  if (!due(sampling_.insides) || std::any_of(course.moves.begin(), course.moves.end(), in_turn)) return;
  answer_inside(course, heard);
  if (!breach()) play_out(course, heard);
}

void InsideCheck::answer_inside(const Course& course, const EditStream& heard) {
  const auto started = stage_.start(course.seed, course.opening);
  if (!expect(bool{started}, "the game could not be started again", "a game", started ? "" : started.error().message))
    return;
  Play& play = **started;
  EditStream inside;
  Replies replies{course, heard.heard().size()};
  play.bus().add(inside);
  play.give(chance_of(course));
  ReplyBots<Play> bots{play, play.view().seat_count, replies};
  answer_the_rest(play, bots, replies, inside);
  play.bus().remove(inside);
  compare(heard, inside, 0, "answered inside, the same answers made other edits");
}

// What happens before the first question is heard of a playout, but of no game; so how much that is, is heard first.
void InsideCheck::play_out(const Course& course, const EditStream& heard) {
  const auto playouts = stage_.playouts();
  if (!expect(bool{playouts}, "no playout could be started", "a playout", playouts ? "" : playouts.error().message))
    return;
  Playouts& table = **playouts;
  EditStream inside;
  table.bus().add(inside);
  table.give(course.opening);
  (void)table.play(course.seed);
  const std::size_t before = inside.heard().size();
  inside.clear();
  Replies replies{course, heard.heard().size()};
  std::deque<Answer> given = course.opening, later = chance_of(course);
  given.insert(given.end(), std::make_move_iterator(later.begin()), std::make_move_iterator(later.end()));
  table.give(std::move(given));
  ReplyBots<Playouts> bots{table, table.view().seat_count, replies};
  (void)table.play(course.seed);
  answer_the_rest(table.engine(), bots, replies, inside);
  table.bus().remove(inside);
  compare(heard, inside, before, "in a playout, the same answers made other edits");
}

void InsideCheck::compare(const EditStream& heard, const EditStream& inside, std::size_t before,
                          std::string_view what) {
  const auto& expected = heard.heard();
  const auto& all = inside.heard();
  const auto from = all.begin() + static_cast<std::ptrdiff_t>(std::min(before, all.size()));
  const auto [first, other] = std::mismatch(expected.begin(), expected.end(), from, all.end());
  const auto equal = std::to_string(first - expected.begin());
  expect(first == expected.end() && other == all.end(), what, std::to_string(expected.size()) + " edits",
         std::to_string(all.end() - from) + ", of which the first " + equal + " are equal");
}

}  // namespace riffle
