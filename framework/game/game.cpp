#include "game/game.hpp"

#include "game/decks.hpp"
#include "game/parts.hpp"
#include "game/set_up.hpp"

namespace riffle {
namespace {

json::object head_of(const GameSetup& setup, const Registry& registry) {
  json::object head;
  head["riffle"] = 1;
  head["game"] = setup.path;
  head["name"] = setup.catalog->definition.name;
  head["id"] = setup.catalog->definition.id;
  json::array plugins, decks;
  for (const PluginRecord& plugin : registry.plugins())
    if (!plugin.revoked) plugins.push_back(json::object{{"id", plugin.id}, {"version", plugin.version}});
  for (const SeatDeck& deck : setup.decks)
    decks.push_back(json::object{{"seat", deck.seat.index + 1}, {"file", deck.file}});
  json::object defines;
  for (const Define& define : setup.defines) defines[define.name] = define.value;
  head["plugins"] = std::move(plugins);
  head["seed"] = setup.seed;
  head["defines"] = std::move(defines);
  head["decks"] = std::move(decks);
  return head;
}

Item item_of(ActionId action) {
  Item item;
  item.action = action;
  return item;
}

/// Finds an action that the definition names, or says why not.
std::string find(const Registry& registry, std::string_view id, ActionId& action) {
  action = registry.find_action(id);
  return action ? "" : "no plugin provides the action " + std::string{id} + ", which the game needs";
}

}  // namespace

Game::Game(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Game::~Game() = default;

Result<std::unique_ptr<Game>> Game::start(Registry& registry, GameSetup setup, Diagnostics& diagnostics) {
  const RulesDefinition& rules = setup.catalog->definition.rules;
  ActionId next, before;
  if (std::string why = find(registry, rules.next, next); !why.empty()) return Error{why};
  if (!rules.setup.empty())
    if (std::string why = find(registry, rules.setup, before); !why.empty()) return Error{why};
  auto parts = std::make_unique<Parts>(registry, std::move(setup), set_up(registry, *setup.catalog));
  parts->load_deck = registry.find_action("core.load_deck");
  parts->log.add(head_of(parts->setup, registry));
  parts->engine.push(item_of(next));
  if (before) parts->engine.push(item_of(before));
  for (const SeatDeck& deck : parts->setup.decks) {
    if (deck.seat.index >= parts->engine.editor().view().seat_count)
      return Error{"there is no seat " + std::to_string(deck.seat.index + 1) + "; the game has " +
                   std::to_string(parts->engine.editor().view().seat_count)};
    auto cards = deal_deck(registry, *parts->setup.catalog, parts->engine.editor().view(), deck, diagnostics);
    if (!cards) return cards.error();
    if (cards->empty()) return Error{deck.file + " has no card that can be dealt"};
    parts->engine.scope().decks.push_back(std::move(*cards));
  }
  if (!parts->setup.decks.empty() && !parts->load_deck)
    return Error{"no plugin provides the action core.load_deck, which brings decks"};
  for (auto number = static_cast<std::int32_t>(parts->setup.decks.size()); number-- > 0;) {
    Item item = item_of(parts->load_deck);
    item.seat = parts->setup.decks[static_cast<std::size_t>(number)].seat;
    item.arguments = {{registry.symbols().intern("deck"), Value::number(number)}};
    parts->engine.push(item);
  }
  parts->starting = &diagnostics;
  parts->engine.advance();
  parts->starting = nullptr;
  parts->log_inside();
  return std::unique_ptr<Game>{new Game{std::move(parts)}};
}

const View& Game::view() const { return parts_->engine.editor().view(); }
const Catalog& Game::catalog() const { return *parts_->setup.catalog; }
Registry& Game::registry() const { return parts_->registry; }
const GameSetup& Game::setup() const { return parts_->setup; }
Bus& Game::bus() { return parts_->bus; }
const OpenDecision* Game::decision() const { return parts_->engine.decision(); }
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

Verdict Game::undo(std::uint32_t answers) {
  if (const Verdict forbidden = parts_->busy(); !forbidden) return forbidden;
  if (undoable() == 0) return {Status::refused, "there is nothing to undo"};
  if (answers > undoable()) return {Status::refused, "only " + std::to_string(undoable()) + " answers can be undone"};
  Verdict verdict;
  for (std::uint32_t i = 0; i < answers && verdict; ++i) verdict = parts_->engine.undo();
  parts_->log_line(json::object{{"undo", answers}}, verdict);
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

bool Game::sees(SeatId seat, CardId card) const {
  const ZoneRecord& zone = view().record(view().zone(card));
  const auto seen = static_cast<std::uint32_t>(view().value(card, property::seen).as_number());
  if (SeatSet{seen}.contains(seat)) return true;
  switch (zone.visibility) {
    case Visibility::nobody:
      return false;
    case Visibility::owner:
      return zone.owner == seat;
    case Visibility::everybody:
      return true;
    case Visibility::undefined:
      return view().face_up(card);
  }
  return false;
}

}  // namespace riffle
