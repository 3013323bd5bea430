#pragma once

#include "rules/answers.hpp"

#include <riffle/edit.hpp>
#include <riffle/event.hpp>

#include <span>
#include <string_view>

namespace riffle {

/// What the rules tell the game that they run in.
class Listener {
 public:
  virtual bool hears_edits() const = 0;
  /// Edits at one of the three moments: a run awaits, closes, or is rewound. Backward spans come newest first.
  virtual void edits(std::span<const Edit> edits, Direction direction) = 0;
  virtual void event(const Event& event) = 0;
  virtual void notice(std::string_view text) = 0;
  virtual void fault(std::string_view plugin, std::string_view text) = 0;
  /// An answer that nobody outside gave: chance's, or a bot's.
  virtual void recorded(const Answer& answer) = 0;

 protected:
  ~Listener() = default;
};

}  // namespace riffle
