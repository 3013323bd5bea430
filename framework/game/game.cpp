#include "game/game.hpp"

#include "game/decks.hpp"
#include "game/parts.hpp"

namespace riffle {
Game::Game(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Game::~Game() = default;

Result<std::unique_ptr<Game>> Game::start(Registry& registry, GameSetup setup, Diagnostics& diagnostics) {
  auto parts = Parts::make(registry, std::move(setup), diagnostics);
  if (!parts) return parts.error();
  (*parts)->begin(diagnostics);
  return std::unique_ptr<Game>{new Game{std::move(*parts)}};
}

const View& Game::view() const { return parts_->engine.editor().view(); }
const Catalog& Game::catalog() const { return *parts_->setup.catalog; }
Registry& Game::registry() const { return parts_->registry; }
const GameSetup& Game::setup() const { return parts_->setup; }
Bus& Game::bus() { return parts_->bus; }
const OpenDecision* Game::decision() const { return parts_->engine.decision(); }
const OpenDecision* Game::decision(SeatId seat) const { return parts_->engine.decision(seat); }
const std::optional<std::string>& Game::result() const { return parts_->engine.result(); }
std::uint32_t Game::undoable() const { return parts_->engine.undoable(); }
std::uint32_t Game::redoable() const { return parts_->engine.redoable(); }
std::uint64_t Game::digest() const { return parts_->engine.digest(); }
void Game::seat(SeatId seat, Bot* bot) { parts_->engine.scope().bots[seat.index] = bot; }
std::vector<std::string> Game::log() const { return parts_->log.lines(); }
Result<std::size_t> Game::save(const std::string& file) { return parts_->log.keep_in(file); }

void Game::give(std::deque<Answer> answers) {
  auto& given = parts_->engine.scope().given;
  given.insert(given.end(), answers.begin(), answers.end());
}

void Game::forget_given() { parts_->engine.scope().given.clear(); }

Verdict Game::answer(SeatId seat, std::span<const Choice> chosen) {
  Answer answer;
  answer.seat = seat;
  for (const Choice& choice : chosen) answer.choices.push_back({choice, 0});
  return parts_->take(std::move(answer));
}

Verdict Game::command(SeatId seat, const Command& command) {
  Answer answer;
  answer.seat = seat;
  answer.kind = Answer::Kind::command;
  answer.command = command;
  return parts_->take(std::move(answer));
}

Verdict Game::back_out(SeatId seat) {
  Answer answer;
  answer.seat = seat;
  answer.kind = Answer::Kind::declined;
  return parts_->take(std::move(answer));
}

Verdict Game::bring_deck(const SeatDeck& deck, Diagnostics& diagnostics) {
  if (const Verdict forbidden = parts_->busy(); !forbidden) return forbidden;
  if (!parts_->load_deck) return {Status::refused, "no plugin provides the action core.load_deck, which brings decks"};
  auto cards = deal_deck(registry(), catalog(), view(), deck, diagnostics);
  if (!cards) return {Status::refused, cards.error().message};
  if (cards->empty()) return {Status::refused, deck.file + " has no card that can be dealt"};
  auto& decks = parts_->engine.scope().decks;
  Answer answer;
  answer.seat = deck.seat;
  answer.kind = Answer::Kind::command;
  answer.command = {parts_->load_deck,
                    {},
                    {{registry().symbols().intern("deck"), Value::number(static_cast<std::int32_t>(decks.size()))}}};
  if (std::string why = parts_->engine.wrong(answer); !why.empty()) return {Status::refused, std::move(why)};
  decks.push_back(std::move(*cards));
  json::object line;
  line["seat"] = deck.seat.index + 1;
  line["deck"] = deck.file;
  const Verdict verdict = parts_->engine.answer(std::move(answer));
  parts_->log_line(std::move(line), verdict);
  return verdict;
}

Verdict Game::undo(std::uint32_t answers, SeatId by, bool agreed) {
  if (const Verdict forbidden = parts_->busy(); !forbidden) return forbidden;
  if (undoable() == 0) return {Status::refused, "there is nothing to undo"};
  if (answers > undoable()) return {Status::refused, "only " + std::to_string(undoable()) + " answers can be undone"};
  Verdict verdict;
  for (std::uint32_t i = 0; i < answers && verdict; ++i) verdict = parts_->engine.undo(by, agreed);
  json::object line{{"undo", answers}};
  if (by) line["seat"] = by.index + 1;
  if (agreed) line["agreed"] = true;
  parts_->log_line(std::move(line), verdict);
  return verdict;
}

Verdict Game::redo(std::uint32_t answers) {
  if (const Verdict forbidden = parts_->busy(); !forbidden) return forbidden;
  if (redoable() == 0) return {Status::refused, "there is nothing to redo"};
  if (answers > redoable()) return {Status::refused, "only " + std::to_string(redoable()) + " answers can be redone"};
  Verdict verdict;
  for (std::uint32_t i = 0; i < answers && verdict; ++i) verdict = parts_->engine.redo();
  parts_->log_line(json::object{{"redo", answers}}, verdict);
  return verdict;
}

std::unique_ptr<Game> Game::clone() const { return std::unique_ptr<Game>{new Game{std::make_unique<Parts>(*parts_)}}; }

bool Game::sees(SeatId seat, CardId card) const { return seers(view(), card).contains(seat); }

}  // namespace riffle
