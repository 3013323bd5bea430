#include "game/replay.hpp"

#include "game/game_log.hpp"
#include "game/parts.hpp"

#include <filesystem>
#include <fstream>

namespace riffle {
namespace {

/// One line of a log, with where it stands.
struct LogLine {
  std::size_t number = 0;
  json::object written;

  bool inside() const { return written.contains("inside"); }
};

Result<std::vector<LogLine>> read_lines(const std::string& file) {
  std::ifstream in{file};
  if (!in) return Error{file + " cannot be read"};
  std::vector<LogLine> lines;
  std::string text;
  for (std::size_t number = 1; std::getline(in, text); ++number) {
    if (text.empty()) continue;
    const auto value = parse_json(text);
    const std::string where = file + ":" + std::to_string(number) + ": ";
    if (!value) return Error{where + value.error().message};
    if (!value->is_object()) return Error{where + "expected a JSON object, found " + text.substr(0, 20)};
    lines.push_back({number, value->get_object()});
  }
  if (lines.empty() || !lines[0].written.contains("riffle"))
    return Error{file + ":1: expected the head of a log ({\"riffle\":1,…})"};
  return lines;
}

std::string text_of(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value != nullptr && value->is_string() ? std::string{value->get_string()} : "";
}

std::uint64_t number_of(const json::object& object, std::string_view key, std::uint64_t otherwise) {
  const json::value* value = object.if_contains(key);
  return value != nullptr && value->is_number() ? value->to_number<std::uint64_t>() : otherwise;
}

std::string beside(const std::string& log, const std::string& path) {
  const std::filesystem::path named{path};
  if (named.is_absolute()) return path;
  return (std::filesystem::path{log}.parent_path() / named).lexically_normal().string();
}

SeatId seat_of(const json::object& object) {
  return SeatId{static_cast<std::uint32_t>(number_of(object, "seat", 1) - 1)};
}

/// The answers given inside that follow a line.
Result<std::deque<Answer>> inside_answers(const Notation& notation, const std::string& file,
                                          const std::vector<LogLine>& lines, std::size_t first) {
  std::deque<Answer> answers;
  for (std::size_t i = first; i < lines.size() && lines[i].inside(); ++i) {
    Result<Answer> answer = notation.read_answer(lines[i].written);
    if (!answer) return Error{file + ":" + std::to_string(lines[i].number) + ": " + answer.error().message};
    answers.push_back(std::move(*answer));
  }
  return answers;
}

/// Plays the lines of one log, and compares.
class Player {
 public:
  Player(Game& game, Notation notation, const std::string& file, const ReplayOptions& options, Diagnostics& diagnostics)
      : game_(game), notation_(notation), file_(file), options_(options), diagnostics_(diagnostics) {}

  /// Plays one line, with the answers inside that follow it. Returns why it cannot be read, or nothing.
  std::string play(const LogLine& line, std::deque<Answer> inside, Replayed& replayed) {
    game_.give(std::move(inside));
    std::string unreadable;
    const Verdict verdict = run(line.written, unreadable);
    if (!unreadable.empty()) return unreadable;
    ++replayed.answers;
    if (options_.verify) compare(line, verdict, replayed);
    return {};
  }

 private:
  Verdict run(const json::object& written, std::string& unreadable) {
    const auto count = [&](std::string_view key) { return static_cast<std::uint32_t>(number_of(written, key, 1)); };
    asked_.clear();
    if (written.contains("undo"))
      return game_.undo(count("undo"), written.contains("seat") ? seat_of(written) : SeatId{},
                        written.contains("agreed"));
    if (written.contains("redo")) return game_.redo(count("redo"));
    if (written.contains("deck"))
      return game_.bring_deck({seat_of(written), beside(file_, text_of(written, "deck"))}, diagnostics_);
    const Result<Answer> answer = notation_.read_answer(written);
    if (!answer) {
      unreadable = answer.error().message;
      return {};
    }
    if (const OpenDecision* open = game_.decision(answer->seat)) asked_ = hexadecimal(open->fingerprint);
    if (answer->kind == Answer::Kind::command) return game_.command(answer->seat, answer->command);
    if (answer->kind == Answer::Kind::declined) return game_.back_out(answer->seat);
    std::vector<Choice> chosen;
    for (const Target& target : answer->choices) chosen.push_back(target.what);
    return game_.answer(answer->seat, chosen);
  }

  void compare(const LogLine& line, const Verdict& verdict, Replayed& replayed) {
    const auto differs = [&](std::string_view what, const std::string& expected, const std::string& found) {
      if (expected.empty() || expected == found || !replayed.divergence.empty()) return;
      replayed.divergence = file_ + ":" + std::to_string(line.number) + ": answer " + std::to_string(replayed.answers) +
                            " diverges: " + std::string{what} + " was " + expected + ", is " + found;
    };
    if (!asked_.empty()) differs("the question's fingerprint", text_of(line.written, "fingerprint"), asked_);
    const bool ended = line.written.contains("ended");
    if (ended == bool{verdict})
      differs("how it ended", ended ? text_of(line.written, "reason") : "done", verdict ? "done" : verdict.reason);
    differs("the digest", text_of(line.written, "digest"), hexadecimal(game_.digest()));
    if (replayed.divergence.empty()) ++replayed.compared;
  }

  Game& game_;
  Notation notation_;
  const std::string& file_;
  const ReplayOptions& options_;
  Diagnostics& diagnostics_;
  std::string asked_;
};

}  // namespace

Result<GameSetup> read_log_head(const std::string& file) {
  const auto lines = read_lines(file);
  if (!lines) return lines.error();
  const json::object& head = lines->front().written;
  GameSetup setup;
  setup.path = beside(file, text_of(head, "game"));
  setup.seed = number_of(head, "seed", 1);
  if (const json::value* defines = head.if_contains("defines"); defines != nullptr && defines->is_object())
    for (const auto& [name, value] : defines->get_object())
      if (value.is_string()) setup.defines.push_back({std::string{name}, std::string{value.get_string()}});
  if (const json::value* decks = head.if_contains("decks"); decks != nullptr && decks->is_array())
    for (const json::value& deck : decks->get_array())
      if (deck.is_object())
        setup.decks.push_back({seat_of(deck.get_object()), beside(file, text_of(deck.get_object(), "file"))});
  return setup;
}

Result<Replayed> replay(Registry& registry, GameSetup setup, const std::string& file, const ReplayOptions& options,
                        Diagnostics& diagnostics) {
  const auto lines = read_lines(file);
  if (!lines) return lines.error();
  const std::shared_ptr<const Catalog> catalog = setup.catalog;
  const View no_zones;
  const auto at_start = inside_answers({registry, *catalog, no_zones}, file, *lines, 1);
  if (!at_start) return at_start.error();
  setup.given = *at_start;
  auto started = Game::start(registry, std::move(setup), diagnostics);
  if (!started) return started.error();
  Replayed replayed;
  replayed.game = std::move(*started);
  const Notation notation{registry, *catalog, replayed.game->view()};
  Player player{*replayed.game, notation, file, options, diagnostics};
  for (std::size_t i = 1; i < lines->size() && replayed.divergence.empty(); ++i) {
    const LogLine& line = (*lines)[i];
    if (line.inside()) continue;
    if (options.to && replayed.answers >= *options.to) break;
    const auto inside = inside_answers(notation, file, *lines, i + 1);
    if (!inside) return inside.error();
    if (std::string why = player.play(line, *inside, replayed); !why.empty())
      return Error{file + ":" + std::to_string(line.number) + ": " + why};
  }
  return replayed;
}

}  // namespace riffle
