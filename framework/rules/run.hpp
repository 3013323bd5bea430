#pragma once

#include "rules/acting.hpp"
#include "rules/batches.hpp"
#include "rules/fingerprint.hpp"
#include "state/item.hpp"

#include <bit>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace riffle {

/// One execution of one item of the agenda: the Context that its action sees.
///
/// Ownership: borrows the scope and the answers on record, to which it appends those of chance and of bots.
class Run final : public Acting {
 public:
  Run(RunScope& scope, const Item& item, std::vector<Answer>& answers, std::uint32_t refusals);

  /// Runs the item's action, guarded. `awaiting` leaves the question in the scope's buffers.
  Status execute();

  /// Runs nothing: too many items followed each other without a question. A fault of the item's plugin.
  Status give_up();

  const std::string& reason() const { return buffers_.reason; }
  /// The plugin of the action that was running when the run went wrong.
  const std::string& culprit() const { return buffers_.culprit; }
  const std::vector<Noted>& facts() const { return buffers_.facts; }
  /// Triggers that were set off, and are to be done once the run has closed.
  const std::vector<Item>& matches() const { return buffers_.matches; }
  const std::vector<std::string>& notices() const { return buffers_.notices; }

  Outcome<Targets> choose(const Decision& decision) override;
  Outcome<std::span<const Targets>> choose_all(std::span<const Decision> decisions) override;
  Outcome<const Action*> command(const Decision& decision) override;
  Targets select(SelectorId selector, SeatId seat) override;
  Outcome<Targets> perform(ActionId action, Targets targets, std::span<const Argument> arguments, SeatId seat) override;
  void note(EventId fact, Target target, std::span<const Argument> arguments) override;
  void notice(std::string_view text) override;
  Status refuse(std::string_view reason) override;
  Status illegal(std::string_view reason) override;
  void place(CardId card, ZoneId zone, std::uint32_t position) override;
  void set(CardId card, PropertyId property, Value value) override;
  void set(SeatId seat, PropertyId property, Value value) override;
  void set(PropertyId property, Value value) override;
  CardId create(FormId printed, ZoneId zone, SeatId owner, std::uint32_t position) override;
  void remove(CardId card) override;
  void order(ZoneId zone, Targets top_first) override;
  void show(CardId card, SeatSet seats) override;
  void push(const Action& action, Symbol marker) override;
  void cancel(Symbol marker) override;
  std::span<const Action> waiting() override;
  void take(std::uint32_t place) override;
  AttachmentId attach(const Attachment& attachment) override;
  void detach(AttachmentId attachment) override;
  void end(Symbol until) override;
  Symbol symbol(std::string_view text) override;
  std::string_view text(Symbol symbol) const override;
  Symbol folded(Symbol symbol) override;
  PropertyId marker(Symbol name) override;
  PropertyId seat_property(Symbol name) const override;
  std::span<const DeckCard> deck(std::uint32_t number) const override;

 private:
  friend class Batches;

  bool good_question(const Decision& decision);
  [[gnu::noinline]] std::string wrong_question(const Decision& decision) const;
  Status call(const Action& action);
  Targets current(Targets targets);
  Savepoint savepoint() const;
  void rewind(const Savepoint& to);
  bool may_perform(const ActionRecord& record, const Action& action);
  Status frame(const Action& action, std::uint32_t& number);
  Targets noted_by(std::span<const std::uint32_t> frames, std::size_t first_fact);
  Attached attached(const Row& row, SeatId otherwise);
  std::span<const Argument> kept_arguments(std::vector<Argument> arguments);
  Outcome<const Answer*> ask(const Decision& decision, bool commands = false);
  std::optional<std::uint64_t> fingerprint(const Decision& decision);
  bool add_cards(std::span<const CardId> cards, Fingerprint& print);
  bool add_options(const Options& options, Fingerprint& print);
  void open(const Decision& decision, std::uint64_t print, OpenDecision& question) const;
  const Answer* recall(const Decision& decision, std::uint64_t print);
  bool drawn_at_once(const Decision& decision) const;
  bool answer_inside(const Decision& decision, const OpenDecision& question, Answer& answer);
  [[gnu::noinline]] bool take_given(const OpenDecision& question, Answer& answer);
  void draw(const Decision& decision, Answer& answer);
  void ask_bot(Bot& bot, SeatId seat, const Decision& decision, const OpenDecision& question, Answer& answer);
  bool reply_of(Bot& bot, SeatId seat, const OpenDecision& question, Answer& answer);
  bool good_together(const Decision& decision);
  bool collect(std::span<const Decision> decisions, Together& asked);
  bool answer_together(const Decision& decision, const OpenDecision& question, std::optional<Answer>& reply);
  const Item& item_;
  std::vector<Answer>& answers_;
  std::uint32_t refusals_;
  std::size_t next_answer_ = 0;
  Batches batches_{*this};
  std::uint32_t depth_ = 0, frame_ = 0, frames_ = 0;
};

}  // namespace riffle
