#pragma once

#include "laws/law_check.hpp"

namespace riffle {

/// Law 2: the same answers, given inside the runs by bots, make the edits that were heard when each was waited for and
/// its run was run again; and so they do in a playout.
///
/// Choices that ended badly are left out, and what they took back with them: a bot is asked once. Commands are given
/// from outside here too. A game whose turns take commands is not checked: no bot gives a command there.
class InsideCheck final : public LawCheck {
 public:
  using LawCheck::LawCheck;
  void end(Play& play, const Course& course, const EditStream& heard) override;

 private:
  void answer_inside(const Course& course, const EditStream& heard);
  void play_out(const Course& course, const EditStream& heard);
  void compare(const EditStream& heard, const EditStream& inside, std::size_t before, std::string_view what);
};

}  // namespace riffle
