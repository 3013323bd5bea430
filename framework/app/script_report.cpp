#include "app/script_report.hpp"

#include "app/table_view.hpp"

#include "base/json.hpp"
#include "game/hexadecimal.hpp"

#include <ostream>

namespace riffle {
namespace {

json::array to_json(const std::vector<std::string>& texts) { return json::array(texts.begin(), texts.end()); }

std::string_view word_for(Status status) {
  switch (status) {
    case Status::illegal:
      return "illegal";
    case Status::fault:
      return "fault";
    case Status::done:
    case Status::awaiting:
      return "done";
    default:
      return "refused";
  }
}

json::object command_json(const LineResult& result) {
  json::object out{{"kind", "command"}, {"line", result.number}, {"text", result.line->text}};
  out["status"] = word_for(result.verdict.status);
  if (!result.verdict.reason.empty()) out["reason"] = result.verdict.reason;
  json::array spans;
  for (const std::vector<std::string>& span : result.edits) spans.push_back(to_json(span));
  out["edits"] = std::move(spans);
  out["notices"] = to_json(result.notices);
  out["faults"] = to_json(result.faults);
  if (!result.question.empty()) out["question"] = result.question;
  if (!result.said.empty()) out["said"] = result.said;
  return out;
}

json::object finding_json(const LineResult& result) {
  const bool expectation = result.kind == LineResult::Kind::expectation;
  json::object out{{"kind", expectation ? "expectation" : "unexpected"}, {"line", result.number}};
  out["text"] = result.line->text;
  out["status"] = result.failed() ? "failed" : "held";
  out["expected"] = result.finding.expected;
  out["found"] = result.finding.found;
  return out;
}

}  // namespace

void ScriptReport::print_json(const LineResult& result) {
  if (result.kind == LineResult::Kind::comment) return;
  const bool command = result.kind == LineResult::Kind::command;
  out_ << json::serialize(command ? command_json(result) : finding_json(result)) << '\n';
}

void ScriptReport::print_command(const LineResult& result) {
  out_ << paint_.bold("> " + result.line->text) << '\n';
  for (const std::vector<std::string>& span : result.edits) out_ << "    " << join(span, ", ") << '\n';
  for (const std::string& notice : result.notices) out_ << "    " << paint_.yellow("notice: " + notice) << '\n';
  for (const std::string& fault : result.faults) out_ << "    " << paint_.red("fault: " + fault) << '\n';
  if (!result.verdict && result.faults.empty()) {
    const std::string refusal = std::string{word_for(result.verdict.status)} + ": " + result.verdict.reason;
    out_ << "    " << paint_.yellow(refusal) << '\n';
  }
  out_ << result.question;
  if (!result.said.empty()) out_ << result.said << (result.said.ends_with('\n') ? "" : "\n");
}

void ScriptReport::print_failure(const LineResult& result) {
  out_.flush();
  errors_ << file_ << ':' << result.number << ": failed: " << result.line->text << '\n'
          << "    expected: " << result.finding.expected << '\n'
          << "    found:    " << result.finding.found << std::endl;
}

void ScriptReport::print(const LineResult& result) {
  if (json_) return print_json(result);
  switch (result.kind) {
    case LineResult::Kind::comment:
      out_ << paint_.dim("# " + result.line->comment) << '\n';
      break;
    case LineResult::Kind::command:
      print_command(result);
      break;
    case LineResult::Kind::expectation:
      if (result.finding.held) out_ << "    " << paint_.green("ok") << " " << paint_.dim(result.line->text) << '\n';
      break;
    case LineResult::Kind::unexpected:
      break;
  }
  if (result.failed()) print_failure(result);
}

void ScriptReport::print(const Game& game, const ScriptTally& tally) {
  if (json_) {
    json::object out{{"kind", "summary"}, {"file", file_}, {"commands", tally.commands}};
    out["expectations"] = tally.expectations;
    out["failures"] = tally.failures;
    out["digest"] = hexadecimal(game.digest());
    out_ << json::serialize(out) << '\n';
    return;
  }
  const TableView view{game, {}, paint_};
  out_ << '\n' << view.table() << view.decision() << '\n';
  out_ << file_ << ": " << counted(tally.commands, "command") << ", " << counted(tally.expectations, "expectation")
       << ", ";
  out_ << (tally.failures == 0 ? paint_.green("all well") : paint_.red(counted(tally.failures, "failure"))) << '\n';
}

}  // namespace riffle
