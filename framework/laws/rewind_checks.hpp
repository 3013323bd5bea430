#pragma once

#include "laws/law_check.hpp"

#include <vector>

namespace riffle {

/// Law 1: undo of an answer gives the digest that was there before it, redo the one after it; and so does what takes an
/// answer back because it ended badly.
class RewindCheck final : public LawCheck {
 public:
  using LawCheck::LawCheck;
  void begin(Play& play) override;
  void after(Play& play, const Move& move) override;

 private:
  void there_and_back(Play& play, std::uint32_t answers, std::uint64_t after);
  void expect_known(std::uint32_t left, std::uint64_t found, std::string_view what);

  std::vector<std::uint64_t> trail_;  // the digest where so many answers could be undone
  std::uint64_t last_ = 0;            // before the answer that is looked at
};

/// Law 5: who hears events hears none while answers are undone and redone.
class SilenceCheck final : public LawCheck, public Observer {
 public:
  using LawCheck::LawCheck;
  void begin(Play& play) override { play.bus().add(*this); }
  void after(Play& play, const Move& move) override;
  void end(Play& play, const Course&, const EditStream&) override { play.bus().remove(*this); }
  void event(const Event&) override { events_ += rewinding_ ? 1 : 0; }

 private:
  bool rewinding_ = false;
  std::uint32_t events_ = 0;
};

/// Law 8: undo of everything gives the digest of the start, redo of everything that of the end.
class WholeCheck final : public LawCheck {
 public:
  using LawCheck::LawCheck;
  void end(Play& play, const Course& course, const EditStream&) override;
};

}  // namespace riffle
