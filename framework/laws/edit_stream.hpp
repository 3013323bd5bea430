#pragma once

#include "bus/observer.hpp"

#include <vector>

namespace riffle {

/// An edit, and in which direction it was heard.
struct StreamedEdit {
  Edit edit;
  Direction direction = Direction::forward;

  friend bool operator==(const StreamedEdit&, const StreamedEdit&) = default;
};

/// All edits that are heard while it listens, in their order, whatever spans they come in.
class EditStream final : public Observer {
 public:
  void edits(std::span<const Edit> span, Direction direction) override {
    if (!listening_) return;
    for (const Edit& edit : span) heard_.push_back({edit, direction});
  }
  void listen(bool listening) { listening_ = listening; }
  /// Forgets what it heard after the first so many.
  void keep(std::size_t edits) { heard_.resize(edits); }
  void clear() { heard_.clear(); }
  const std::vector<StreamedEdit>& heard() const { return heard_; }

 private:
  std::vector<StreamedEdit> heard_;
  bool listening_ = true;
};

}  // namespace riffle
