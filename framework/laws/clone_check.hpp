#pragma once

#include "laws/law_check.hpp"

namespace riffle {

/// Law 3: a clone that gets the answers of its original ends each as it does, and has its digests. One clone lives from
/// the start, another is made anew now and then.
class CloneCheck final : public LawCheck {
 public:
  using LawCheck::LawCheck;
  void begin(Play& play) override { first_ = play.clone(); }
  void before(Play& play, const Move& move) override;
  void after(Play& play, const Move& move) override;

 private:
  void follow(std::unique_ptr<Play>& clone, const Play& play, const Move& move);

  std::unique_ptr<Play> first_, newest_;
};

}  // namespace riffle
