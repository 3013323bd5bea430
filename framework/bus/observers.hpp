#pragma once

#include "bus/observer.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace riffle {

/// A row of observers that may change while it is told something: who comes hears the next, who has left hears no more.
///
/// Ownership: borrows them.
class Observers {
 public:
  void add(Observer& observer) { all_.push_back(&observer); }
  void remove(Observer& observer) {
    std::replace(all_.begin(), all_.end(), &observer, static_cast<Observer*>(nullptr));
    if (telling_ == 0) std::erase(all_, nullptr);
  }
  bool empty() const { return all_.empty(); }

  template <class Tell>
  void each(const Tell& tell) {
    ++telling_;
    for (std::size_t i = 0, count = all_.size(); i < count; ++i)
      if (Observer* observer = all_[i]) tell(*observer);
    if (--telling_ == 0) std::erase(all_, nullptr);
  }

 private:
  std::vector<Observer*> all_;
  int telling_ = 0;
};

}  // namespace riffle
