#pragma once

#include "laws/law_check.hpp"

namespace riffle {

/// Law 4: a new game that is given all answers again, those that ended badly among them, has the same digests.
class RecordCheck final : public LawCheck {
 public:
  using LawCheck::LawCheck;
  void end(Play& play, const Course& course, const EditStream&) override;
};

}  // namespace riffle
