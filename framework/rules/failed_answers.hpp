#pragma once

#include "rules/answers.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace riffle {

/// Answers to a quiet question that ended illegal: not offered again while it is the same question that is asked.
struct FailedAnswers {
  std::vector<Choice> choices;
  bool again = false;  ///< the next quiet question is the one that they failed at

  /// A quiet question is asked: leaves them out of its options. A bot would choose them without end.
  void leave_out_of(OpenDecision& question) {
    if (!std::exchange(again, false)) choices.clear();
    if (choices.empty()) return;
    const auto failed = [&](const Target& option) {
      return std::find(choices.begin(), choices.end(), option.what) != choices.end();
    };
    auto& options = question.options;
    options.erase(std::remove_if(options.begin(), options.end(), failed), options.end());
  }
};

}  // namespace riffle
