#pragma once

#include "bus/observer.hpp"
#include "bus/sieve.hpp"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <vector>

namespace riffle {

/// A row of observers that may change while it is told something: who comes hears the next, who has left hears no more.
///
/// One that wants all is told without a look at what it is told.
/// Ownership: borrows them.
class Observers {
 public:
  void add(Observer& observer, const Wanted& wanted = {});
  void remove(Observer& observer);
  bool empty() const { return all_.empty(); }
  /// Whether one of them wants edits.
  bool hear_edits() const { return hearing_ != 0; }

  template <class Tell>
  void each(const Tell& tell) {
    ++telling_;
    for (std::size_t i = 0, count = all_.size(); i < count; ++i)
      if (Observer* observer = all_[i]) tell(*observer);
    if (--telling_ == 0) sweep();
  }

 private:
  /// Stands in the row for an observer that wants less than all.
  struct Narrowed final : Observer {
    Narrowed(Observer& observer, const Wanted& what) : told(observer), wanted(what), sieve(what.edits) {}
    void edits(std::span<const Edit> edits, Direction direction) override {
      if (!wanted.no_edits) sieve(edits, [&](std::span<const Edit> some) { told.edits(some, direction); });
    }
    void event(const Event& event) override {
      if (!wanted.event || event.id == wanted.event) told.event(event);
    }
    std::string_view plugin() const override { return told.plugin(); }

    Observer& told;
    Wanted wanted;
    Sieve sieve;
    bool left = false;  // it is being told, maybe: it goes when nobody is
  };

  void forget(Observer& observer, bool heard_edits) {
    if (heard_edits) hearing_ -= std::count(all_.begin(), all_.end(), &observer);
    std::replace(all_.begin(), all_.end(), &observer, static_cast<Observer*>(nullptr));
  }
  void sweep() {
    std::erase(all_, nullptr);
    std::erase_if(narrowed_, [](const auto& narrowed) { return narrowed->left; });
  }

  std::vector<Observer*> all_;
  std::vector<std::unique_ptr<Narrowed>> narrowed_;
  std::ptrdiff_t hearing_ = 0;  // those in the row that want edits
  int telling_ = 0;
};

inline void Observers::add(Observer& observer, const Wanted& wanted) {
  hearing_ += wanted.no_edits ? 0 : 1;
  if (wanted.all()) return all_.push_back(&observer);
  all_.push_back(narrowed_.emplace_back(std::make_unique<Narrowed>(observer, wanted)).get());
}

inline void Observers::remove(Observer& observer) {
  forget(observer, true);
  for (const auto& narrowed : narrowed_) {
    if (&narrowed->told != &observer) continue;
    forget(*narrowed, !narrowed->wanted.no_edits);
    narrowed->left = true;
  }
  if (telling_ == 0) sweep();
}

}  // namespace riffle
