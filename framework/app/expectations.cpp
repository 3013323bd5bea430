#include "app/expectations.hpp"

#include "app/executor.hpp"
#include "app/script.hpp"

#include "base/text.hpp"
#include "catalog/print.hpp"
#include "game/hexadecimal.hpp"

#include <algorithm>

namespace riffle {
namespace {

Finding expect_decision(const Witness& witness, SeatId eyes, const std::string& tail) {
  const OpenDecision* open = witness.game.decision();
  const bool asked = open != nullptr && (!eyes || open->seats.contains(eyes));
  const std::string prompt = asked ? std::string{Names{witness.game}.text(open->prompt)} : "none";
  if (tail == "none") return {!asked, tail, prompt};
  return {asked && has_words(prompt, tail), tail, prompt};
}

Finding expect_refused(const Verdict& last, const std::string& tail) {
  const bool refused = last.status == Status::refused || last.status == Status::illegal;
  if (!refused) return {false, tail, last ? "the last command was done" : "a fault: " + last.reason};
  return {has_words(last.reason, tail), tail, last.reason};
}

Finding expect_notice(const Ear& ear, const std::string& tail) {
  const auto has = [&](const std::string& notice) { return has_words(notice, tail); };
  const bool held = std::any_of(ear.notices().begin(), ear.notices().end(), has);
  return {held, tail, ear.notices().empty() ? "no notice" : join(ear.notices(), " | ")};
}

Finding expect_fault(const Witness& witness, const std::string& tail) {
  std::vector<std::string> faults;
  if (witness.last.status == Status::fault) faults.push_back(witness.last.reason);
  for (const HeardFault& fault : witness.ear.faults())
    faults.push_back(fault.plugin.empty() ? fault.text : fault.plugin + ": " + fault.text);
  if (faults.empty()) return {false, tail, "no fault"};
  const bool held = has_words(faults.back(), tail) || has_words(faults.front(), tail);
  return {held, tail, join(faults, " | ")};
}

Finding expect_over(const Game& game, const std::string& tail) {
  if (game.decision() != nullptr) return {false, tail, "the game goes on"};
  const std::string result = game.result().value_or("no result");
  return {has_words(result, tail), tail, result};
}

Finding expect_digest(const Witness& witness, const std::string& tail) {
  const Word word = tail_word(tail);
  const std::string name = word.text.starts_with('$') ? word.text.substr(1) : word.text;
  const auto bound = witness.bindings.digests.find(name);
  const std::string found = hexadecimal(witness.game.digest());
  if (bound != witness.bindings.digests.end()) return Finding::equal(hexadecimal(bound->second), found);
  if (name == found) return {true, name, found};
  return {false, name, found + "; no digest has been bound to " + name + " by `let`"};
}

/// How many of a kind a text names: "2 errors, 1 warning" names 2 of "error".
std::optional<std::size_t> named_count(const std::string& tail, std::string_view kind) {
  for (const std::string& part : split_outside_quotes(tail, ',')) {
    const std::size_t space = part.find(' ');
    if (space == std::string::npos) continue;
    const std::string_view noun = trim(std::string_view{part}.substr(space));
    if (noun == kind || noun == std::string{kind} + "s") return parse_unsigned(part.substr(0, space));
  }
  return std::nullopt;
}

Finding expect_diagnostics(const Diagnostics& diagnostics, const std::string& tail) {
  const auto count = [&](Severity severity) {
    return static_cast<std::size_t>(std::count_if(diagnostics.begin(), diagnostics.end(),
                                                  [&](const Diagnostic& one) { return one.severity == severity; }));
  };
  const bool nothing = tail == "none" || tail == "()" || tail == "nothing to report";
  const auto errors = named_count(tail, "error"), warnings = named_count(tail, "warning"),
             notes = named_count(tail, "note");
  if (!nothing && !errors && !warnings && !notes)
    return Finding::wrong("a count like `2 errors, 1 warning`, or `none`", tail);
  const bool held = count(Severity::error) == errors.value_or(0) && count(Severity::warning) == warnings.value_or(0) &&
                    (!notes || count(Severity::note) == *notes);
  return {held, tail, summary(diagnostics)};
}

Finding expect_diagnostic(const Diagnostics& diagnostics, const std::string& tail) {
  std::vector<std::string> all;
  for (const Diagnostic& one : diagnostics) {
    all.push_back(one.message + " [" + one.code + "]");
    if (has_words(all.back(), tail)) return {true, tail, all.back()};
  }
  return {false, tail, all.empty() ? "nothing to report" : join(all, " | ")};
}

}  // namespace

std::string join(const std::vector<std::string>& texts, std::string_view between) {
  std::string out;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (i != 0) out += between;
    out += texts[i];
  }
  return out;
}

Word tail_word(const std::string& tail) {
  const Result<std::vector<Word>> words = split_words(tail);
  if (words && words->size() == 1 && words->front().name.empty()) return words->front();
  Word word;
  word.text = tail;
  return word;
}

bool has_words(std::string_view text, std::string_view words) {
  const std::string wanted = fold_case(tail_word(std::string{words}).text);
  return !wanted.empty() && fold_case(text).find(wanted) != std::string::npos;
}

Finding check_expectation(const Witness& witness, const ScriptLine& line) {
  if (!line.error.empty()) return Finding::wrong(Error{line.error}, "an expectation");
  if (line.words.size() < 2 || !line.tail) return Finding::wrong("`expect SUBJECT: what is expected`", line.text);
  SeatId eyes;
  if (line.seat) {
    const Result<SeatId> seat = Names{witness.game}.seat(std::to_string(*line.seat));
    if (!seat) return Finding::wrong(seat.error(), "a seat of this game");
    eyes = *seat;
  }
  const Reader reader{witness.game, witness.bindings, eyes};
  const std::string& subject = line.words[1].text;
  const std::string& tail = *line.tail;
  const Words words = Words{line.words}.subspan(2);
  if (subject == "zone") return expect_zone(reader, words, tail);
  if (subject == "card") return expect_card(reader, words, tail);
  if (subject == "seat") return expect_seat(reader, words, tail);
  if (subject == "game") return expect_game(reader, words, tail);
  if (subject == "event") return expect_event(reader, witness.ear, words, tail);
  if (subject == "why") return expect_why(reader, words, tail);
  if (!words.empty()) return Finding::wrong("`expect " + subject + ": …`", line.text);
  if (subject == "edits") return expect_edits(reader, witness.ear, tail);
  if (subject == "decision") return expect_decision(witness, eyes, tail);
  if (subject == "refused") return expect_refused(witness.last, tail);
  if (subject == "notice") return expect_notice(witness.ear, tail);
  if (subject == "fault") return expect_fault(witness, tail);
  if (subject == "over") return expect_over(witness.game, tail);
  if (subject == "digest") return expect_digest(witness, tail);
  if (subject == "diagnostics") return expect_diagnostics(witness.diagnostics, tail);
  if (subject == "diagnostic") return expect_diagnostic(witness.diagnostics, tail);
  return Finding::wrong("a subject that can be expected", quote_if_needed(subject));
}

}  // namespace riffle
