#include "laws/chance_record.hpp"

#include "game/notation.hpp"

namespace riffle {
namespace {

/// Reads the log of a game as it grows.
class LogReader {
 public:
  LogReader(Stage& stage, const Play& play) : play_{play}, notation_{stage.registry(), stage.catalog(), play.view()} {}

  /// The answers that were given inside since it was read last. Errors: nothing, when a line cannot be read.
  std::optional<std::deque<Answer>> inside() {
    std::deque<Answer> answers;
    const std::vector<std::string> lines = play_.log();
    for (; read_ < lines.size(); ++read_) {
      const auto line = parse_json(lines[read_]);
      if (!line) return std::nullopt;
      if (!line->get_object().contains("inside")) continue;
      const auto answer = notation_.read_answer(line->get_object());
      if (!answer) return std::nullopt;
      answers.push_back(*answer);
    }
    return answers;
  }

 private:
  const Play& play_;
  Notation notation_;
  std::size_t read_ = 0;
};

}  // namespace

Course with_chance(Stage& stage, const Course& course) {
  const auto started = stage.start(course.seed, course.opening);
  if (!started) return course;
  Play& play = **started;
  LogReader log{stage, play};
  Course recorded = course;
  auto inside = log.inside();
  if (!inside) return course;
  recorded.opening = std::move(*inside);
  for (Move& move : recorded.moves) {
    play.give(move.chance);
    (void)play.answer(move.answer);
    inside = log.inside();
    if (!inside) return course;
    move.chance = std::move(*inside);
  }
  return recorded;
}

}  // namespace riffle
