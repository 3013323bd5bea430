#include "game/parts.hpp"

#include "catalog/loop_policy.hpp"
#include "catalog/requirement.hpp"
#include "game/decks.hpp"
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

Game::Parts::Parts(Registry& of, GameSetup from, std::shared_ptr<const Layout> layout)
    : registry(of),
      setup(std::move(from)),
      engine(of, std::move(layout), setup.seed, *this),
      notation(of, *setup.catalog, engine.editor().view()) {
  engine.scope().given = setup.given;
}

Game::Parts::Parts(const Parts& other)
    : registry(other.registry),
      setup(other.setup),
      engine(other.engine, *this),
      notation(other.registry, *setup.catalog, engine.editor().view()),
      load_deck(other.load_deck) {}

Result<std::unique_ptr<Game::Parts>> Game::Parts::make(Registry& registry, GameSetup setup, Diagnostics& diagnostics) {
  const std::shared_ptr<const Catalog> catalog = setup.catalog;
  const RulesDefinition& rules = catalog->definition.rules;
  ActionId next, before;
  if (std::string why = find(registry, rules.next, next); !why.empty()) return Error{why};
  if (!rules.setup.empty())
    if (std::string why = find(registry, rules.setup, before); !why.empty()) return Error{why};
  auto parts = std::make_unique<Parts>(registry, std::move(setup), set_up(registry, *setup.catalog));
  if (!rules.settle.empty())
    if (std::string why = find(registry, rules.settle, parts->engine.scope().settle); !why.empty()) return Error{why};
  parts->follow(rules);
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
  return parts;
}

// The policies of the definition, and the rules that stand in the game from its beginning.
void Game::Parts::follow(const RulesDefinition& rules) {
  RunScope& scope = engine.scope();
  if (rules.undo != "free") scope.undo = rules.undo == "ask" ? UndoPolicy::ask : UndoPolicy::stop;
  scope.by_priority = rules.replacements == "priority";
  const LoopPolicy loop = read_loop(rules.loop).value_or(LoopPolicy{});
  scope.loop_limit = loop.items;
  if (!loop.result.empty()) scope.loop_result = registry.symbols().intern(loop.result);
  attach_global(registry.triggers(), rules);
  attach_global(registry.replacements(), rules);
  attach_global(registry.modifiers(), rules);
}

template <class Record>
void Game::Parts::attach_global(const std::vector<Record>& records, const RulesDefinition& rules) {
  for (const Record& record : records) {
    if (!record.global || record.type == nullptr) continue;
    if (!requires_plugin(rules, registry.plugins()[record.owner].id)) continue;
    Row row;
    row.rule = registry.find_rule(record.id);
    row.hook = record.hook;
    engine.editor().attach(row, {});
  }
}

void Game::Parts::begin(Diagnostics& diagnostics) {
  starting = &diagnostics;
  const Bus::ScopedConnection faults =
      bus.on_fault([this](std::string_view plugin, std::string_view text) { fault(plugin, text); });
  observers.begin(registry, setup.catalog->definition.rules, engine.editor().view());
  engine.advance();
  starting = nullptr;
  log_inside();
}

void Game::Parts::notice(std::string_view text) {
  if (starting != nullptr)
    starting->push_back({Severity::note, "notice", setup.path, {}, std::string{text}, {}});
  else
    bus.notice(text);
}

void Game::Parts::fault(std::string_view plugin, std::string_view text) {
  if (starting != nullptr)
    starting->push_back(
        {Severity::error, "fault", setup.path, {}, "plugin " + std::string{plugin} + ": " + std::string{text}, {}});
  else
    bus.fault(plugin, text);
}

void Game::Parts::log_line(json::object line, const Verdict& verdict) {
  constexpr const char* endings[] = {"done", "unfit", "declined", "awaiting", "refused", "illegal", "fault"};
  if (!verdict) {
    line["ended"] = endings[static_cast<std::uint32_t>(verdict.status)];
    line["reason"] = verdict.reason;
  }
  line["digest"] = hexadecimal(engine.digest());
  log.add(std::move(line));
  log_inside();
}

void Game::Parts::log_inside() {
  for (const Answer& answer : inside) {
    json::object line = notation.write(answer);
    line["inside"] = true;
    log.add(std::move(line));
  }
  inside.clear();
}

Verdict Game::Parts::take(Answer answer) {
  if (const Verdict forbidden = busy(); !forbidden) return forbidden;
  if (std::string why = engine.wrong(answer); !why.empty()) return {Status::refused, std::move(why)};
  json::object line = notation.write(answer);
  line["fingerprint"] = hexadecimal(engine.decision(answer.seat)->fingerprint);
  Verdict verdict = engine.answer(std::move(answer));
  log_line(std::move(line), verdict);
  return verdict;
}

Verdict Game::Parts::busy() const {
  if (!bus.delivering()) return {};
  const std::string whose = bus.told_plugin().empty() ? "" : " of plugin " + std::string{bus.told_plugin()};
  return {Status::refused, "a listener" + whose + " must not answer, undo or redo while it is told something"};
}

}  // namespace riffle
