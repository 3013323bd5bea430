#pragma once

#include "laws/course.hpp"
#include "laws/edit_stream.hpp"
#include "laws/law.hpp"
#include "laws/play.hpp"
#include "laws/sampling.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace riffle {

/// How a law was broken.
struct Breach {
  Law law = Law::rewind;
  std::string what, expected, found;  ///< a sentence, and two digests or other short texts
  std::string plugin;                 ///< who is to blame, when that is known
};

/// One law, checked while a game is played.
class LawCheck {
 public:
  LawCheck(Law law, Stage& stage, const Sampling& sampling, ChanceStream dice)
      : law_{law}, stage_{stage}, sampling_{sampling}, dice_{dice} {}
  virtual ~LawCheck() = default;

  Law law() const { return law_; }
  const std::optional<Breach>& breach() const { return breach_; }
  std::uint64_t checks() const { return checks_; }

  /// Called: at the first question.
  virtual void begin(Play&) {}
  /// Called: when the question that `move` answers is open.
  virtual void before(Play&, const Move&) {}
  /// Called: when it was answered, well or not. Whatever is done to the play is taken back.
  virtual void after(Play&, const Move&) {}
  /// Called: when no more is played. `heard` are the edits of all answers that were taken.
  virtual void end(Play&, const Course&, const EditStream& /*heard*/) {}

 protected:
  /// Counts a check, and keeps the first that fails.
  bool expect(bool holds, std::string_view what, std::string_view expected, std::string_view found);
  bool expect(const Verdict& verdict, std::string_view what);
  bool expect_digest(std::uint64_t expected, std::uint64_t found, std::string_view what);
  bool due(std::uint32_t times) { return once_in(dice_, times); }
  void blame(std::string_view plugin) {
    if (breach_) breach_->plugin = plugin;
  }

  const Law law_;
  Stage& stage_;
  const Sampling& sampling_;
  ChanceStream dice_;

 private:
  std::optional<Breach> breach_;
  std::uint64_t checks_ = 0;
};

std::unique_ptr<LawCheck> make_check(Law law, Stage& stage, const Sampling& sampling, ChanceStream dice);

}  // namespace riffle
