#pragma once

#include "laws/walk.hpp"

namespace riffle {

/// A course that breaks a law, and how.
struct Broken {
  Breach breach;
  Course course;
};

/// Plays a course and checks one law, all of it at each step. Nothing when it holds.
std::optional<Broken> examine(Stage& stage, const Course& course, Law law);

/// The shortest list of answers that is found to break the same law still: delta debugging over the answers, what
/// chance answered to each staying with it. A law that is broken without any answer gives an empty list. The search
/// ends after a minute, with the shortest list that it has.
///
/// Source: Zeller, Hildebrandt, "Simplifying and Isolating Failure-Inducing Input" (2002), ddmin.
Broken shrink(Stage& stage, Broken broken);

}  // namespace riffle
