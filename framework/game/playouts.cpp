#include "game/playouts.hpp"

#include "game/parts.hpp"

namespace riffle {

/// The beginning, and the game that is played from it. It hears the rules, and counts.
struct Playouts::Table final : Listener {
  explicit Table(std::unique_ptr<Game::Parts> of) : beginning(std::move(of)), engine(beginning->engine, *this) {}

  bool hears_edits() const override { return bus.edits_heard(); }
  void edits(std::span<const Edit> span, Direction direction) override { bus.publish(span, direction); }
  void event(const Event& event) override { bus.publish(event); }
  void notice(std::string_view text) override { bus.notice(text); }
  void fault(std::string_view plugin, std::string_view text) override { bus.fault(plugin, text); }
  void recorded(const Answer& answer) override { ++(answer.seat == chance ? played.chances : played.decisions); }

  std::unique_ptr<Game::Parts> beginning;
  Bus bus;
  Playout played;
  std::deque<Answer> given;  // for the next game
  Engine engine;
};

Playouts::Playouts(std::unique_ptr<Table> table) : table_(std::move(table)) {}
Playouts::~Playouts() = default;

Result<std::unique_ptr<Playouts>> Playouts::start(Registry& registry, GameSetup setup, Diagnostics& diagnostics) {
  auto parts = Game::Parts::make(registry, std::move(setup), diagnostics);
  if (!parts) return parts.error();
  (*parts)->starting = &diagnostics;
  (*parts)->engine.prepare();
  (*parts)->starting = nullptr;
  return std::unique_ptr<Playouts>{new Playouts{std::make_unique<Table>(std::move(*parts))}};
}

void Playouts::seat(SeatId seat, Bot* bot) { table_->engine.scope().bots[seat.index] = bot; }
void Playouts::give(std::deque<Answer> answers) { table_->given = std::move(answers); }
Bus& Playouts::bus() { return table_->bus; }
const View& Playouts::view() const { return table_->engine.editor().view(); }
std::uint64_t Playouts::digest() { return table_->engine.digest(); }
Engine& Playouts::engine() { return table_->engine; }
const OpenDecision* Playouts::decision() const { return table_->engine.decision(); }

Playout Playouts::play(std::uint64_t seed) {
  Engine& engine = table_->engine;
  Playout& played = table_->played;
  played = {};
  engine.begin_from(table_->beginning->engine, seed);
  engine.scope().given.swap(table_->given);  // its own were cleared
  engine.advance();
  if (engine.result()) played.result = *engine.result();
  played.edits = engine.editor().audible_records();
  played.transactions = engine.transactions();
  return played;
}

}  // namespace riffle
