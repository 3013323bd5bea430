#pragma once

#include "rules/barriers.hpp"
#include "rules/listener.hpp"
#include "rules/modified_values.hpp"
#include "rules/recent_questions.hpp"
#include "rules/run.hpp"
#include "rules/steps.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace riffle {

/// Runs the agenda: item by item, to the next question; rewinds what is refused, illegal or at fault; undoes and redoes.
///
/// Ownership: owns the state through its editor; borrows the registry and the listener.
/// Errors:    answers are checked here, so that no wrong one reaches an action.
/// Threads:   one.
class Engine {
 public:
  Engine(Registry& registry, std::shared_ptr<const Layout> layout, std::uint64_t seed, Listener& listener);
  /// A copy that goes on from the same open question, without history or bots.
  Engine(const Engine& other, Listener& listener);

  Editor& editor() { return editor_; }
  const Editor& editor() const { return editor_; }
  RunScope& scope() { return scope_; }
  const RunScope& scope() const { return scope_; }
  void push(const Item& item) { editor_.push(encode(item)); }  ///< before the game begins
  void advance();                                              ///< until a question is open or the game is over
  /// Runs what asks nothing, neither players nor chance; a game that begins with begin_from() goes on from there.
  void prepare();
  /// Becomes a game that begins where another was prepared, with a seed of its own. Bots and listener stay.
  void begin_from(const Engine& prepared, std::uint64_t seed);

  const OpenDecision* decision() const { return asked_ ? &decision_ : nullptr; }
  /// The open question that a seat is asked: of several that are open at once its own, as long as it has not answered.
  const OpenDecision* decision(SeatId seat) const;
  const std::optional<std::string>& result() const { return result_; }

  /// Why this is no answer to the open question; empty when it is one.
  std::string wrong(const Answer& answer) const;
  /// Takes one answer and runs on. What it caused to go wrong is in the verdict; then the question is open again.
  Verdict answer(Answer answer);
  /// Errors: by the policies ask (unless the others agreed) and stop, what barriers_ stand before is refused.
  Verdict undo(SeatId by = {}, bool agreed = false);
  Verdict redo();
  std::uint32_t undoable() const;
  std::uint32_t redoable() const { return static_cast<std::uint32_t>(undone_.size()); }
  const std::vector<Step>& steps() const { return steps_; }

  std::uint64_t digest();  ///< of the state at the start of the open item, and its answers
  std::uint64_t transactions() const { return transactions_; }  ///< runs that have closed since the game began

 private:
  enum class Next { go_on, wait };

  bool begin_run();
  Next execute();
  [[gnu::noinline]] Next await();
  Next close(const Run& run);
  void settle_after(const Run& run);
  Next end_loop();
  void complain();
  void close_trace();
  [[gnu::noinline]] Next drop_refused(const Run& run);
  [[gnu::noinline]] Next take_back(Status status, std::string reason, std::string plugin);
  [[gnu::noinline]] Next drop_item(std::string reason, std::string plugin);
  void take(Answer&& answer);
  void stamp(Answer& answer) const;
  void accept(Answer&& answer);
  void reply(Answer&& answer);
  void take_given_replies();
  void show_missing();
  UndoPoint newest_answer() const;
  Verdict may_undo(SeatId by, bool agreed);
  Revealed revealed_since(const Mark& from);
  void keep(const Revealed& revealed);
  void keep_before_run(const Revealed& revealed);
  Verdict undo_reply();
  Verdict undo_answer(std::size_t trace);
  Verdict undo_step();
  void restore_question(const Step& step);
  void redo_step(Undone undone);
  void push_step(Step&& step);
  Step pop_step();
  void rewind_open();
  void welcome_listeners();
  void publish_made();
  void publish_backward(const Mark& to);
  [[gnu::noinline]] void say(const Run& run);
  void look_for_result();
  bool born_of_answer() const;
  void record_new(std::size_t known);
  void remember_births();
  void give_birth(const Answer& quiet, std::span<const Answer> before);

  RunScope scope_;
  Editor editor_;
  ModifiedValues modified_;
  Listener& listener_;
  Trace open_;
  bool running_ = false;     // open_ is being run, or its question is open
  std::vector<Edit> heard_;  // what observers have heard of the open run
  Traces closed_;            // runs of the open step that were answered from outside, and may be taken back
  std::vector<Step> steps_;
  std::ptrdiff_t step_answers_ = 0;  // that undo can take back of them
  RecentQuestions recent_;           // of the newest steps
  bool restored_ = false;  // the open question is that of the newest undone step; redo needs the arena behind it
  bool step_open_ = false;
  std::vector<Birth> births_;  // quiet answers since a quiet question was open, the newest last
  std::vector<Undone> undone_;
  Barriers barriers_;
  OpenDecision decision_;
  Together together_;   // when several are open at once; decision_ is the first without a reply
  bool asked_ = false;  // decision_ is open
  std::optional<std::string> result_;
  std::uint32_t refusals_ = 0;  // of the open run
  std::uint32_t items_ = 0;     // run since a quiet question was answered
  std::uint32_t inside_ = 0;    // quiet questions that bots answered since one from outside was
  std::uint64_t transactions_ = 0;
  Verdict problem_;      // what the present answer caused
  bool silent_ = false;  // redo: its events were heard before
};

}  // namespace riffle
