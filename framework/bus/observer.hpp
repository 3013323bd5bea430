#pragma once

#include <riffle/edit.hpp>
#include <riffle/event.hpp>

#include <span>

namespace riffle {

/// Who hears of a game directly, before all public slots and in the order in which they came: no signal in between.
///
/// Must not: edit, answer, undo or redo; the game refuses it.
class Observer {
 public:
  virtual void edits(std::span<const Edit>, Direction) {}
  virtual void event(const Event&) {}

 protected:
  ~Observer() = default;
};

}  // namespace riffle
