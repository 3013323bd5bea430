#include "game/parts.hpp"

namespace riffle {

std::string hexadecimal(std::uint64_t digest) {
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(digest));
  return text;
}

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
  line["fingerprint"] = hexadecimal(engine.decision()->fingerprint);
  Verdict verdict = engine.answer(std::move(answer));
  log_line(std::move(line), verdict);
  return verdict;
}

Verdict Game::Parts::busy() const {
  if (!bus.delivering()) return {};
  return {Status::refused, "a listener must not answer, undo or redo while it is told something"};
}

}  // namespace riffle
