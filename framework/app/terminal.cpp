#include "app/terminal.hpp"

#include "app/table_view.hpp"

#include "catalog/print.hpp"

#include <istream>
#include <ostream>

namespace riffle {

Terminal::Terminal(Game& game, Diagnostics& diagnostics, std::istream& in, std::ostream& out, const Paint& paint)
    : game_(game),
      in_(in),
      out_(out),
      paint_(paint),
      ear_(game),
      executor_(game, ear_, diagnostics, {.folder = "", .joins_words = true, .sees_as_seat = true}) {}

void Terminal::tell(const std::string& text) {
  out_ << "  " << text << '\n';
  log_.push_back("  " + text);
}

void Terminal::show_table() {
  out_ << TableView{game_, seat_, paint_}.table();
  shown_decision_.clear();
}

void Terminal::show_decision() {
  std::string text = TableView{game_, seat_, paint_}.decision();
  if (text == shown_decision_) return;
  out_ << text;
  shown_decision_ = std::move(text);
}

void Terminal::run(SeatId seat, bool echo) {
  seat_ = seat;
  show_table();
  show_decision();
  out_ << paint_.dim("`help` lists the commands.") << '\n';
  std::string text;
  while (out_ << paint_.bold(Names{game_}.seat(seat_) + "> ") << std::flush, std::getline(in_, text)) {
    if (echo) out_ << text << '\n';
    if (!obey(text)) return;
    show_decision();
  }
  out_ << '\n';
}

bool Terminal::obey(const std::string& text) {
  const ScriptLine line = parse_line(text);
  if (line.empty()) return true;
  if (!line.seat && line.error.empty()) {
    if (line.words[0].text == "quit" && line.words.size() == 1) return false;
    if (obey_terminal(line.words)) return true;
  }
  execute(line);
  return true;
}

/// Does what only a terminal knows; false when it was nothing of that.
bool Terminal::obey_terminal(const std::vector<Word>& words) {
  const std::string& first = words[0].text;
  if (first == "seat") {
    take_seat(words);
    return true;
  }
  if (words.size() != 1) return false;
  if (first == "help") {
    help();
  } else if (first == "table") {
    show_table();
  } else if (first == "log") {
    for (const std::string& entry : log_) out_ << entry << '\n';
  } else {
    return false;
  }
  return true;
}

void Terminal::take_seat(const std::vector<Word>& words) {
  const Result<SeatId> seat = Names{game_}.seat(words.size() == 2 ? words[1].text : std::string{});
  if (!seat) return tell(paint_.yellow("refused: " + seat.error().message));
  seat_ = *seat;
  show_table();
}

void Terminal::execute(const ScriptLine& line) {
  ear_.clear();
  log_.push_back(Names{game_}.seat(seat_) + "> " + line.text);
  const Result<SeatId> seat = line.seat ? executor_.acting(line) : Result<SeatId>{seat_};
  const Executed executed = seat ? executor_.execute(*seat, line) : Executed::refused(seat.error().message);
  for (const std::string& edit : ear_.told(Names{game_, seat_}, seat_)) tell(edit);
  for (const std::string& notice : ear_.notices()) tell(paint_.yellow("notice: " + notice));
  for (const HeardFault& fault : ear_.faults()) tell(paint_.red("fault: " + fault.plugin + ": " + fault.text));
  if (!executed.verdict && ear_.faults().empty()) tell(paint_.yellow("refused: " + executed.verdict.reason));
  if (!executed.said.empty()) out_ << executed.said << (executed.said.ends_with('\n') ? "" : "\n");
}

void Terminal::help() { out_ << help_text(game_.registry()); }

}  // namespace riffle
