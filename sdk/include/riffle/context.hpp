#pragma once

#include <riffle/action.hpp>
#include <riffle/attachment.hpp>
#include <riffle/decision.hpp>
#include <riffle/targets.hpp>
#include <riffle/view.hpp>

#include <string_view>

namespace riffle {

/// Where `place` and `create` put a card in an ordered zone. Unordered zones ignore it.
inline constexpr std::uint32_t on_top = 0, at_bottom = 0xFFFF'FFFF;

/// A copy of a card in a deck that a seat brought, resolved: what to create, where, and whose it is.
struct DeckCard {
  FormId printed;
  ZoneId zone;
  SeatId owner;
};

/// What an action may do. The host owns the state and the journal; this is the only way to change either.
///
/// After `awaiting`, `refused`, `illegal` or `fault` every further call returns that status and edits nothing.
/// Ownership: spans from select, choose and perform last until the run ends or awaits.
/// Threads:   of the thread that runs the game.
class Context {
 public:
  const View& view;

  // --- questions -------------------------------------------------------------------------------------------------
  /// Asks, and returns what was chosen: `unfit` with fewer options than min, `declined` when the seat backs out.
  /// With min 0 and no option it returns nothing, unasked. A turn that is asked so is answered by one of its options.
  /// To be asked about a card is not to see it: see show().
  /// Errors: a question that nobody could answer (no such seat, min above max, an option that does not exist) is a fault.
  virtual Outcome<Targets> choose(const Decision& decision) = 0;
  /// Asks several seats at once, one question each: they answer in any order, each sees its own, and nothing is done or
  /// shown before the last answer. Returns what each chose, in the order of the decisions.
  /// Errors: as choose(); a question to chance, to several seats, or a quiet one is a fault.
  virtual Outcome<std::span<const Targets>> choose_all(std::span<const Decision> decisions) = 0;
  /// Asks a quiet question (kind `turn` or `table`) that is answered by a command.
  virtual Outcome<const Action*> command(const Decision& decision) = 0;
  /// What a selector selects for a seat; the seat of the running action by default.
  virtual Targets select(SelectorId selector, SeatId seat = {}) = 0;

  // --- what happens ----------------------------------------------------------------------------------------------
  /// Performs an action in this run with all of these targets that are still there. A procedure is run once. An event is
  /// attempted for each target: what replaces it is settled first, then each group of like events is run once, and when
  /// the outermost of such batches closes, triggers are matched. Left without any target, it is `done` and nothing is.
  /// What ends unfit is rewound. Returned are the targets that the action itself noted, once each, with their new
  /// generation: not those of what it was replaced by. The acting seat is that of the running action unless one is named.
  /// Errors: other targets or arguments than the action takes are a fault of whoever performs it.
  virtual Outcome<Targets> perform(ActionId action, Targets targets, std::span<const Argument> arguments = {},
                                   SeatId seat = {}) = 0;
  /// Notes a fact: what rules and observers hear once this run has closed.
  virtual void note(EventId fact, Target target, std::span<const Argument> arguments = {}) = 0;
  /// Says something to the seats that is neither an edit nor a refusal.
  virtual void notice(std::string_view text) = 0;
  /// Refuses the newest answer: it is dropped and asked again, with this reason.
  virtual Status refuse(std::string_view reason) = 0;
  /// Ends the item as illegal: everything since the answer that bore it is taken back, with this reason.
  virtual Status illegal(std::string_view reason) = 0;

  // --- edits: an equal value is no edit; an id that does not exist, or a value of another kind, is a fault ---------
  /// Moves a card. A change of zone makes it a new object, and resets what the definition says it resets.
  virtual void place(CardId card, ZoneId zone, std::uint32_t position = on_top) = 0;
  virtual void set(CardId card, PropertyId property, Value value) = 0;
  virtual void set(SeatId seat, PropertyId property, Value value) = 0;
  virtual void set(PropertyId property, Value value) = 0;
  virtual CardId create(FormId printed, ZoneId zone, SeatId owner, std::uint32_t position = on_top) = 0;
  /// Takes a card out of the game, into a zone that nobody sees.
  virtual void remove(CardId card) = 0;
  /// Puts the cards of a zone in this order, the top one first. Errors: other cards than the zone's are a fault.
  virtual void order(ZoneId zone, Targets top_first) = 0;
  /// Lets seats see a card where it is, until it changes zones. To hide it again set property::seen to 0.
  virtual void show(CardId card, SeatSet seats) = 0;

  // --- the agenda ------------------------------------------------------------------------------------------------
  /// Puts work on top of the agenda, to be run once this run has closed.
  virtual void push(const Action& action, Symbol marker = {}) = 0;
  /// Removes everything above and with the topmost item pushed with this marker. Errors: no such item is a fault.
  virtual void cancel(Symbol marker) = 0;

  /// Triggers that were set off and wait for the game to settle, the oldest first.
  virtual std::span<const Action> waiting() = 0;
  /// Puts the waiting trigger at that place on top of the agenda. Errors: no such place is a fault.
  virtual void take(std::uint32_t place) = 0;

  // --- rules that stand ------------------------------------------------------------------------------------------
  /// Errors: a rule that nobody provides, or a source, object or argument that does not exist, is a fault.
  virtual AttachmentId attach(const Attachment& attachment) = 0;
  virtual void detach(AttachmentId attachment) = 0;
  /// Ends all rules that were attached until this marker.
  virtual void end(Symbol until) = 0;

  // --- names -----------------------------------------------------------------------------------------------------
  virtual Symbol symbol(std::string_view text) = 0;
  virtual std::string_view text(Symbol symbol) const = 0;
  /// The text as it is compared where case does not matter (Unicode case folding).
  virtual Symbol folded(Symbol symbol) = 0;
  /// The property of a marker; on first use every card gets the column, holding 0. None when cards print a property of
  /// that name, or it is a built-in one.
  virtual PropertyId marker(Symbol name) = 0;
  /// The property of that name that a seat holds (a counter, a variable), or none.
  virtual PropertyId seat_property(Symbol name) const = 0;
  /// A deck that was brought to this game, by number from 0; empty when there is none.
  virtual std::span<const DeckCard> deck(std::uint32_t number) const = 0;

 protected:
  explicit Context(const View& current) : view(current) {}
  ~Context() = default;
};

/// Puts a zone into an order that chance chooses from the stream of this name.
inline Status shuffle(Context& ctx, ZoneId zone, Targets cards, Symbol stream) {
  const auto all = static_cast<std::uint32_t>(cards.size());
  RIFFLE_TRY_AS(order, ctx.choose({.seat = chance,
                                   .prompt = stream,
                                   .kind = DecisionKind::order,
                                   .options = cards,
                                   .min = all,
                                   .max = all,
                                   .stream = stream}));
  ctx.order(zone, order);
  return done;
}

}  // namespace riffle
