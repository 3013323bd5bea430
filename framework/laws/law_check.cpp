#include "laws/law_check.hpp"

#include "game/hexadecimal.hpp"
#include "laws/clone_check.hpp"
#include "laws/inside_check.hpp"
#include "laws/option_check.hpp"
#include "laws/record_check.hpp"
#include "laws/rewind_checks.hpp"
#include "laws/save_check.hpp"

namespace riffle {

bool LawCheck::expect(bool holds, std::string_view what, std::string_view expected, std::string_view found) {
  ++checks_;
  if (!holds && !breach_) breach_ = {law_, std::string{what}, std::string{expected}, std::string{found}, {}};
  return holds;
}

bool LawCheck::expect(const Verdict& verdict, std::string_view what) {
  return expect(bool{verdict}, what, "done", verdict.reason);
}

bool LawCheck::expect_digest(std::uint64_t expected, std::uint64_t found, std::string_view what) {
  if (expected == found) return expect(true, {}, {}, {});
  return expect(false, what, "digest " + hexadecimal(expected), "digest " + hexadecimal(found));
}

std::unique_ptr<LawCheck> make_check(Law law, Stage& stage, const Sampling& sampling, ChanceStream dice) {
  switch (law) {
    case Law::rewind:
      return std::make_unique<RewindCheck>(law, stage, sampling, dice);
    case Law::inside:
      return std::make_unique<InsideCheck>(law, stage, sampling, dice);
    case Law::clone:
      return std::make_unique<CloneCheck>(law, stage, sampling, dice);
    case Law::record:
      return std::make_unique<RecordCheck>(law, stage, sampling, dice);
    case Law::silence:
      return std::make_unique<SilenceCheck>(law, stage, sampling, dice);
    case Law::options:
      return std::make_unique<OptionCheck>(law, stage, sampling, dice);
    case Law::saving:
      return std::make_unique<SaveCheck>(law, stage, sampling, dice);
    case Law::whole:
      break;
  }
  return std::make_unique<WholeCheck>(law, stage, sampling, dice);
}

}  // namespace riffle
