#pragma once

#include "laws/course.hpp"
#include "laws/play.hpp"

namespace riffle {

/// The same course with what chance answered to each answer put on record, from the log of a game; the course as it is
/// when that log cannot be read.
Course with_chance(Stage& stage, const Course& course);

}  // namespace riffle
