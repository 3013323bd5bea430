#pragma once

#include "laws/law_check.hpp"
#include "laws/scratch_file.hpp"

namespace riffle {

/// Law 7: what was written to a file is read, played again line by line with equal digests, and ends where it was
/// saved.
class SaveCheck final : public LawCheck {
 public:
  using LawCheck::LawCheck;
  void after(Play& play, const Move& move) override;

 private:
  ScratchFile file_;
};

}  // namespace riffle
