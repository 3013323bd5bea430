// Answers to questions that are open at once wait here until the last has come.
#include "rules/engine.hpp"

namespace riffle {

const OpenDecision* Engine::decision(SeatId seat) const {
  if (!asked_) return nullptr;
  if (together_.open()) return together_.missing(seat);
  return decision_.seats.contains(seat) ? &decision_ : nullptr;
}

void Engine::reply(Answer&& answer) {
  const OpenDecision* question = together_.missing(answer.seat);
  answer.fingerprint = question->fingerprint;
  answer.inside = false;
  stamp(answer);
  together_.reply(question, std::move(answer));
  show_missing();
}

// A bot's reply that a log recorded comes with the answer of the last player.
void Engine::take_given_replies() {
  auto& given = scope_.given;
  while (!given.empty() && together_.open()) {
    const OpenDecision* question = together_.missing(given.front().seat);
    if (question == nullptr) return;
    Answer answer = std::move(given.front());
    given.pop_front();
    answer.fingerprint = question->fingerprint;
    answer.inside = true;
    together_.replies[static_cast<std::size_t>(question - together_.questions.data())] = std::move(answer);
  }
  if (together_.open()) show_missing();
}

// The first question without a reply is the one that is shown to whoever does not say which.
void Engine::show_missing() {
  if (const OpenDecision* question = together_.missing()) {
    decision_ = *question;
    return;
  }
  for (std::size_t i = 0; i < together_.questions.size(); ++i) {
    if (together_.questions[i].idle()) continue;
    if (together_.replies[i]->inside) listener_.recorded(*together_.replies[i]);
    open_.answers.push_back(std::move(*together_.replies[i]));
  }
  together_.close();
  asked_ = false;
}

Verdict Engine::undo_reply() {
  undone_.push_back({0, {}, {together_.take_last()}, false});
  decision_ = *together_.missing();
  return {};
}

}  // namespace riffle
