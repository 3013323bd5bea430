#include "app/script_runner.hpp"

#include "app/table_view.hpp"

namespace riffle {
namespace {

std::string spelled(const HeardFault& fault) {
  return fault.plugin.empty() ? fault.text : fault.plugin + ": " + fault.text;
}

}  // namespace

ScriptRunner::ScriptRunner(Game& game, const Script& script, Diagnostics& diagnostics, Told told)
    : game_(game),
      script_(script),
      diagnostics_(diagnostics),
      told_(std::move(told)),
      ear_(game),
      executor_(game, ear_, diagnostics, {.folder = script.folder, .joins_words = false, .sees_as_seat = false}) {}

ScriptTally ScriptRunner::run() {
  for (const Script::NumberedLine& line : script_.lines) {
    if (line.line.empty()) {
      LineResult comment;
      comment.kind = LineResult::Kind::comment;
      comment.number = line.number;
      comment.line = &line.line;
      tell(std::move(comment));
    } else if (line.line.expectation) {
      expectation(line);
    } else {
      settle_refusal();
      command(line);
    }
  }
  settle_refusal();
  return tally_;
}

void ScriptRunner::command(const Script::NumberedLine& line) {
  ear_.clear();
  const Result<SeatId> seat = executor_.acting(line.line);
  Executed executed = seat ? executor_.execute(*seat, line.line) : Executed::refused(seat.error().message);
  ++tally_.commands;
  last_ = executed.verdict;
  last_line_ = &line;
  if (last_.status == Status::fault) open_fault_ = last_.reason.empty() ? "a fault" : last_.reason;
  if (!last_ && last_.status != Status::fault) open_refusal_ = last_.reason.empty() ? "no reason given" : last_.reason;

  LineResult result;
  result.number = line.number;
  result.line = &line.line;
  result.verdict = last_;
  result.said = std::move(executed.said);
  if (const OpenDecision* open = game_.decision(); open != nullptr && !open->quiet())
    result.question = TableView{game_, {}, Paint{false}}.decision();
  result.edits = ear_.spelled(Names{game_}, {});
  result.notices = ear_.notices();
  for (const HeardFault& fault : ear_.faults()) result.faults.push_back(spelled(fault));
  if (!result.faults.empty()) open_fault_ = result.faults.back();
  tell(std::move(result));
}

void ScriptRunner::expectation(const Script::NumberedLine& line) {
  LineResult result;
  result.kind = LineResult::Kind::expectation;
  result.number = line.number;
  result.line = &line.line;
  result.finding = check_expectation({game_, ear_, diagnostics_, executor_.bindings(), last_}, line.line);
  ++tally_.expectations;
  const std::string subject = line.line.words.size() > 1 ? line.line.words[1].text : std::string{};
  // An expectation that fails has said enough of what was refused. A fault in an item takes its answer back with it.
  if (subject == "refused" || subject == "fault") open_refusal_.clear();
  if (subject == "fault") open_fault_.clear();
  tell(std::move(result));
}

void ScriptRunner::settle_refusal() {
  const std::string found = !open_fault_.empty() ? "a fault: " + open_fault_ : open_refusal_;
  if (!found.empty()) {
    LineResult result;
    result.kind = LineResult::Kind::unexpected;
    result.number = last_line_->number;
    result.line = &last_line_->line;
    result.finding = Finding::wrong("a command that is done", found);
    tell(std::move(result));
  }
  open_refusal_.clear();
  open_fault_.clear();
}

void ScriptRunner::tell(LineResult result) {
  if (result.failed()) ++tally_.failures;
  told_(result);
}

}  // namespace riffle
