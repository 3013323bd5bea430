#include "played.hpp"

#include "app/opening.hpp"

namespace actions_tests {

Played::Played(Host& of, std::string folder, std::uint64_t seed, const Texts& decks) : host(of) {
  ScriptHead head;
  head.game = std::move(folder);
  head.seed = seed;
  for (std::uint32_t seat = 1; const std::string& deck : decks)
    head.decks.push_back({seat++, head.game + "/decks/" + deck + ".o8d"});
  auto catalog = open_catalog(host.registry, head.game, {}, diagnostics);
  REQUIRE(catalog);
  auto started = Game::start(host.registry, setup_for(head, *catalog), diagnostics);
  REQUIRE(started);
  game = std::move(*started);
  ear = std::make_unique<Ear>(*game);
}

std::vector<Target> Played::cards(std::initializer_list<std::uint32_t> numbers) const {
  std::vector<Target> targets;
  for (const std::uint32_t number : numbers) targets.push_back(view().target(card(number)));
  return targets;
}

ZoneId Played::zone(std::string_view name, SeatId owner) const {
  for (std::uint32_t i = 0; i < view().zone_count; ++i) {
    const ZoneRecord& record = view().record(ZoneId{i});
    if (record.owner == owner && names().text(record.name) == name) return ZoneId{i};
  }
  FAIL("no zone " << name);
  return {};
}

FormId Played::form(std::string_view title) const {
  for (std::uint32_t i = 0; i < view().form_count; ++i)
    if (names().title(FormId{i}) == title) return FormId{i};
  FAIL("no form " << title);
  return {};
}

Verdict Played::command(std::string_view action, std::vector<Target> targets, std::vector<Argument> arguments,
                        SeatId seat) {
  ear->clear();
  const ActionId id = host.registry.find_action("core." + std::string{action});
  const Verdict verdict = game->command(seat, {id, std::move(targets), std::move(arguments)});
  edits = ear->told(names(), {});
  facts.clear();
  for (const HeardEvent& event : ear->events()) facts.push_back(spelled(event));
  notices = ear->notices();
  CHECK(ear->faults().empty());
  return verdict;
}

void Played::does(std::string_view action, std::vector<Target> targets, std::vector<Argument> arguments, SeatId seat) {
  INFO(action);
  const std::uint64_t before = game->digest();
  const Verdict verdict = command(action, std::move(targets), std::move(arguments), seat);
  INFO(verdict.reason);
  REQUIRE(verdict);
  const std::uint64_t after = game->digest();
  REQUIRE(game->undo());
  CHECK(game->digest() == before);
  CHECK(net_edits() == 0);
  REQUIRE(game->redo());
  CHECK(game->digest() == after);
  CHECK(ear->events().size() == facts.size());
}

std::string Played::fails(Status how, std::string_view action, std::vector<Target> targets,
                          std::vector<Argument> arguments, SeatId seat) {
  INFO(action);
  const std::uint64_t before = game->digest();
  const std::uint32_t answers = game->undoable();
  const Verdict verdict = command(action, std::move(targets), std::move(arguments), seat);
  CHECK(verdict.status == how);
  CHECK(game->digest() == before);
  CHECK(game->undoable() == answers);
  CHECK(facts.empty());
  CHECK(notices.empty());
  CHECK(net_edits() == 0);
  return verdict.reason;
}

std::string Played::illegal(std::string_view action, std::vector<Target> targets, std::vector<Argument> arguments,
                            SeatId seat) {
  return fails(Status::illegal, action, std::move(targets), std::move(arguments), seat);
}

std::string Played::refused(std::string_view action, std::vector<Target> targets, std::vector<Argument> arguments,
                            SeatId seat) {
  return fails(Status::refused, action, std::move(targets), std::move(arguments), seat);
}

void Played::chance_says(std::initializer_list<std::int32_t> numbers) {
  std::deque<Answer> answers;
  for (const std::int32_t number : numbers) {
    answers.emplace_back().seat = chance;
    answers.back().choices.push_back({Choice::number(number), 0});
  }
  game->give(std::move(answers));
}

void Played::chance_orders(std::initializer_list<std::uint32_t> numbers) {
  Answer answer;
  answer.seat = chance;
  const std::vector<Target> chosen = cards(numbers);
  answer.choices.assign(chosen.begin(), chosen.end());
  game->give({answer});
}

std::string Played::value(std::uint32_t number, PropertyId property) const {
  return names().value(view().value(card(number), property));
}

std::string Played::marker(std::uint32_t number, std::string_view name) const {
  return value(number, host.registry.find_property(name));
}

std::string Played::counter(SeatId seat, std::string_view name) const {
  return names().value(view().value(seat, host.registry.find_property(name)));
}

std::string Played::order(ZoneId of) const {
  std::string numbers;
  const auto all = view().cards(of);
  for (auto next = all.rbegin(); next != all.rend(); ++next)
    numbers += (numbers.empty() ? "" : " ") + std::to_string(next->index + 1);
  return numbers;
}

// "core.moved #1 by 2: from 1:Stock, to Table"
std::string Played::spelled(const HeardEvent& event) const {
  std::string text = host.registry.events()[event.id.index].id + " " + names().choice(event.target.what);
  const CardId of = event.target.card();
  if (of && view().generations[of.index] != event.target.generation) text += " (stale)";
  text += " by " + names().seat(event.seat);
  const char* before = ": ";
  for (const Argument& argument : event.arguments) {
    text += before + std::string{names().text(argument.name)} + " " + names().value(argument.value);
    before = ", ";
  }
  return text;
}

// How many edits were heard forward, and not backward again.
std::ptrdiff_t Played::net_edits() const {
  std::ptrdiff_t net = 0;
  for (const HeardSpan& span : ear->spans()) {
    const auto length = static_cast<std::ptrdiff_t>(span.edits.size());
    net += span.direction == Direction::forward ? length : -length;
  }
  return net;
}

}  // namespace actions_tests
